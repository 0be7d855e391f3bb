import { finalStatuses } from '../src/domain/call.ts'

interface Described {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly webhooks: Readonly<Record<string, object>>
  readonly 'x-error-codes': readonly { readonly kind: string; readonly code: string }[]
  readonly 'x-scopes': readonly string[]
  readonly 'x-audio-formats': Readonly<Record<string, string>>
}

interface Schema {
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** The lists of words that the API knows, as the document has them, for whoever writes against it. */
export function writeVocabulary(document: object): string {
  const described = document as Described
  const { schemas } = described.components
  const codes = Object.fromEntries(described['x-error-codes'].map(({ kind, code }) => [kind, code]))
  const lists = {
    callStatuses: [
      'Every status, in the order a call goes through them.',
      propertyOf(schemas, 'CallAnalysis', 'status'),
    ],
    finalStatuses: ['What a call ends in. Only a rerun leads on from there.', finalStatuses],
    stages: [
      'What is done with a call, in this order.',
      listOf(schemas.Status?.properties?.stages?.items?.properties?.stage),
    ],
    variableTypes: ['Kinds of answers.', propertyOf(schemas, 'ModelVariable', 'type')],
    webhookEvents: ['What a webhook can be told.', Object.keys(described.webhooks)],
    scopes: ['What a token may allow.', described['x-scopes']],
    audioFormats: ['What a recording may come in, and how it is announced.', described['x-audio-formats']],
    errorCodes: [
      'What a refusal says, by what it is about; two of them share one with the kind that came first.',
      codes,
    ],
  } as const
  const written = Object.entries(lists).map(
    ([name, [about, value]]) => `/** ${about} */\nexport const ${name} = ${JSON.stringify(value)} as const\n`,
  )
  return `// Generated from server/openapi.json by "npm run generate". Do not edit.\n\n${written.join('\n')}`
}

function propertyOf(
  schemas: Described['components']['schemas'],
  name: string,
  property: string,
): readonly string[] {
  return listOf(schemas[name]?.properties?.[property])
}

function listOf(schema: Schema | undefined): readonly string[] {
  if (!schema?.enum) throw new Error('The document has no such list any more.')
  return schema.enum
}
