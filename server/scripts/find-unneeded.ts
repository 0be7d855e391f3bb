import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of installed packages that hold what only another system, or a compiler, has a use for. */
export function findUnneeded(modules: string, platform: string, architecture: string): string[] {
  const runtimes = join(modules, 'onnxruntime-node', 'bin')
  const foreign = listFolders(runtimes)
    .flatMap((version) => listFolders(join(runtimes, version)).map((system) => join(version, system)))
    .flatMap((system) => listFolders(join(runtimes, system)).map((processor) => join(system, processor)))
    .filter((place) => !place.endsWith(join(platform, architecture)))
    .map((place) => join(runtimes, place))
  // C headers, for whoever compiles against Node.
  const headers = listFolders(modules)
    .filter((name) => /^node-(?:bin-)?(?:darwin|linux|win)-\w+$/.test(name))
    .map((name) => join(modules, name, 'include'))
  return [...foreign, ...headers].filter((folder) => existsSync(folder))
}

function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
