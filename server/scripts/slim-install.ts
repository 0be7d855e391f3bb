import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findUnneeded } from './find-unneeded.ts'
import { home } from './list-components.ts'

/** Removes from node_modules what this machine has no use for. Usage: npm run slim */
const modules = join(home, 'node_modules')
let freed = 0
for (const folder of findUnneeded(modules, process.platform, process.arch)) {
  freed += measureFolder(folder)
  rmSync(folder, { recursive: true })
}
console.log(
  freed === 0
    ? 'Nothing to remove: this install has only what this machine needs.'
    : `Removed ${megabytes(freed)} that only other systems or a compiler need.`,
)
const remaining = measureFolder(modules) + measureFolder(join(home, 'weights'))
console.log(`The packages and the weights take ${megabytes(remaining)}.`)

/** Without what is only linked to: the project's own folders. */
function measureFolder(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? measureFolder(path) : entry.isFile() ? statSync(path).size : 0)
  }, 0)
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}
