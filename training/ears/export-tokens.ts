import { writeFileSync } from 'node:fs'
import llamaTokenizer from 'llama-tokenizer-js'

/** The tokeniser's pieces and merges, for Python: `node training/ears/export-tokens.ts OUT.json`. */
const { vocabById, merges } = llamaTokenizer as unknown as {
  vocabById: readonly string[]
  merges: ReadonlyMap<string, number>
}
const inOrder = [...merges].toSorted(([, one], [, other]) => one - other).map(([pair]) => pair)
writeFileSync(process.argv[2] ?? 'tokens.json', JSON.stringify({ pieces: vocabById, merges: inOrder }))
