import { Buffer } from 'node:buffer'
import { findCostlyShape } from './check-json-shape.ts'

/** What is wrong with a vCon; the message goes on from the name of its file. */
export class VconFault extends Error {}

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The objects of a list; what is null or left out counts as an empty one, so that places stay what they were. */
export function readList(of: Fields, name: string): readonly Fields[] {
  const list = of[name] ?? []
  if (!Array.isArray(list)) throw new VconFault(`has ${name} that are not a list`)
  return list.map((item) => (isFields(item) ? item : {}))
}

export function readText(of: Fields, name: string): string | undefined {
  const value = of[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

export function decodeBase64url(text: string): Buffer | undefined {
  const bare = text.replace(/={1,2}$/, '')
  // Node passes over what is not of the alphabet, and would give a recording that nobody made.
  if (bare.length % 4 === 1 || /[^\w-]/.test(bare)) return undefined
  return Buffer.from(bare, 'base64url')
}

/** The JSON in an object's body, as the draft writes it today and as it did before; undefined: there is none. */
export function readJsonBody({ body, encoding, mediatype, mimetype }: Fields): unknown {
  if (typeof body !== 'string') return body
  if (encoding === 'base64url') {
    const bytes = decodeBase64url(body)
    return bytes && parseSafely(bytes)
  }
  const isJson = encoding === 'json' || String(mediatype ?? mimetype ?? '').includes('json')
  return isJson ? parseSafely(Buffer.from(body)) : undefined
}

function parseSafely(bytes: Buffer): unknown {
  if (findCostlyShape(bytes)) return undefined
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
