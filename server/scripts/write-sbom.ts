import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Component, home, listComponents } from './list-components.ts'

/** A bill of materials by CycloneDX 1.6, the same for the same lockfile. Usage: npm run sbom -- [FILE] */
const { version, license } = JSON.parse(readFileSync(join(home, 'server/package.json'), 'utf8'))
const product = { type: 'application', 'bom-ref': 'callmark', name: 'callmark', version }
const bom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { ...product, licenses: describeLicense(license) } },
  components: listComponents().map(describe),
}
const file = process.argv[2] ?? 'sbom.cdx.json'
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
console.log(`${bom.components.length} components in ${file}`)

function describe(component: Component): object {
  const { kind, name, version: its, sha512, files, optional } = component
  const isPackage = kind === 'library'
  // In an address of this kind the sign of a scope is written out.
  const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(its)}`
  return {
    type: kind,
    'bom-ref': isPackage ? purl : name,
    name,
    version: its,
    scope: optional ? 'optional' : 'required',
    licenses: describeLicense(component.license),
    ...(sha512 ? { hashes: [{ alg: 'SHA-512', content: sha512 }] } : {}),
    ...(isPackage ? { purl } : {}),
    ...(files.length > 0 ? { components: files.map((one) => describeFile(name, one)) } : {}),
  }
}

function describeFile(folder: string, { name, sha256 }: Component['files'][number]): object {
  const path = `${folder}/${name}`
  return { type: 'file', 'bom-ref': path, name: path, hashes: [{ alg: 'SHA-256', content: sha256 }] }
}

function describeLicense(spdx: string): object[] {
  return /[ ()]/.test(spdx) ? [{ expression: spdx }] : [{ license: { id: spdx } }]
}
