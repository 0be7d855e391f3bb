import { uploadBytes, uploads, uploadsInFlight } from '../../observe/metrics.ts'
import type { Recordings } from '../../store/recordings/recordings.ts'

/** The same recordings, those that come in counted. */
export function observeRecordings<R extends Recordings>(recordings: R): R {
  return {
    ...recordings,
    async receive(source, headBytes) {
      uploadsInFlight.inc()
      try {
        const received = await recordings.receive(source, headBytes)
        uploads.inc({ outcome: 'received' })
        uploadBytes.inc(received.bytes)
        return received
      } catch (error) {
        uploads.inc({ outcome: 'broken' })
        throw error
      } finally {
        uploadsInFlight.dec()
      }
    },
  } satisfies Recordings as R
}
