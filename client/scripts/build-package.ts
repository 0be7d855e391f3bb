import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const target = resolve(process.argv[2] ?? join(home, 'dist'))

/** JavaScript and types for projects outside this one, whose Node does not run TypeScript, ready for `npm pack`. */
rmSync(target, { recursive: true, force: true })
mkdirSync(join(target, 'bin'), { recursive: true })
const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))
const build = [tsc, '-p', join(home, 'tsconfig.build.json'), '--outDir', join(target, 'src')]
execFileSync(process.execPath, build, { stdio: 'inherit' })
const command = readFileSync(join(home, 'bin/callmark.js'), 'utf8').replace(/\.ts'/, ".js'")
writeFileSync(join(target, 'bin/callmark.js'), command, { mode: 0o755 })
cpSync(join(home, '../LICENSE'), join(target, 'LICENSE'))
writeFileSync(join(target, 'package.json'), `${JSON.stringify(describePackage(), null, 2)}\n`)

function describePackage(): object {
  const {
    private: _,
    scripts: __,
    devDependencies: ___,
    exports,
    browser,
    ...rest
  } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const asBuilt = (path: string) => path.replace(/\.ts$/, '.js')
  const rename = (map: object, change: (value: string) => unknown) =>
    Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]))
  return {
    ...rest,
    engines: { node: '>=20' },
    bin: { callmark: 'bin/callmark.js' },
    exports: rename(exports, (path) => ({ types: path.replace(/\.ts$/, '.d.ts'), default: asBuilt(path) })),
    browser: Object.fromEntries(Object.entries(browser).map(([path, value]) => [asBuilt(path), value])),
  }
}
