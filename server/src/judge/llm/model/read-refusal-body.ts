import { isObject } from './read-json.ts'

/** What a service says about a request that it refuses. */
export interface RefusalBody {
  /** Codes, types and the names of parameters, a line each: written by a machine for a machine. */
  readonly codes: string
  /** Its sentence, without what it repeats of the request. */
  readonly message: string
}

const longestMessage = 2_000
/** Longer than the name of a model or a parameter. */
const quotation = /(["'`“])[^"'`”]{30,1000}["'`”]/g

/** A body may repeat the request, and so any word a customer says: only what the service says itself counts. */
export function readRefusalBody(body: string): RefusalBody {
  const parsed = parse(body)
  if (parsed === undefined) return { codes: '', message: withoutQuotations(body) }
  const outer = Array.isArray(parsed) ? parsed[0] : parsed
  const inner = isObject(outer) ? (outer.error ?? outer) : outer
  const sources = [outer, inner, isObject(inner) ? inner.innererror : undefined].filter(isObject)
  const codes = sources.flatMap(({ code, type, param, status }) =>
    [code, type, param, status].filter((item) => typeof item === 'string'),
  )
  const told = isObject(inner) ? (inner.message ?? inner.detail) : inner
  return { codes: codes.join('\n'), message: withoutQuotations(typeof told === 'string' ? told : '') }
}

function withoutQuotations(text: string): string {
  return text.slice(0, longestMessage).replace(quotation, ' ')
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
