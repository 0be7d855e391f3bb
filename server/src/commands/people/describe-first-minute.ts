import type { Config } from '../../config.ts'
import { firstClientPath } from '../clients/first-client-path.ts'
import type { RunningService } from '../serve.ts'

/** What a newcomer does next: people first, programs second. The secret of a program is in its file and nowhere else. */
export function describeFirstMinute(
  { firstLink, firstClient }: Pick<RunningService, 'firstLink' | 'firstClient'>,
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
): string[] {
  return [
    ...(firstLink ? [`Open this to make your account (15 minutes, once): ${firstLink}`] : []),
    ...(firstClient
      ? [`For programs: client ${firstClient.client_id}, its secret is in ${firstClientPath(DATA_DIR)}`]
      : []),
  ]
}
