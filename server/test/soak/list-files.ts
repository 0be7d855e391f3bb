import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'

export async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
}

export async function listFileNames(folder: string): Promise<string[]> {
  return (await listFiles(folder)).map((path) => path.split('/').at(-1)!)
}

/** Lets files look two hours old: what is younger might still be somebody's work in hand. */
export async function ageFiles(folder: string): Promise<void> {
  const then = new Date(Date.now() - 7_200_000)
  for (const path of await listFiles(folder)) await utimes(path, then, then)
}
