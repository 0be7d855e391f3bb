import { parsePartialJson } from 'ai'

/** The object in a model's reply, and whether all of it was there. */
export interface ReadJson {
  readonly object: Readonly<Record<string, unknown>>
  readonly whole: boolean
}

const longestRead = 400_000

/** Finds the JSON object in a reply that may think aloud first, wrap it in a fence or in prose, or break off. */
export async function readJson(reply: string): Promise<ReadJson | undefined> {
  const whole = reply.slice(0, longestRead)
  // What was thought aloud is no answer, even where it looks like one.
  const text = whole.slice(whole.lastIndexOf('</think>') + 1)
  let best: Readonly<Record<string, unknown>> | undefined
  let at = text.indexOf('{')
  for (let tries = 0; at >= 0 && tries < 20; tries++) {
    const end = closingBrace(text, at)
    if (end < 0) break
    const object = toObject(text.slice(at, end + 1))
    // A model that explains itself shows an example first: the last whole object is its answer.
    if (object && (!best || Object.keys(object).length >= Object.keys(best).length)) best = object
    at = text.indexOf('{', object ? end + 1 : at + 1)
  }
  if (best) return { object: best, whole: true }
  const start = text.indexOf('{')
  if (start < 0) return undefined
  const { value } = await parsePartialJson(withoutFence(text.slice(start)))
  return isObject(value) ? { object: value, whole: false } : undefined
}

function withoutFence(text: string): string {
  const trimmed = text.trimEnd()
  return trimmed.endsWith('```') ? trimmed.slice(0, -3).trimEnd() : trimmed
}

function closingBrace(text: string, start: number): number {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (quoted) {
      if (character === '\\') at++
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at
  }
  return -1
}

function toObject(text: string): Readonly<Record<string, unknown>> | undefined {
  for (const tidy of [text, text.replace(/,(\s*[}\]])/g, '$1')]) {
    try {
      const value: unknown = JSON.parse(tidy)
      return isObject(value) ? value : undefined
    } catch {}
  }
  return undefined
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
