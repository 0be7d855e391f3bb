import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { type CallmarkClient, CallmarkError } from '@callmark/client'
import { writeSilentOpus } from '../test/support/write-silent-opus.ts'

/** Whoever attacks: a client like any other, with a model of its own. */
export interface Attacker {
  readonly client: CallmarkClient
  readonly address: string
  readonly token: string
  readonly modelId: number
  readonly modelName: string
  /** A call, for whoever sends one. */
  readonly recording: string
  /** Sends a small part of what it would. */
  readonly small: boolean
}

/** Sends the next blow and waits for its answer, whatever that is; a number is its status. */
export type Blow = (number: number) => Promise<unknown>

export interface Attack {
  /** What the attacker does, in words. */
  readonly what: string
  readonly atOnce: number
  prepare(attacker: Attacker): Promise<Blow>
}

const hours = 3
/** Seconds of silence, parts of the heaviest preview, and levels of nesting. */
const whole = {
  probe: hours * 3600 + 3700,
  convert: 3600,
  parts: [1, 2, 4, 8, 16, 32, 64],
  levels: 8_000_000,
}
const little = { probe: 60, convert: 60, parts: [64], levels: 10_000 }

export const attacks = {
  preview: {
    what: 'previews of 200,000 characters with 400 variables of 60 options, or the most that is taken',
    atOnce: 3,
    async prepare({ client, modelId, small }) {
      const sizes = (small ? little : whole).parts.map((part) => previewOf(part))
      let size = 0
      return () =>
        client.models.preview(modelId, sizes[size]!).catch((error) => {
          const isTooMuch = error instanceof CallmarkError && (error.status === 413 || error.status === 422)
          if (isTooMuch && size < sizes.length - 1) size++
          throw error
        })
    },
  },
  probe: {
    what: `uploads of ${hours} hours of silence in packets of three bytes`,
    atOnce: 6,
    async prepare(attacker) {
      const audio = new Blob([new Uint8Array(writeSilentOpus((attacker.small ? little : whole).probe))])
      return (number) => submit(attacker, `probe-${number}`, audio)
    },
  },
  convert: {
    what: 'calls of an hour of silence, as many as are taken',
    atOnce: 2,
    async prepare(attacker) {
      const audio = new Blob([new Uint8Array(writeSilentOpus((attacker.small ? little : whole).convert))])
      return (number) => submit(attacker, `convert-${number}`, audio)
    },
  },
  judge: {
    what: 'calls judged by a model of 400 variables with 60 options each',
    atOnce: 2,
    async prepare(attacker) {
      const { template_variables } = previewOf((attacker.small ? little : whole).parts[0]!).model
      const { name } = await attacker.client.models.create({ name: 'Heavy', template_variables })
      const audio = new Blob([await readFile(attacker.recording)])
      return (number) => submit({ ...attacker, modelName: name }, `judge-${number}`, audio)
    },
  },
  upload: {
    what: 'uploads of 200 MB that are half sent and then stall',
    atOnce: 64,
    async prepare({ address, token }) {
      return () => stallUpload(address, token)
    },
  },
  json: {
    what: 'models of 500 variables with 200 empty options, and arrays nested eight megabytes deep',
    atOnce: 8,
    async prepare({ address, token, small }) {
      const options = Array.from({ length: 200 }, () => '')
      const template_variables = Array.from({ length: 500 }, () => ({
        type: 'STRING',
        required: true,
        options,
      }))
      const bodies = [
        JSON.stringify({ name: 'x', template_variables }),
        `{"name":${'['.repeat((small ? little : whole).levels)}`,
      ]
      return (number) =>
        fetch(`${address}/v1/models`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: bodies[number % bodies.length]!,
        }).then(async (response) => {
          await response.arrayBuffer()
          return response.status
        })
    },
  },
} satisfies Readonly<Record<string, Attack>>

/** Text and model so large that judging it takes long; divided by `part`. */
function previewOf(part: number) {
  const count = Math.max(1, Math.round(400 / part))
  const words = ['refund', 'delivery', 'invoice', 'router', 'appointment', 'warranty', 'address', 'contract']
  const option = (variable: number, index: number) =>
    `${words[index % words.length]} ${words[(variable + index) % words.length]} number ${index}`
  return {
    transcript: `Customer: ${'I am calling about my order, '.repeat(Math.round(6_900 / part))}`,
    model: {
      name: 'Heavy',
      template_variables: Array.from({ length: count }, (_, variable) => ({
        key: `reason_${variable}`,
        type: 'STRING' as const,
        required: true,
        description: `What does the customer say about ${words[variable % words.length]} ${variable}?`,
        options: Array.from({ length: 60 }, (_, index) => option(variable, index)),
      })),
    },
  }
}

function submit({ client, modelName }: Attacker, externalId: string, audio: Blob): Promise<unknown> {
  const call = { agent_id: 'attacker', agent_name: 'Attacker', model_name: modelName }
  return client.calls.submit({ external_id: externalId, ...call, audio })
}

function stallUpload(address: string, token: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let status: number | undefined
    const boundary = 'callmark-stall'
    const upload = request(`${address}/v1/call-analysis`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': 200_000_000,
      },
    })
    upload.on('response', (answer) => {
      status = answer.statusCode
      answer.resume()
      upload.destroy()
    })
    upload.on('error', () => {})
    upload.on('close', () => resolve(status))
    upload.write(
      `--${boundary}\r\ncontent-disposition: form-data; name="audio_file"; filename="a.wav"\r\n\r\n`,
    )
    upload.write(Buffer.alloc(2_000_000))
  })
}
