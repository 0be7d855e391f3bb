import { randomUUID } from 'node:crypto'

/** A field of a form; the same name may come more than once. */
export type Field = readonly [name: string, value: string]

/** A multipart form with the sound as its last part, so that it can be sent while it is read. */
export function writeForm(
  fields: readonly Field[],
  fileBytes: number,
  file: () => AsyncIterable<Uint8Array>,
) {
  const boundary = `callmark-${randomUUID()}`
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  // Some servers tell the format by the file's name alone.
  const opening = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="audio.wav"\r\nContent-Type: audio/wav\r\n\r\n`
  const before = Buffer.from(parts.join('') + opening)
  const after = Buffer.from(`\r\n--${boundary}--\r\n`)
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes: before.length + fileBytes + after.length,
    async *write(): AsyncGenerator<Uint8Array> {
      yield before
      yield* file()
      yield after
    },
  }
}
