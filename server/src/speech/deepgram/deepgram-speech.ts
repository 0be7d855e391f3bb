import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
import { cutPieces, type Span } from '../hosted/cut-pieces.ts'
import { dropUnheard } from '../hosted/drop-unheard.ts'
import { type Heard, placeHeard } from '../hosted/heard.ts'
import { vendors } from '../hosted/hosted-speech-settings.ts'
import { joinPieces } from '../hosted/join-pieces.ts'
import { Refusal } from '../hosted/refusal.ts'
import { splitAtPauses } from '../hosted/split-at-pauses.ts'
import { type Survey, surveyChannels } from '../hosted/survey-channels.ts'
import { createVendor, type VendorOptions, vendorUrl } from '../hosted/vendor.ts'
import { chooseLanguage, writeTurns } from '../hosted/write-turns.ts'
import { countWavBytes, wavHeaderBytes, writeWav } from '../hosted/write-wav.ts'
import type { SpeechHints, SpeechToText } from '../speech-to-text.ts'
import { pickKeyterms } from './pick-keyterms.ts'
import { type ReadChannel, readListen } from './read-listen.ts'

export const deepgramUrl = 'https://api.deepgram.com'
/** Two hours of two channels, four of one: Deepgram takes 2 GB, but works no longer than ten minutes on a request. */
const mostBytes = 500_000_000
/** A server that finds even this too large takes nothing. */
const leastSamples = 15 * pcmSampleRate

interface ListenedPiece extends Span {
  readonly channels: readonly ReadChannel[]
}

interface Listening {
  readonly channels: readonly Pcm[]
  readonly levels: Uint8Array
  readonly hints: SpeechHints
  readonly signal: AbortSignal
}

/** Deepgram's `POST /v1/listen`, theirs or one of your own: one upload for both channels, which it keeps apart. */
export function createDeepgramSpeech(options: VendorOptions): SpeechToText {
  const model = options.model ?? vendors.deepgram.model
  const listen = createListener(options, model)
  return {
    id: `deepgram/${model}`,
    capabilities: { languages: 'any', speakers: true, vocabulary: true },
    async transcribe(channels, hints, signal) {
      const surveys = await surveyChannels(channels, signal)
      const distinct = [...channels.keys()].filter((index) => !surveys[index]!.copy)
      const live = distinct.filter((index) => !surveys[index]!.dead)
      const sent = live.map((index) => channels[index]!)
      const levels = loudestOf(live.map((index) => surveys[index]!))
      const stop = new AbortController()
      const either = AbortSignal.any([signal, stop.signal])
      const all = { startSample: 0, endSample: Math.max(0, ...sent.map(({ samples }) => samples)) }
      const pieces =
        sent.length === 0
          ? []
          : await listen({ channels: sent, levels, hints, signal: either }, all).catch((error) => {
              // What is still under way would be paid for in vain.
              stop.abort()
              throw error
            })
      const heard = distinct.map((index): Heard[] => {
        const place = live.indexOf(index)
        if (place < 0) return []
        const own = pieces.map(({ channels: read, ...span }) => ({ ...span, heard: read[place]!.heard }))
        return dropUnheard(joinPieces(own), surveys[index]!.levels)
      })
      const language =
        hints.language ?? options.language ?? chooseLanguage(pieces.flatMap(({ channels: read }) => read))
      return { turns: writeTurns(heard, hints.agentName), language: language ?? 'en' }
    },
    async close() {},
  }
}

/** Asks the server for a stretch of a call, in as many pieces as it takes. */
function createListener(options: VendorOptions, model: string) {
  const url = vendorUrl(options.url ?? deepgramUrl, '/v1/listen')
  const vendor = createVendor(options)
  let bytesAtOnce = options.mostBytes ?? mostBytes

  async function listen(call: Listening, span: Span): Promise<ListenedPiece[]> {
    const most = Math.floor((bytesAtOnce - wavHeaderBytes) / (2 * call.channels.length))
    const pieces = cutPieces(call.levels, span, most)
    if (pieces.length > 1) return (await Promise.all(pieces.map((piece) => listen(call, piece)))).flat()
    try {
      const bytes = countWavBytes(span, call.channels.length)
      const reply = await vendor.post(
        {
          url: writeQuery(call.channels.length, call.hints),
          headers: {
            'content-type': 'audio/wav',
            ...(options.apiKey && { authorization: `Token ${options.apiKey}` }),
          },
          bytes,
          write: () => writeWav(call.channels, span),
          timeoutMs: vendor.timeoutFor((span.endSample - span.startSample) / pcmSampleRate),
        },
        call.signal,
      )
      const from = span.startSample / pcmSampleRate
      const to = span.endSample / pcmSampleRate
      const channels = readListen(reply, call.channels.length).map(({ language, heard }) => ({
        language,
        heard: heard.flatMap(splitAtPauses).map((item) => placeHeard(item, from, to)),
      }))
      return [{ ...span, channels }]
    } catch (error) {
      const samples = span.endSample - span.startSample
      if (!(error instanceof Refusal) || error.status !== 413 || samples <= leastSamples) throw error
      const half = { ...span, endSample: span.startSample + Math.max(leastSamples, Math.ceil(samples / 2)) }
      bytesAtOnce = Math.min(bytesAtOnce, countWavBytes(half, call.channels.length))
      return listen(call, span)
    }
  }

  function writeQuery(channels: number, hints: SpeechHints): URL {
    const asked = new URL(url)
    const set = (name: string, value: string) => asked.searchParams.append(name, value)
    set('model', model)
    set('smart_format', 'true')
    set('punctuate', 'true')
    set('utterances', 'true')
    set(channels > 1 ? 'multichannel' : 'diarize', 'true')
    const language = hints.language ?? options.language
    if (language) set('language', language)
    else set('detect_language', 'true')
    const { name, terms } = pickKeyterms(hints.vocabulary, model)
    for (const term of terms) set(name, term)
    return asked
  }

  return listen
}

/** As loud as the louder channel at each moment, so that a cut falls where neither speaks. */
function loudestOf(surveys: readonly Survey[]): Uint8Array {
  const longest = Math.max(0, ...surveys.map(({ levels }) => levels.length))
  return Uint8Array.from({ length: longest }, (_, window) =>
    Math.min(...surveys.map(({ levels }) => levels[window] ?? 96)),
  )
}
