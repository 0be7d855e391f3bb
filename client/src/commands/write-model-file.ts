import { Document, Scalar, visit, type YAMLMap } from 'yaml'
import { askedConfidence, nameOfKey } from '../model-rules.ts'
import {
  type MetadataDefinition,
  type ModelDefinition,
  metadataDefaults,
  textFields,
  type VariableDefinition,
  variableDefaults,
} from './model-definition.ts'

const lineWidth = 100

/** A model as a YAML file for people: variables under their category, long texts as blocks, defaults left out. */
export function writeModelFile(model: ModelDefinition): string {
  const [description, ...prompts] = textFields.map((name) => [name, model[name]] as const)
  const shown = {
    name: model.name,
    ...Object.fromEntries([description!].filter(([, text]) => text !== '')),
    ...(model.enabled ? {} : { enabled: false }),
    ...(model.xscore_template ? { xscore_template: true } : {}),
    ...leaveOut({ least_confidence: model.least_confidence }, { least_confidence: askedConfidence.usual }),
    ...(model.summarize_call ? {} : { summarize_call: false }),
    ...Object.fromEntries(prompts.filter(([, text]) => text !== '')),
    ...listUnless('categories', showCategories(model)),
    ...listUnless('variables', model.variables.filter(({ category }) => category === null).map(showVariable)),
    ...listUnless('metadata', model.metadata.map(showMetadata)),
  }
  const document = new Document(shown)
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string') chooseStyle(node)
    },
  })
  // A blank line before each part makes it easy to find one's way in a long file.
  for (const { key } of (document.contents as YAMLMap<Scalar>).items)
    if (parts.has(String(key.value))) key.spaceBefore = true
  return document.toString({ lineWidth })
}

const parts = new Set<string>(['prompt', 'categories', 'variables', 'metadata'])

function showCategories({ categories = [], variables }: ModelDefinition): object[] {
  return categories.map(({ name, description, max_score, order_number }) => ({
    name,
    ...(description === '' ? {} : { description }),
    max_score,
    ...(order_number === null ? {} : { order_number }),
    ...listUnless('variables', variables.filter(({ category }) => category === name).map(showVariable)),
  }))
}

function showVariable(variable: VariableDefinition): object {
  const { key, type, category: _, readable_name, description, ...rest } = variable
  const shown = { readable_name, description, ...rest }
  return { key, type, ...leaveOut(shown, { ...variableDefaults, readable_name: nameOfKey(key) }) }
}

function showMetadata({ key, type, readable_name, required, grouping }: MetadataDefinition): object {
  const rest = { type, readable_name, required, grouping }
  return { key, ...leaveOut(rest, { ...metadataDefaults, readable_name: nameOfKey(key) }) }
}

function leaveOut(values: object, defaults: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== defaults[name]))
}

function listUnless(name: string, list: readonly object[]): object {
  return list.length === 0 ? {} : { [name]: list }
}

/** Long lines are folded; a text of several short ones is shown as it is. */
function chooseStyle(node: Scalar): void {
  const lines = String(node.value).split('\n')
  const longest = Math.max(...lines.map(({ length }) => length))
  if (longest > lineWidth - 20) node.type = Scalar.BLOCK_FOLDED
  else if (lines.length > 1) node.type = Scalar.BLOCK_LITERAL
}
