import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { listPublicKeys } from '../../store/clients/signing-keys.ts'
import type { Database } from '../../store/database.ts'

/** How long a process goes by the keys it has read: so soon it learns of a new one, and forgets one that was retired. */
const keySetMs = 10_000
/** Another process may have made a key just now: look again, but not for every forged token. */
const newKeyMs = 1_000

/** Finds the key that something of this service's own was signed with. `now` is for ages only. */
export function openOwnKeys(database: Database, now: () => number): JWTVerifyGetKey {
  let keySet: { readonly find: JWTVerifyGetKey; readonly readAt: number } | undefined
  const getKeySet = async (mostMs: number) => {
    if (!keySet || now() - keySet.readAt >= mostMs) {
      keySet = { find: createLocalJWKSet({ keys: await listPublicKeys(database) }), readAt: now() }
    }
    return keySet
  }
  return async (header, token) => {
    // Every token of ours names its key. Without a name, a key would be tried for fitting the algorithm alone.
    if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey()
    const known = await getKeySet(keySetMs)
    try {
      return await known.find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      return (await getKeySet(newKeyMs)).find(header, token)
    }
  }
}
