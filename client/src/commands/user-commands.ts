import type { Command } from 'commander'
import { addAlertsCommands } from './alerts.ts'
import { addAskCommand } from './ask.ts'
import { addAuditCommand } from './audit.ts'
import type { FindLocalService } from './connection.ts'
import { addDigestCommands } from './digest.ts'
import { addExportCommand } from './export.ts'
import { addImportCommand } from './import.ts'
import { addImportVconCommand } from './import-vcon.ts'
import { addMcpCommand } from './mcp.ts'
import { addModelsCommands } from './models.ts'
import { addPhoneSystemsCommands } from './phone-systems.ts'
import { addReviewCommands } from './reviews/review.ts'
import { addSearchCommand } from './search.ts'
import { addShowCommand } from './show.ts'
import { addStatsCommands } from './stats.ts'
import { addSubmitCommand } from './submit.ts'
import { addTargetsCommands } from './targets.ts'
import { addWatchCommand } from './watch.ts'
import { addWatchFolderCommand } from './watch-folder.ts'
import { addWebhooksCommands } from './webhooks.ts'

export type { FindLocalService, KeptCredentials, LocalService } from './connection.ts'

/** The commands of who sends calls and reads results. They need an address and credentials, and nothing of the server. */
export function addUserCommands(
  program: Command,
  findLocalService: FindLocalService = async () => undefined,
): void {
  addSubmitCommand(program, findLocalService)
  addImportCommand(program, findLocalService)
  addImportVconCommand(program, findLocalService)
  addWatchFolderCommand(program, findLocalService)
  addWatchCommand(program, findLocalService)
  addShowCommand(program, findLocalService)
  addSearchCommand(program, findLocalService)
  addAskCommand(program, findLocalService)
  addExportCommand(program, findLocalService)
  addStatsCommands(program, findLocalService)
  addReviewCommands(program, findLocalService)
  addModelsCommands(program, findLocalService)
  addTargetsCommands(program, findLocalService)
  addWebhooksCommands(program, findLocalService)
  addPhoneSystemsCommands(program, findLocalService)
  addAlertsCommands(program, findLocalService)
  addDigestCommands(program, findLocalService)
  addAuditCommand(program, findLocalService)
  addMcpCommand(program, findLocalService)
}
