import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('..', import.meta.url))
const client = fileURLToPath(new URL('../../client/src', import.meta.url))
const stampName = 'built-from.txt'

/** Where the built page lies. */
export const pageFolder = join(web, 'dist')

/** Whether the built page is that of the sources as they are. */
export async function isPageCurrent(): Promise<boolean> {
  const stamp = await readFile(join(pageFolder, stampName), 'utf8').catch(() => undefined)
  return stamp !== undefined && stamp === (await fingerprintSources())
}

/** Builds the page beside the old one and then puts it in its place: whoever starts meanwhile finds a whole one. */
export async function buildPage(): Promise<void> {
  const stamp = await fingerprintSources()
  const made = join(web, `dist.${process.pid}`)
  try {
    const { build } = await import('vite')
    await build({ configFile: join(web, 'vite.config.ts'), build: { outDir: made, emptyOutDir: true } })
    await writeFile(join(made, stampName), stamp)
    await replaceFolder(made, pageFolder)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

async function replaceFolder(made: string, place: string): Promise<void> {
  const old = `${made}.old`
  await rename(place, old).catch(() => {})
  // Somebody else may have put theirs there in between; it is as good.
  await rename(made, place).catch((error) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  await rm(old, { recursive: true, force: true })
}

async function fingerprintSources(): Promise<string> {
  const hash = createHash('sha256')
  const names = [
    'package.json',
    'index.html',
    'vite.config.ts',
    'scripts/build-page.ts',
    '../package-lock.json',
  ]
  const files = names.map((name) => join(web, name)).filter((path) => existsSync(path))
  for (const folder of [join(web, 'src'), join(web, 'public'), client])
    files.push(...(await listFiles(folder)))
  for (const file of files) hash.update(file.slice(web.length)).update(await readFile(file))
  return hash.digest('hex')
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (import.meta.main) await buildPage()
