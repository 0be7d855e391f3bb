import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const folders = ['server/test/', 'client/test/', 'web/test/']

/** The parts of the page, and what each is about; tests name the part that they hold. */
const chapters: Readonly<Record<string, readonly string[]>> = {
  '': ['All operations'],
  'The interface': [
    'What the service does',
    'Call analysis record',
    'Category result',
    'Variable result',
    'Analysis model',
    'Model request',
    'Model category',
    'Transcription',
    'States',
    'Endpoints',
    'Parts of a submission',
    'Statistics',
    'Group item',
    'Category item',
    'Authentication',
    'Scopes',
    'Errors',
    'Limits',
  ],
  'What the interface leaves open': [
    'Tenancy and identity',
    'Access for stock OAuth libraries',
    'Statuses and bodies',
    'Submitting a call',
    'Transitions',
    'Lists',
    'Models, categories, variables, metadata',
    'Trying a model: `POST /v1/models/{id}/preview`',
    'Conversation metrics: `analysis_result.metrics`',
    'Scoring',
    'Statistics, decided',
    'Webhooks',
    'Erasing and running again',
    'Limits, decided',
    'Retention and the audit log',
    'Where recordings lie',
  ],
}
const parts = Object.values(chapters).flat()

interface Held {
  readonly part: string
  readonly promise: string
  readonly file: string
  readonly test: string
}

/** docs/contract.md, from the lines "// Holds PART: PROMISE · PROMISE" above the tests. */
export function writeContractPage(): string {
  const held = folders.flatMap(listTests).flatMap(readHeld)
  const lines = [
    '# The contract, and what holds it',
    '',
    'Every promise of the API, and the test that fails when it is broken. Beyond these, three tests hold all operations at once, also those to come: every answer that any test gets is compared with the [description of the API](../server/openapi.json); every operation is asked for another client’s things; and every operation is sent thousands of wrong, odd and hostile requests.',
    '',
    'Generated from the tests by `npm run generate`: a test says what it holds in the line above it.',
    '',
  ]
  for (const [chapter, names] of Object.entries(chapters)) {
    if (chapter) lines.push(`## ${chapter}`, '')
    for (const part of names) {
      const mine = held.filter((row) => row.part === part)
      if (mine.length === 0) throw new Error(`No test holds anything of "${part}".`)
      lines.push(`${chapter ? '###' : '##'} ${part}`, '', '| What | Test |', '| --- | --- |')
      for (const [promise, tests] of Map.groupBy(mine, (row) => row.promise)) {
        const named = tests.map(({ file, test }) => `[${test}](../${file})`)
        lines.push(`| ${promise} | ${named.join('<br>')} |`)
      }
      lines.push('')
    }
  }
  return lines.join('\n')
}

function listTests(folder: string): string[] {
  const paths = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => path.endsWith('.test.ts'))
    .sort()
    .map((path) => folder + path)
}

function readHeld(file: string): Held[] {
  const source = readFileSync(new URL(file, root), 'utf8')
  const tests = source.matchAll(
    /((?:^[ \t]*\/\/ Holds [^\n]*\n)+)[ \t]*(?:await )?(?:test|it)\(\s*(['"`])((?:\\.|(?!\2).)*)\2/gms,
  )
  const held = [...tests].flatMap(([, comments, , title]) =>
    [...comments!.matchAll(/\/\/ Holds ([^\n]*)/g)].flatMap(([, said]) => {
      const part = parts
        .filter((name) => said!.startsWith(`${name}: `))
        .sort((a, b) => b.length - a.length)[0]
      if (!part) throw new Error(`${file}: no part of the contract begins "${said}"`)
      const test = title!.replaceAll(/\\(.)/g, '$1')
      return said!
        .slice(part.length + 2)
        .split(' · ')
        .map((promise) => ({ part, promise, file, test }))
    }),
  )
  const lines = source.match(/\/\/ Holds /g)?.length ?? 0
  const read = [...source.matchAll(/\/\/ Holds [^\n]*\n(?=[ \t]*(?:\/\/ Holds |(?:await )?(?:test|it)\())/g)]
    .length
  if (lines !== read) throw new Error(`${file}: a line "// Holds …" stands above no test`)
  return held
}
