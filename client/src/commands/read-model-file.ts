import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { askedConfidence, isSameName, nameOfKey, plainName, slugOf } from '../model-rules.ts'
import { CommandFault } from './command-fault.ts'
import {
  type CategoryDefinition,
  type Kind,
  type MetadataDefinition,
  type ModelDefinition,
  metadataDefaults,
  type VariableDefinition,
  variableDefaults,
  variableFields,
} from './model-definition.ts'

type Fields = Readonly<Record<string, Kind>>

const modelFields: Fields = {
  name: 'text',
  description: 'text',
  enabled: 'flag',
  xscore_template: 'flag',
  summarize_call: 'flag',
  prompt: 'text',
  transcription_prompt: 'text',
  summarize_prompt: 'text',
  least_confidence: 'number',
  categories: 'parts',
  variables: 'parts',
  metadata: 'parts',
  template_variables: 'parts',
  template_metadata: 'parts',
}
const categoryFields: Fields = {
  name: 'text',
  description: 'text',
  max_score: 'number',
  order_number: 'number',
  variables: 'parts',
}
const looseVariableFields: Fields = { ...variableFields, category: 'text' }
const metadataFields: Fields = {
  key: 'text',
  type: 'text',
  readable_name: 'text',
  required: 'flag',
  grouping: 'flag',
}

/**
 * Reads a model's YAML file, or the JSON that the API takes: that is YAML too, with other names for two parts. What the
 * service itself would refuse is left to it; what it would not notice is not.
 */
export function readModelFile(text: string): ModelDefinition {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const faults = document.errors.map(({ message }) => message.split('\n')[0]!)
  const reader = createReader((node, message) => {
    const line = lines.linePos(node?.range?.[0] ?? 0).line
    faults.push(`line ${line}: ${message}`)
  })
  const model = faults.length === 0 ? readModel(reader, document.contents) : undefined
  if (!model || faults.length > 0) throw new CommandFault(faults.join('\n'))
  return model
}

function readModel(reader: Reader, node: Node | null): ModelDefinition {
  const { categories, variables, metadata, template_variables, template_metadata, ...given } = reader.map(
    node,
    modelFields,
    ['name'],
  )
  const categoryParts = reader.parts(categories, categoryFields, ['name', 'max_score'])
  const nested = categoryParts.flatMap(({ values }) =>
    reader
      .parts(values.variables, variableFields, ['key', 'type'])
      .map((part) => ({ ...part, category: String(values.name) })),
  )
  const loose = [variables, template_variables].flatMap((part) =>
    reader
      .parts(part, looseVariableFields, ['key', 'type'])
      .map(({ node: at, values: { category, ...values } }) => ({
        node: at,
        values,
        category: category ? nameCategory(String(category), categoryParts) : null,
      })),
  )
  const fields = [metadata, template_metadata].flatMap((part) => reader.parts(part, metadataFields, ['key']))
  reader.refuseRepeats(categoryParts, ({ name }) => plainName(String(name)))
  reader.refuseRepeats([...nested, ...loose], ({ key }) => String(key))
  reader.refuseRepeats(fields, ({ key }) => String(key))
  return {
    name: '',
    description: '',
    prompt: '',
    transcription_prompt: '',
    summarize_call: true,
    summarize_prompt: '',
    xscore_template: false,
    least_confidence: askedConfidence.usual,
    enabled: true,
    ...given,
    categories: categories && categoryParts.map(({ values }) => toCategory(values)),
    variables: [...nested, ...loose].map(({ values, category }) => toVariable(values, category)),
    metadata: fields.map(({ values }) => toMetadata(values)),
  }
}

/** A variable names its category by name or slug; one that is not in the file is the service's to know. */
function nameCategory(given: string, categories: readonly Part[]): string {
  const names = categories.map(({ values }) => String(values.name))
  const alike = names.find((name) => isSameName(name, given)) ?? names.find((name) => slugOf(name) === given)
  return alike ?? given
}

type Values = Readonly<Record<string, unknown>>

function toCategory({ variables: _, ...values }: Values): CategoryDefinition {
  return { description: '', order_number: null, ...values } as CategoryDefinition
}

function toVariable(values: Values, category: string | null): VariableDefinition {
  const readable_name = nameOfKey(String(values.key))
  return { ...variableDefaults, readable_name, ...values, category } as VariableDefinition
}

function toMetadata(values: Values): MetadataDefinition {
  const readable_name = nameOfKey(String(values.key))
  return { ...metadataDefaults, readable_name, ...values } as MetadataDefinition
}

type PartName = 'categories' | 'variables' | 'metadata' | 'template_variables' | 'template_metadata'

interface Part {
  readonly node: Node
  readonly values: Record<string, unknown> & {
    readonly [Name in PartName]?: Node
  }
}

type Reader = ReturnType<typeof createReader>

function createReader(add: (node: Node | null, message: string) => void) {
  const map = (node: Node | null, fields: Fields, needed: readonly string[]): Part['values'] => {
    if (!isMap(node)) {
      add(node, `here should be ${Object.keys(fields).slice(0, 3).join(', ')} and so on`)
      return {}
    }
    const values: Record<string, unknown> = {}
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : ''
      const kind = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!kind) {
        add(key as Node, `${name} is not known here; there are ${Object.keys(fields).join(', ')}`)
      } else if (kind === 'parts') {
        values[name] = value
      } else {
        const plain = (value as Node | null)?.toJSON()
        if (isOfKind[kind](plain)) values[name] = plain
        else if (plain !== null && plain !== undefined)
          add((value ?? key) as Node, `${name} must be ${words[kind]}`)
      }
    }
    for (const name of needed) if (!node.has(name)) add(node, `${name} is missing`)
    return values
  }
  return {
    map,
    parts(node: Node | undefined, fields: Fields, needed: readonly string[]): Part[] {
      if (node === undefined) return []
      if (isSeq<Node>(node))
        return node.items.map((item) => ({ node: item, values: map(item, fields, needed) }))
      add(node, 'here should be a list')
      return []
    },
    refuseRepeats(parts: readonly Part[], nameOf: (values: Values) => string): void {
      const seen = new Set<string>()
      for (const { node, values } of parts) {
        const name = nameOf(values)
        if (seen.has(name)) add(node, `${name} is there twice`)
        seen.add(name)
      }
    },
  }
}

const isOfKind: Readonly<Record<Exclude<Kind, 'parts'>, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  flag: (value) => typeof value === 'boolean',
  texts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
}

const words: Readonly<Record<Exclude<Kind, 'parts'>, string>> = {
  text: 'a text; put it in quotes if it looks like something else',
  number: 'a number',
  flag: 'true or false',
  texts: 'a list of texts; put one in quotes if it looks like something else',
}
