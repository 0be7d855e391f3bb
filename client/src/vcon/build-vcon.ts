import type { Call, Transcription } from '../client.ts'
import { readAnalysis } from '../read-analysis.ts'
import { callPurpose, metadataPurpose } from './vcon-people.ts'

/** Where the recording of a call is: in the vCon (its body follows), at an address, or not to be had. */
export type VconContent =
  | { readonly kind: 'inline'; readonly mediatype: string }
  | { readonly kind: 'link'; readonly mediatype: string; readonly url: string; readonly contentHash: string }

export interface VconSources {
  readonly call: Call
  readonly modelName: string | undefined
  readonly transcription: Transcription | undefined
  readonly recording: VconContent | undefined
  /** Who speaks on each channel, as the transcript names them; null: not known, or both. */
  readonly channels: readonly (string | null)[]
}

/** Stands where the recording goes. */
export const bodyPlace = 'the-recording-goes-here'

const [agent, customer, callmark] = [0, 1, 2]
const speakers: ReadonlyMap<string | null, number> = new Map([
  ['Agent', agent],
  ['Customer', customer],
])

/** A call as a vCon of draft-ietf-vcon-vcon-core-04, with the roles of its contact centre extension. */
export function buildVcon(sources: VconSources): Record<string, unknown> {
  const { call, recording } = sources
  return {
    vcon: '0.4.0',
    uuid: call.id,
    extensions: ['CC'],
    created_at: call.created_at,
    ...(call.updated_at ? { updated_at: call.updated_at } : {}),
    ...(recording ? {} : { redacted: { type: 'recording' } }),
    parties: [
      { ...describeAgent(call), type: 'person', role: 'agent' },
      { type: 'person', role: 'customer' },
      { name: 'Callmark', type: 'organization' },
    ],
    dialog: [describeDialog(sources)],
    analysis: describeAnalysis(sources),
    attachments: describeAttachments(sources),
  }
}

function describeAgent({ agent_id, agent_name }: Call): Record<string, string> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(agent_id ?? '')
  return {
    ...(agent_name ? { name: agent_name, validation: 'none' } : {}),
    ...(isUuid ? { uuid: agent_id! } : {}),
  }
}

function describeDialog({ call, recording, channels }: VconSources): Record<string, unknown> {
  const both = [agent, customer]
  return {
    type: 'recording',
    start: startOf(call),
    ...(call.duration === null ? {} : { duration: call.duration }),
    parties: channels.length > 1 ? channels.map((speaker) => speakers.get(speaker) ?? both) : both,
    ...(recording ? { mediatype: recording.mediatype } : {}),
    ...(call.original_file_name ? { filename: call.original_file_name } : {}),
    ...(recording?.kind === 'inline' ? { encoding: 'base64url', body: bodyPlace } : {}),
    ...(recording?.kind === 'link' ? { url: recording.url, content_hash: recording.contentHash } : {}),
  }
}

/** Metadata may know when the call began; Callmark itself knows only when it came. */
function startOf({ additional_parameters, created_at }: Call): string {
  const given = additional_parameters?.call_start
  const isTime = typeof given === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/i.test(given)
  return isTime && !Number.isNaN(Date.parse(given)) ? given : created_at
}

function describeAnalysis({ call, transcription }: VconSources): Record<string, unknown>[] {
  const made = { dialog: 0, vendor: 'Callmark' }
  const json = { mediatype: 'application/json', encoding: 'json' }
  const found: Record<string, unknown>[] = []
  if (transcription) {
    const segments = transcription.segments.segments.map((turn) => {
      const party = speakers.get(turn.speaker)
      return party === undefined ? turn : { party, ...turn }
    })
    const body = { language: transcription.language, segments }
    found.push({ type: 'transcript', ...made, schema: 'callmark-transcript-1', ...json, body })
  }
  if (call.summary)
    found.push({ type: 'summary', ...made, mediatype: 'text/plain', encoding: 'none', body: call.summary })
  const scorecard = readAnalysis(call)
  if (scorecard) {
    const { total_score, expected_score, score_percentage, insights, keywords } = call
    const body = { total_score, expected_score, score_percentage, insights, keywords, ...scorecard }
    found.push({ type: 'report', ...made, schema: `callmark-scorecard-${scorecard.version}`, ...json, body })
  }
  return found
}

function describeAttachments({ call, modelName }: VconSources): Record<string, unknown>[] {
  const common = {
    start: call.created_at,
    party: callmark,
    dialog: 0,
    mediatype: 'application/json',
    encoding: 'json',
  }
  const { id, external_id, agent_id, agent_name, model_id, model_revision, status } = call
  const origin = {
    id,
    external_id,
    agent_id,
    agent_name,
    model_id,
    model_name: modelName,
    model_revision,
    status,
  }
  return [
    { purpose: callPurpose, ...common, body: origin },
    ...(call.additional_parameters
      ? [{ purpose: metadataPurpose, ...common, body: call.additional_parameters }]
      : []),
  ]
}
