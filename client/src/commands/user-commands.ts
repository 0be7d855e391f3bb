import type { Command } from 'commander'
import { addAuditCommand } from './audit.ts'
import type { FindLocalService } from './connection.ts'
import { addExportCommand } from './export.ts'
import { addImportCommand } from './import.ts'
import { addModelsCommands } from './models.ts'
import { addReviewCommands } from './reviews/review.ts'
import { addShowCommand } from './show.ts'
import { addStatsCommands } from './stats.ts'
import { addSubmitCommand } from './submit.ts'
import { addWatchCommand } from './watch.ts'
import { addWebhooksCommands } from './webhooks.ts'

export type { FindLocalService, KeptCredentials, LocalService } from './connection.ts'

/** The commands of who sends calls and reads results. They need an address and credentials, and nothing of the server. */
export function addUserCommands(
  program: Command,
  findLocalService: FindLocalService = async () => undefined,
): void {
  addSubmitCommand(program, findLocalService)
  addImportCommand(program, findLocalService)
  addWatchCommand(program, findLocalService)
  addShowCommand(program, findLocalService)
  addExportCommand(program, findLocalService)
  addStatsCommands(program, findLocalService)
  addReviewCommands(program, findLocalService)
  addModelsCommands(program, findLocalService)
  addWebhooksCommands(program, findLocalService)
  addAuditCommand(program, findLocalService)
}
