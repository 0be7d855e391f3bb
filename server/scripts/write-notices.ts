import { writeFileSync } from 'node:fs'
import { listComponents } from './list-components.ts'

/** The licences and notices of everything that runs with the service. Usage: npm run notices -- [FILE] */
const components = listComponents()
const sections = components.map(({ name, version, license, optional, notices }) => {
  const text = notices.length > 0 ? notices.join('\n\n') : missing(optional)
  return `${'='.repeat(80)}\n${name} ${version}\nLicence: ${license}\n\n${text}\n`
})
const file = process.argv[2] ?? 'THIRD-PARTY-NOTICES.txt'
writeFileSync(
  file,
  `Callmark contains or uses what follows, each under its own licence.\n\n${sections.join('\n')}`,
)
console.log(`${sections.length} notices in ${file}`)

function missing(optional: boolean): string {
  return optional
    ? 'Its package has no text of the licence, or is not installed on the machine that this was made on.'
    : 'Its package has no text of the licence.'
}
