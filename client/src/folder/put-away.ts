import { lstat, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { doneFolder, refusedFolder } from './waiting-files.ts'

/** Moves a recording that has been sent; never over another of its name. */
export async function putAway(folder: string, path: string): Promise<void> {
  await rename(join(folder, path), await freePath(join(folder, doneFolder, path)))
}

/** Moves a recording that was refused. The reason is there first: a kill in between leaves nothing unexplained. */
export async function putAside(folder: string, path: string, reason: string): Promise<void> {
  const target = await freePath(join(folder, refusedFolder, path))
  await writeFile(`${target}.txt`, `${reason}\n`)
  await rename(join(folder, path), target)
}

async function freePath(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  const ending = extname(path)
  for (let number = 1; ; number++) {
    const candidate =
      number === 1 ? path : `${path.slice(0, path.length - ending.length)} (${number})${ending}`
    const isFree = await lstat(candidate).then(
      () => false,
      () => true,
    )
    if (isFree) return candidate
  }
}
