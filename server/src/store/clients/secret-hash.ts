import { randomBytes, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

interface Cost {
  /** The work, and with `r` the memory, as a power of two. */
  readonly ln: number
  readonly r: number
  readonly p: number
}

/**
 * 16 MiB and some 50 ms. People's passwords need more; these secrets are 256 random bits that nobody can guess however
 * quickly, and a sign-in must not be a way to take the machine's memory.
 */
const secretCost: Cost = { ln: 14, r: 8, p: 1 }
/** For what people choose, as OWASP recommends it: 128 MiB and some 400 ms, one at a time. */
const passwordCost: Cost = { ln: 17, r: 8, p: 1 }
const keyBytes = 32

const scrypt = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scryptCallback,
)

/** Stored with what it cost, so that this can be raised and old ones still be checked. */
export const hashSecret = (secret: string): Promise<string> => hash(secret, secretCost)
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), passwordCost)

async function hash(secret: string, cost: Cost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(secret, salt, cost)
  return `scrypt:ln=${cost.ln},r=${cost.r},p=${cost.p}:${salt.toString('base64url')}:${key.toString('base64url')}`
}

/** Takes as long for a wrong secret as for the right one. */
export async function secretMatches(secret: string, stored: string): Promise<boolean> {
  const { salt, key, cost } = read(stored)
  const actual = await derive(secret, salt, cost)
  return key.length === actual.length && timingSafeEqual(key, actual)
}

/** The same for what a person chose, however their keyboard writes accents. */
export function passwordMatches(password: string, stored: string): Promise<boolean> {
  return secretMatches(password.normalize('NFKC'), stored)
}

/** Whether it was hashed otherwise than today's are. */
export function isOutdated(stored: string): boolean {
  const { cost: then, plain } = read(stored)
  return plain || then.ln !== secretCost.ln || then.r !== secretCost.r || then.p !== secretCost.p
}

function read(stored: string): { salt: Buffer; key: Buffer; cost: Cost; plain: boolean } {
  const [, ...parts] = stored.split(':')
  const [key = '', salt = '', costs] = parts.reverse()
  const found = /^ln=(\d+),r=(\d+),p=(\d+)$/.exec(costs ?? '')
  return {
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
    // The first ones did not say; this is what they cost.
    cost: found ? { ln: Number(found[1]), r: Number(found[2]), p: Number(found[3]) } : { ln: 14, r: 8, p: 1 },
    plain: !found,
  }
}

function derive(secret: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln
  return scrypt(secret, salt, keyBytes, { N, r, p, maxmem: 2 * 128 * N * r })
}
