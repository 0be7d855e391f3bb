import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Keeps secrets that the service itself must be able to read again. */
export interface SecretBox {
  seal(secret: string): string
  /** Throws SecretUnreadableError when it was sealed with another key. */
  open(kept: string): string
}

/** SECRETS_KEY is missing, or not the one that a secret was sealed with. */
export class SecretUnreadableError extends Error {
  override name = 'SecretUnreadableError'
}

const prefix = 'aes-256-gcm:'
const ivBytes = 12
const tagBytes = 16

/** Without a key, secrets are kept as they are. What was kept before there was a key stays readable. */
export function createSecretBox(key: Buffer | undefined): SecretBox {
  return {
    seal(secret) {
      if (!key) return secret
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
    },
    open(kept) {
      if (!kept.startsWith(prefix)) return kept
      if (!key) throw new SecretUnreadableError('SECRETS_KEY is not set.')
      try {
        const bytes = Buffer.from(kept.slice(prefix.length), 'base64')
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        throw new SecretUnreadableError('SECRETS_KEY is not the one this was sealed with.')
      }
    },
  }
}
