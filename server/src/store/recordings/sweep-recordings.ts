import { callIdOf, fingerprintOf, isCallId, isCopy } from './recording-names.ts'
import type { NeededFiles } from './recordings.ts'

/** A kept original or copy, wherever it lies. */
export interface KeptFile {
  readonly name: string
  ageMs(): Promise<number>
  remove(): Promise<void>
}

/** What a sweep needs to know of a place where recordings are kept. */
export interface KeptFiles {
  /** Originals and copies, some hundreds at a time. */
  kept(): AsyncIterable<readonly KeptFile[]>
  /** Moves an original out of the way; its age begins anew. */
  setAside(file: KeptFile): Promise<void>
  putBack(file: KeptFile): Promise<void>
  orphaned(): AsyncIterable<readonly KeptFile[]>
}

const hourMs = 3_600_000
const monthMs = 30 * 24 * hourMs

/** Removes copies that are not current and what erased calls left; sets aside what belongs to no call, for a month. What turns out to belong to a call comes back. */
export async function sweepRecordings(
  files: KeptFiles,
  needed: NeededFiles,
  signal?: AbortSignal,
): Promise<void> {
  /** A younger one may be another process's work in hand. */
  const isOld = async (file: KeptFile) => (await file.ageMs()) > hourMs
  for await (const some of files.kept()) {
    signal?.throwIfAborted()
    const originals = some.filter(({ name }) => isCallId(name))
    const copies = some.filter(({ name }) => isCopy(name))
    const ids = [...new Set([...originals, ...copies].map(({ name }) => callIdOf(name)))]
    const [wanted, erased, current] = [
      await needed.recordings(ids),
      await needed.erased(ids),
      await needed.redacted(ids),
    ]
    const aside: KeptFile[] = []
    for (const file of originals) {
      if (erased.has(file.name)) await file.remove()
      // Set aside rather than removed: a database restored from an old backup does not know its newest calls.
      else if (!wanted.has(file.name) && (await isOld(file))) {
        await files.setAside(file)
        aside.push(file)
      }
    }
    // A call may have come to be known meanwhile: clocks differ, and an upload may have been longer on its way than it seems.
    await putBackKnown(files, aside, needed)
    for (const file of copies) {
      const id = callIdOf(file.name)
      if (fingerprintOf(file.name) === current.get(id)) continue
      if (erased.has(id) || (await isOld(file))) await file.remove()
    }
  }
  for await (const some of files.orphaned()) {
    signal?.throwIfAborted()
    const erased = await needed.erased(some.map(({ name }) => name).filter(isCallId))
    const back = await putBackKnown(files, some, needed)
    for (const file of some) {
      if (back.has(file.name)) continue
      if (erased.has(file.name) || (await file.ageMs()) > monthMs) await file.remove()
    }
  }
}

/** The right database is back, or a commit came late: their calls are to be heard again. Resolves to their names. */
async function putBackKnown(
  files: KeptFiles,
  aside: readonly KeptFile[],
  needed: NeededFiles,
): Promise<ReadonlySet<string>> {
  const known = await needed.recordings(aside.map(({ name }) => name).filter(isCallId))
  for (const file of aside) if (known.has(file.name)) await files.putBack(file)
  return known
}
