import { writeFileSync } from 'node:fs'
import { encode, show } from './public-text.ts'

/**
 * Pairs of sentences of which one does or does not follow from the other, as numbers:
 * `node training/reader/export-pairs.ts INSTRUCTIONS NLI FOLDER`, the first two being clones of
 * code-krishna/natural-instructions and felipessalvatore/NLI_datasets.
 */
const [instructions = '', datasets = '', folder = ''] = process.argv.slice(2)

const longest = 200

type Label = 'follows' | 'contradicts' | 'open' | 'does not follow'
interface Pair {
  readonly said: string
  readonly claim: string
  readonly label: Label
}

const oneLetter: Record<string, Label> = { E: 'follows', C: 'contradicts', N: 'open' }
const oneWord: Record<string, Label> = {
  entailment: 'follows',
  contradiction: 'contradicts',
  neutral: 'open',
}
const rewritten: [string, Label, Label][] = [
  ['task184_snli_entailment_to_neutral_text_modification', 'follows', 'open'],
  ['task185_snli_contradiction_to_neutral_text_modification', 'contradicts', 'open'],
  ['task186_snli_contradiction_to_entailment_text_modification', 'contradicts', 'follows'],
  ['task187_snli_entailment_to_contradiction_text_modification', 'follows', 'contradicts'],
  ['task188_snli_neutral_to_entailment_text_modification', 'open', 'follows'],
  ['task189_snli_neutral_to_contradiction_text_modification', 'open', 'contradicts'],
]
const chosen: [string, Label][] = [
  ['task200_mnli_entailment_classification', 'follows'],
  ['task201_mnli_neutral_classification', 'open'],
  ['task202_mnli_contradiction_classification', 'contradicts'],
]

const pairs = new Map<string, Pair>()
for (const { input, output } of readTask('task190_snli_classification')) {
  const [said, claim] = splitSentences(input)
  add(said, claim, oneLetter[output])
}
for (const [task, was, becomes] of rewritten)
  for (const { input, output } of readTask(task)) {
    const [said, claim] = splitSentences(input)
    add(said, claim, was)
    add(said, output, becomes)
  }
for (const [task, label] of chosen)
  for (const { input, output } of readTask(task)) {
    const found = /^Statement:(.*?)Choices:\s*1\.(.*?)\s2\.(.*?)\s3\.(.*)$/s.exec(input)
    const claim = found?.[Number(output.trim()) + 1]
    if (found && claim) add(found[1], claim, label)
  }
for (const { input, output } of readTask('task566_circa_classification')) {
  const found = /^Sentence-1:(.*?)<sep>Sentence-2:(.*)$/s.exec(input)
  if (found) add(found[1], found[2], output === 'Yes' ? 'follows' : 'does not follow')
}
for (const name of ['mnli', 'snli'])
  for (const row of readTable(`nli_datasets/${name}/dev.csv`))
    add(row.premise, row.hypothesis, oneWord[row.label ?? ''])

writePairs([...pairs.values()])

function add(said: string | undefined, claim: string | undefined, label: Label | undefined): void {
  if (!said?.trim() || !claim?.trim() || !label) return
  pairs.set(`${said.trim()}\n${claim.trim()}`, { said: said.trim(), claim: claim.trim(), label })
}

function writePairs(all: readonly Pair[]): void {
  const counts: Record<string, number> = {}
  for (const { label } of all) counts[label] = (counts[label] ?? 0) + 1
  const rows = all.map(({ said, claim, label }) => [
    encode(claim, longest),
    encode(said, longest),
    label === 'follows' ? 1 : 0,
  ])
  writeFileSync(`${folder}/pairs.json`, JSON.stringify(rows))
  console.log(all.length, 'pairs', counts)
}

function readTask(name: string): { input: string; output: string }[] {
  const { Instances } = JSON.parse(show(instructions, `tasks/${name}.json`))
  return Instances.map(({ input, output }: { input: string; output: string | string[] }) => ({
    input,
    output: typeof output === 'string' ? output : (output[0] ?? ''),
  }))
}

function splitSentences(input: string): [string | undefined, string | undefined] {
  const [first, second] = input.split('Sentence 2:')
  return [first?.slice(first.indexOf(':') + 1), second]
}

function readTable(path: string): Record<string, string>[] {
  const [header = [], ...rows] = [...readCsv(show(datasets, path))]
  return rows.map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])))
}

function* readCsv(text: string): Generator<string[]> {
  let row: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === ',') continue
    yield row
    row = []
  }
}
