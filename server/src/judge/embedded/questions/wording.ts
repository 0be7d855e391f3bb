import { plainWords } from '../../../domain/language/spoken-words.ts'
import type { ModelRevision } from '../../../domain/model.ts'
import type { Question } from '../../../domain/scoring.ts'

const mostText = 4000

/** What a question asks, in the words of whoever wrote it. */
export interface Wording {
  readonly name: string
  /** Its description or, failing that, the lines of the model's prompt that mention it; else its name. */
  readonly text: string
}

export function wordingOf(question: Question, revision: ModelRevision): Wording {
  const name = nameOf(question)
  const description = question.description.trim().slice(0, mostText)
  return { name, text: description || findInPrompt(question, name, revision) || name }
}

function nameOf({ readableName, key }: Pick<Question, 'key' | 'readableName'>): string {
  const name = readableName.trim()
  return name !== '' && name !== key ? name.slice(0, 200) : spell(key)
}

function spell(key: string): string {
  return key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
}

function findInPrompt({ key, category }: Question, name: string, revision: ModelRevision): string {
  const lines = linesOf(revision)
  const names = [...new Set([key, name].map((word) => plainWords(spell(word))))].filter((word) => word !== '')
  const mine = lines.filter(({ plain }) => names.some((wanted) => plain.includes(` ${wanted} `)))
  const oneForAll = category !== null && revision.categories.length === 1 && key === category
  const chosen = mine.length > 0 ? mine : oneForAll ? lines : []
  return chosen
    .map(({ line }) => stripLabel(line, [key, name]))
    .join('\n')
    .slice(0, mostText)
}

interface PromptLine {
  readonly line: string
  readonly plain: string
}

const known = new WeakMap<ModelRevision, readonly PromptLine[]>()

function linesOf(revision: ModelRevision): readonly PromptLine[] {
  const lines = known.get(revision) ?? splitPrompt(revision.prompt)
  known.set(revision, lines)
  return lines
}

function splitPrompt(prompt: string): PromptLine[] {
  return prompt
    .slice(0, 100_000)
    .split(/\r?\n|(?<=[.;])\s/)
    .map((line) => line.slice(0, 1000).trim())
    .filter((line) => line !== '')
    .map((line) => ({ line, plain: ` ${plainWords(line)} ` }))
}

/** "- greeting (0-10): The agent …" is about the agent, not about the label. */
function stripLabel(line: string, labels: readonly string[]): string {
  const bare = line.replace(/^[\s\-*•\d.)]+/, '')
  for (const label of labels) {
    if (!bare.toLowerCase().startsWith(label.toLowerCase())) continue
    const rest = bare.slice(label.length).replace(/^[^:\-–—]{0,30}[:\-–—]\s*/, '')
    return rest === '' ? bare : rest
  }
  return bare
}
