import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
import { EngineError } from '../../domain/errors.ts'
import { cutPieces, type Span } from '../hosted/cut-pieces.ts'
import { dropUnheard } from '../hosted/drop-unheard.ts'
import { levelsOf } from '../hosted/find-quiet.ts'
import { type Heard, placeHeard } from '../hosted/heard.ts'
import { vendors } from '../hosted/hosted-speech-settings.ts'
import { type HeardPiece, joinPieces } from '../hosted/join-pieces.ts'
import { Refusal } from '../hosted/refusal.ts'
import { splitAtPauses } from '../hosted/split-at-pauses.ts'
import { spreadText } from '../hosted/spread-text.ts'
import { isDead, type Survey, surveyChannels } from '../hosted/survey-channels.ts'
import { createVendor, type VendorOptions, vendorUrl } from '../hosted/vendor.ts'
import { chooseLanguage, writeTurns } from '../hosted/write-turns.ts'
import { countWavBytes, wavHeaderBytes, writeWav } from '../hosted/write-wav.ts'
import type { SpeechHints, SpeechToText } from '../speech-to-text.ts'
import { followVoices } from './follow-voices.ts'
import { readTranscription } from './read-transcription.ts'
import { bestFormat, formatFields, isTimed, lesserFormat, type ReplyFormat } from './reply-format.ts'
import { type Field, writeForm } from './write-form.ts'

export const openAiUrl = 'https://api.openai.com'
/** Just under ten minutes of sound: vLLM takes no longer, and OpenAI and Groq no more than 25 MB. */
const mostBytes = 19_000_000
/** A text without times gets those of the voice in its piece, so the shorter the piece the truer. */
const untimedSamples = 25 * pcmSampleRate
/** A server that finds even this too large takes nothing. */
const leastSamples = 15 * pcmSampleRate
/** Whisper reads 224 tokens of a prompt; some servers refuse more. */
const mostPromptLetters = 600

interface ListenedPiece extends HeardPiece {
  readonly language: string | undefined
}

interface Listening {
  readonly channel: Pcm
  readonly survey: Survey
  readonly hints: SpeechHints
  readonly signal: AbortSignal
  /** Undefined where the channels already tell who is who. */
  readonly voices: ReturnType<typeof followVoices> | undefined
}

/** Any server with OpenAI's `POST /v1/audio/transcriptions`, be it OpenAI's own, Groq's or one of your own. */
export function createOpenAiSpeech(options: VendorOptions): SpeechToText {
  const model = options.model ?? vendors.openai.model
  const listen = createListener(options, model)
  return {
    id: `openai/${model}`,
    capabilities: {
      languages: 'any',
      speakers: bestFormat(model) === 'speakers',
      vocabulary: bestFormat(model) !== 'speakers',
    },
    async transcribe(channels, hints, signal) {
      const surveys = await surveyChannels(channels, signal)
      const distinct = [...channels.keys()].filter((index) => !surveys[index]!.copy)
      const alone = distinct.filter((index) => !surveys[index]!.dead).length === 1
      const stop = new AbortController()
      const either = AbortSignal.any([signal, stop.signal])
      const listened = await Promise.all(
        distinct.map(async (index): Promise<ListenedPiece[]> => {
          const [channel, survey] = [channels[index]!, surveys[index]!]
          if (survey.dead) return []
          const voices = alone ? followVoices(channel) : undefined
          return listen({ channel, survey, hints, signal: either, voices })
        }),
      ).catch((error) => {
        // What is still under way would be paid for in vain.
        stop.abort()
        throw error
      })
      const heard = listened.map((pieces, place) =>
        dropUnheard(joinPieces(pieces), surveys[distinct[place]!]!.levels),
      )
      const language = hints.language ?? options.language ?? chooseLanguage(listened.flat())
      const said = alone ? heard : heard.map(asOneVoice)
      return { turns: writeTurns(said, hints.agentName), language: language ?? 'en' }
    },
    async close() {},
  }
}

/** Asks the server for a whole channel, in as many pieces and in the best format that it takes. */
function createListener(
  options: VendorOptions,
  model: string,
): (call: Listening) => Promise<ListenedPiece[]> {
  const url = vendorUrl(options.url ?? openAiUrl, '/v1/audio/transcriptions')
  const vendor = createVendor(options)
  // What the server has been found to take is remembered, so that it is not asked in vain for every call.
  let knownFormat = bestFormat(model)
  let mostSamples = Math.floor(((options.mostBytes ?? mostBytes) - wavHeaderBytes) / 2)

  async function listen(call: Listening, span: Span, format: ReplyFormat): Promise<ListenedPiece[]> {
    const most = isTimed(format) ? mostSamples : Math.min(untimedSamples, mostSamples)
    const pieces = cutPieces(call.survey.levels, span, most)
    if (format !== 'speakers' || !call.voices)
      return (await Promise.all(pieces.map((piece) => hear(call, piece, format)))).flat()
    // Who spoke in one piece must be known before the next is sent.
    const listened: ListenedPiece[] = []
    for (const piece of pieces) listened.push(...(await hear(call, piece, format)))
    return listened
  }

  async function hear(call: Listening, span: Span, format: ReplyFormat): Promise<ListenedPiece[]> {
    const voices = format === 'speakers' ? call.voices : undefined
    const samples = span.endSample - span.startSample
    const levels = levelsOf(call.survey.levels, span.startSample, span.endSample)
    if (isDead(levels)) return []
    const prompt = format === 'speakers' ? '' : shorten(call.hints.vocabulary)
    const language = call.hints.language ?? options.language
    try {
      const reply = await ask(call.channel, span, call.signal, [
        ['model', model],
        ['temperature', '0'],
        ...formatFields(format, model),
        ...(language ? ([['language', language]] as const) : []),
        ...(prompt ? ([['prompt', prompt]] as const) : []),
        ...((await voices?.fields()) ?? []),
      ])
      const read = readTranscription(reply, prompt)
      if (!read.heard && call.hints.timeWords) throw needsTimes(model)
      // A server may take a wish for times and leave them out: from now on it gets pieces short enough to guess them.
      if (!read.heard && isTimed(format) && samples > untimedSamples) return await listen(call, span, 'text')
      if (!read.heard && isTimed(format)) knownFormat = 'text'
      else if (format !== bestFormat(model)) knownFormat = format
      const timed = read.heard ?? spreadText(read.text, levels, read.confidence)
      const from = span.startSample / pcmSampleRate
      const placed = timed
        .flatMap(splitAtPauses)
        .map((item) => placeHeard(item, from, from + samples / pcmSampleRate))
      return [{ ...span, language: read.language, heard: voices?.name(placed) ?? placed }]
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status === 413 && samples > leastSamples) {
        mostSamples = Math.min(mostSamples, Math.max(leastSamples, Math.ceil(samples / 2)))
        return listen(call, span, format)
      }
      const lesser = lesserFormat[format]
      if ((error.status === 400 || error.status === 422) && lesser) return listen(call, span, lesser)
      throw error
    }
  }

  function ask(channel: Pcm, span: Span, signal: AbortSignal, fields: readonly Field[]): Promise<unknown> {
    const form = writeForm(fields, countWavBytes(span, 1), () => writeWav([channel], span))
    const headers = {
      'content-type': form.contentType,
      ...(options.apiKey && { authorization: `Bearer ${options.apiKey}` }),
    }
    const timeoutMs = vendor.timeoutFor((span.endSample - span.startSample) / pcmSampleRate)
    return vendor.post({ url, headers, bytes: form.bytes, write: form.write, timeoutMs }, signal)
  }

  return (call) => listen(call, { startSample: 0, endSample: call.channel.samples }, knownFormat)
}

/** Who is to bleep what was said has to know when it was said, and not guess. */
function needsTimes(model: string): EngineError {
  return new EngineError(
    `The speech service gives no times with ${model}, and without them nothing can be bleeped as REDACT asks. Set SPEECH_MODEL to one with times, such as whisper-1.`,
    { retryable: false },
  )
}

/** With a channel each, the channels tell the parties apart better than any ear. */
function asOneVoice(heard: readonly Heard[]): Heard[] {
  return heard.map(({ speaker: _, ...rest }) => rest)
}

function shorten(vocabulary: string): string {
  const text = vocabulary.replace(/\s+/gu, ' ').trim()
  if (text.length <= mostPromptLetters) return text
  return text
    .slice(0, mostPromptLetters)
    .replace(/[^\s,;]*$/u, '')
    .replace(/[\s,;]+$/u, '')
}
