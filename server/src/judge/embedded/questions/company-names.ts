import { plainWords } from '../../../domain/language/spoken-words.ts'
import type { ModelRevision } from '../../../domain/model.ts'

const capitalised = String.raw`\p{Lu}[\p{L}\p{N}’'-]*`
const several = new RegExp(String.raw`${capitalised}(?:\s+(?:(?:of|and|&|de)\s+)?${capitalised})+`, 'gu')
const introduced = new RegExp(
  String.raw`\b(?:company|brand|bank|store|shop|business|firm|organi[sz]ation)(?:['’]s)?(?: name)?(?:\s+(?:is|called|named|as)|:|,)+\s*["“]?(${capitalised}(?:\s+${capitalised})*)`,
  'gu',
)
const mostNames = 40

/** Names a model's prompts give, in plain words: two or more capitals in a row, or a name said to be the company's. */
export function findCompanyNames(revision: ModelRevision): readonly string[] {
  const names = known.get(revision) ?? readCompanyNames(revision)
  known.set(revision, names)
  return names
}

const known = new WeakMap<ModelRevision, readonly string[]>()

function readCompanyNames({ transcriptionPrompt, prompt }: ModelRevision): string[] {
  const names = [transcriptionPrompt, prompt].flatMap((written) => {
    const text = written.slice(0, 20_000)
    return [
      ...[...text.matchAll(introduced)].map((match) => match[1]!),
      ...[...text.matchAll(several)].map((match) => match[0]),
    ]
  })
  return [...new Set(names.map(plainWords))].filter((name) => name.length >= 3).slice(0, mostNames)
}
