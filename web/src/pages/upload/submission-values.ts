import type { Model, Submission } from '@callmark/client'

export type MetadataField = Model['template_metadata'][number]

/** As it was typed, for a whole batch or, where something is filled in, for one recording. */
export interface CallValues {
  readonly agentId: string
  readonly agentName: string
  readonly metadata: Readonly<Record<string, string>>
}

export const noValues: CallValues = { agentId: '', agentName: '', metadata: {} }

export type FaultKind = 'missing' | 'wrong'
/** By the name the service has for the value. */
export type Faults = Readonly<Record<string, FaultKind>>

export function metadataName(key: string): string {
  return `additional_parameters.${key}`
}

/** What holds for one recording: its own values, and the batch's where it has none. */
export function mergeValues(own: CallValues, batch: CallValues): CallValues {
  const filled = Object.entries(own.metadata).filter(([, text]) => text.trim() !== '')
  return {
    agentId: own.agentId.trim() || batch.agentId.trim(),
    agentName: own.agentName.trim() || batch.agentName.trim(),
    metadata: { ...batch.metadata, ...Object.fromEntries(filled) },
  }
}

export function findFaults(values: CallValues, fields: readonly MetadataField[]): Faults {
  const faults: Record<string, FaultKind> = {}
  if (values.agentId.trim() === '') faults.agent_id = 'missing'
  if (values.agentName.trim() === '') faults.agent_name = 'missing'
  for (const { key, type, required } of fields) {
    const text = (values.metadata[key] ?? '').trim()
    if (text === '' && required) faults[metadataName(key)] = 'missing'
    if (text !== '' && readValue(type, text) === undefined) faults[metadataName(key)] = 'wrong'
  }
  return faults
}

/** What is sent, of values without faults. */
export function writeSubmission(
  recording: { readonly file: File; readonly externalId: string },
  values: CallValues,
  model: Model,
): Submission {
  const parameters: Record<string, unknown> = {}
  for (const { key, type } of model.template_metadata) {
    const text = (values.metadata[key] ?? '').trim()
    if (text !== '') parameters[key] = readValue(type, text)
  }
  return {
    external_id: recording.externalId.trim(),
    agent_id: values.agentId.trim(),
    agent_name: values.agentName.trim(),
    model_name: model.name,
    audio: recording.file,
    ...(Object.keys(parameters).length > 0 ? { additional_parameters: parameters } : {}),
  }
}

/** In the type the model asks for; undefined: it is none of it. */
function readValue(type: MetadataField['type'], text: string): string | number | boolean | undefined {
  switch (type) {
    case 'INTEGER':
      return Number.isSafeInteger(Number(text)) ? Number(text) : undefined
    case 'DECIMAL':
      return Number.isFinite(Number(text)) ? Number(text) : undefined
    case 'BOOLEAN':
      return text === 'true'
    case 'DATETIME': {
      // The control gives the time of this place; the service is told the moment.
      const moment = new Date(text)
      return Number.isNaN(moment.valueOf()) ? undefined : moment.toISOString()
    }
    default:
      return text
  }
}
