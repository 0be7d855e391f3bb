const deepest = 100
const mostValues = 1_000_000

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const openings = new Set([0x5b, 0x7b])
const closings = new Set([0x5d, 0x7d])

/** What would make the parser of hostile JSON costly, in words; looked for before anything is parsed. */
export function findCostlyShape(json: Uint8Array): string | undefined {
  let depth = 0
  let values = 0
  for (let index = 0; index < json.length; index++) {
    const byte = json[index]!
    if (byte === quote) {
      index = endOfText(json, index)
    } else if (openings.has(byte)) {
      depth += 1
      values += 1
      if (depth > deepest) return `is nested more than ${deepest} levels deep`
    } else if (closings.has(byte)) {
      depth -= 1
    } else if (byte === comma) {
      values += 1
    }
    if (values > mostValues) return `has more than ${mostValues} values`
  }
  return undefined
}

/** Jumps from quote to quote: nearly all of a vCon is the one long text of its recording. */
function endOfText(json: Uint8Array, start: number): number {
  for (let end = json.indexOf(quote, start + 1); end !== -1; end = json.indexOf(quote, end + 1)) {
    let escapes = 0
    while (json[end - 1 - escapes] === backslash) escapes += 1
    if (escapes % 2 === 0) return end
  }
  return json.length
}
