import type { Duplex } from 'node:stream'

/** The number of the channel in a process that is shut in; the files handed to it follow. */
export const channelNumber = 3
export const firstFileNumber = 4

/** A longer message is nobody's answer. */
const longestLine = 4 * 2 ** 20

/**
 * Messages as lines of JSON, both ways. Not Node's own channel: whoever has taken the other side over could send there
 * what Node takes for orders of its own, or what ends the service with an exception. What is no message comes as undefined.
 */
export function openChannel(
  stream: Duplex,
  onMessage: (message: unknown) => void,
): { send(message: unknown, onFailure?: () => void): void } {
  let rest: Buffer[] = []
  let length = 0
  stream.on('error', () => {})
  stream.on('data', (chunk: Buffer) => {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      const line = Buffer.concat([...rest, chunk.subarray(from, end)])
      rest = []
      length = 0
      from = end + 1
      onMessage(parse(line))
    }
    rest.push(chunk.subarray(from))
    length += chunk.length - from
    if (length <= longestLine) return
    stream.destroy()
    onMessage(undefined)
  })
  return {
    send(message, onFailure) {
      stream.write(`${JSON.stringify(message, refuseNonsense)}\n`, (error) => {
        if (error) onFailure?.()
      })
    },
  }
}

/** JSON would make null of it without a word, and null counts as zero. */
function refuseNonsense(_key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('a number that is none')
  return value
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'))
  } catch {
    return undefined
  }
}
