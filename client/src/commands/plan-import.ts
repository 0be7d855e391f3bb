import { access, constants, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Model, Recording } from '../client.ts'
import type { Fault, Manifest, ManifestRow } from './read-manifest.ts'
import { typeMetadata } from './typed-metadata.ts'

export interface PlannedCall extends Omit<ManifestRow, 'metadata'> {
  readonly audio: string | Recording
  readonly bytes: number
  readonly parameters: Readonly<Record<string, unknown>>
}

export interface ImportPlan {
  readonly calls: readonly PlannedCall[]
  readonly faults: readonly Fault[]
}

/** Checks every row against the files and the models that are there, before anything is sent. */
export async function planImport(
  folder: string,
  { rows, faults }: Manifest,
  models: readonly Model[],
): Promise<ImportPlan> {
  const byName = new Map(models.map((model) => [model.name.toLowerCase(), model]))
  const found: Fault[] = [...faults]
  const calls: PlannedCall[] = []
  for (const row of rows) {
    const path = resolve(folder, row.file)
    const { bytes, message } = await measure(path)
    const model = byName.get(row.modelName.toLowerCase())
    const metadata = model ? typeMetadata(row.metadata, model.template_metadata) : undefined
    const wrong = [
      ...(message ? [`${row.file} ${message}`] : []),
      ...(metadata ? metadata.faults : [`there is no model named ${row.modelName}`]),
    ]
    found.push(...wrong.map((text) => ({ line: row.line, message: text })))
    calls.push({ ...row, audio: path, bytes, parameters: metadata?.values ?? {} })
  }
  return { calls, faults: found.sort((one, other) => one.line - other.line) }
}

async function measure(path: string): Promise<{ bytes: number; message?: string }> {
  try {
    const found = await stat(path)
    if (!found.isFile()) return { bytes: 0, message: 'is not a file' }
    if (found.size === 0) return { bytes: 0, message: 'is empty' }
    await access(path, constants.R_OK)
    return { bytes: found.size }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { bytes: 0, message: code === 'ENOENT' ? 'is not there' : `cannot be read (${code})` }
  }
}
