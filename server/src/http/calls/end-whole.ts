import { type Readable, Transform } from 'node:stream'

/**
 * The same content, which ends in an error when fewer bytes come than were announced: the connection is then closed, and
 * nobody waits on it for the rest.
 */
export function endWhole(content: Readable, bytes: number): Readable {
  let left = bytes
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      done(null, chunk)
    },
    flush(done) {
      done(left > 0 ? new Error('the content is cut short') : null)
    },
  })
  content.on('error', (error) => counted.destroy(error))
  counted.on('close', () => content.destroy())
  return content.pipe(counted)
}
