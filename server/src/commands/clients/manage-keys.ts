import type { Command } from 'commander'
import { readConfig } from '../../config.ts'
import type { ListedKey, SigningAlgorithm } from '../../store/clients/signing-keys.ts'
import type { Database } from '../../store/database.ts'

/** `callmark keys …`: the keys that sign this service's own tokens. Works while it runs and when it does not. */
export function addKeyCommands(program: Command): void {
  const keys = program.command('keys').description('list and rotate the keys that sign access tokens')

  keys
    .command('list')
    .option('--json', 'print JSON')
    .action(async (options: { json?: boolean }) => {
      printKeys(await withKeys((database, { listSigningKeys }) => listSigningKeys(database)), options.json)
    })

  keys
    .command('rotate')
    .description('switch to a new key; tokens of the old one stay valid until they expire')
    .option(
      '--retire-at-once',
      'for a key that may have leaked: every token issued so far ends within seconds',
    )
    .option('--json', 'print JSON')
    .action(async (options: { retireAtOnce?: boolean; json?: boolean }) => {
      const atOnce = options.retireAtOnce ?? false
      const made = await withKeys((database, { rotateSigningKeys }, algorithm) =>
        rotateSigningKeys(database, { algorithm, atOnce, actor: 'operator' }),
      )
      printKeys(made, options.json)
      if (!options.json)
        console.log(
          atOnce
            ? 'It signs from now on. Clients have to sign in again.'
            : 'It is published, and signs as soon as everybody can know it. Nothing else needs to be done.',
        )
    })
}

async function withKeys<T>(
  work: (
    database: Database,
    keys: typeof import('../../store/clients/signing-keys.ts'),
    algorithm: SigningAlgorithm,
  ) => Promise<T>,
): Promise<T> {
  const config = readConfig(process.env)
  const { openStore } = await import('../house/open-store.ts')
  const store = await openStore(config, 'join')
  try {
    return await work(
      store.database,
      await import('../../store/clients/signing-keys.ts'),
      config.TOKEN_ALGORITHM,
    )
  } finally {
    await store.close()
  }
}

function printKeys(keys: readonly ListedKey[], json = false): void {
  if (json) {
    console.log(JSON.stringify(keys, null, 2))
    return
  }
  const until = (moment: Date | null) => moment?.toISOString() ?? 'open'.padEnd(24)
  for (const { id, algorithm, state, signsFrom, retiredAt, verifiesUntil } of keys) {
    console.log(
      `${id}  ${algorithm}  ${state.padEnd(9)}  signs ${signsFrom.toISOString()} – ${until(retiredAt)}  verifies until ${until(verifiesUntil)}`,
    )
  }
}
