import assert from 'node:assert/strict'
import { readWav } from './read-wav.ts'
import { startSpeechServer } from './speech-server.ts'
import { type HeardWord, hearWords } from './spoken-tones.ts'

export interface AskedOfOpenAi {
  readonly authorization: string | undefined
  /** Each with all the values it was sent with. */
  readonly fields: Readonly<Record<string, string[]>>
  readonly sound: Int16Array
  readonly heard: readonly HeardWord[]
}

export type OpenAiKind = 'whisper' | 'bare' | 'segments' | 'speakers'

/** OpenAI's transcription endpoint, or that of a server which tells less: it really reads the form and the sound. */
export function startOpenAiServer(options: { kind?: OpenAiKind; mostBytes?: number } = {}) {
  const { kind = 'whisper', mostBytes = 25_000_000 } = options
  return startSpeechServer<AskedOfOpenAi>(
    async (request, body) => {
      assert.equal(request.method, 'POST')
      assert.equal(request.url, '/v1/audio/transcriptions')
      assert.equal(Number(request.headers['content-length']), body.length)
      const headers = { 'content-type': request.headers['content-type']! }
      const form = await new Response(new Uint8Array(body), { headers }).formData()
      const file = form.get('file') as File
      assert.equal(file.name, 'audio.wav')
      const [sound, ...more] = readWav(Buffer.from(await file.arrayBuffer()))
      assert.equal(more.length, 0, 'one channel at a time')
      const fields: Record<string, string[]> = {}
      for (const name of form.keys()) if (name !== 'file') fields[name] = form.getAll(name).map(String)
      return { authorization: request.headers.authorization, fields, sound: sound!, heard: hearWords(sound!) }
    },
    (asked) => {
      if (asked.sound.length * 2 > mostBytes) return refuse(413, 'file')
      const [format] = asked.fields.response_format ?? ['json']
      if (kind === 'bare' && format !== 'json') return refuse(400, 'response_format')
      if (kind === 'speakers' && format === 'verbose_json') return refuse(400, 'response_format')
      if (kind === 'segments' && asked.fields['timestamp_granularities[]']) return refuse(400, null)
      return { status: 200, body: writeReply(asked, format!) }
    },
  )
}

function refuse(status: number, param: string | null) {
  return {
    status,
    body: { error: { message: 'Not with me.', type: 'invalid_request_error', param, code: null } },
  }
}

function writeReply({ heard, sound, fields }: AskedOfOpenAi, format: string): unknown {
  const sentences = groupWords(heard)
  const text = sentences.map(writeSentence).join(' ')
  if (format === 'json') return { text, usage: { type: 'duration', seconds: 1 } }
  const duration = sound.length / 16_000
  if (format === 'diarized_json') {
    const names = nameVoices(heard, fields)
    const segments = sentences.map((words, id) => ({
      type: 'transcript.text.segment',
      id: `seg_${id}`,
      start: words[0]!.start,
      end: words.at(-1)!.end,
      text: ` ${writeSentence(words)}`,
      speaker: names.get(words[0]!.voice),
    }))
    return { task: 'transcribe', duration, text, segments }
  }
  const segments = sentences.map((words, id) => ({
    id,
    seek: 0,
    // Whisper begins a segment where the one before ended, silence and all.
    start: sentences[id - 1]?.at(-1)?.end ?? 0,
    end: words.at(-1)!.end,
    text: ` ${writeSentence(words)}`,
    tokens: [50364],
    temperature: 0,
    avg_logprob: -0.22,
    compression_ratio: 1.1,
    no_speech_prob: 0.02,
  }))
  // Where nobody speaks it makes up what is said at the end of videos.
  const invented = {
    id: 0,
    seek: 0,
    start: 0,
    end: duration,
    text: ' Thank you for watching!',
    tokens: [50364],
  }
  const doubts = { temperature: 0, avg_logprob: -0.74, compression_ratio: 0.8, no_speech_prob: 0.95 }
  const spoken = segments.length > 0 ? segments : [{ ...invented, ...doubts }]
  const timed = fields['timestamp_granularities[]']?.includes('word')
  return {
    task: 'transcribe',
    language: 'english',
    duration,
    text: spoken.map((segment) => segment.text.trim()).join(' '),
    segments: spoken,
    ...(timed && { words: heard.map(({ word, start, end }) => ({ word, start, end })) }),
  }
}

/** By the samples that came along; voices without one are A, B … in the order in which this upload has them. */
function nameVoices(heard: readonly HeardWord[], fields: AskedOfOpenAi['fields']): Map<number, string> {
  const names = new Map<number, string>()
  for (const [index, url] of (fields['known_speaker_references[]'] ?? []).entries()) {
    const [sound] = readWav(Buffer.from(url.replace('data:audio/wav;base64,', ''), 'base64'))
    const seconds = sound!.length / 16_000
    assert.ok(seconds >= 2 && seconds <= 10, `a sample of ${seconds} s`)
    names.set(hearWords(sound!)[0]!.voice, fields['known_speaker_names[]']![index]!)
  }
  let letters = 0
  for (const { voice } of heard) if (!names.has(voice)) names.set(voice, 'ABCD'[letters++]!)
  return names
}

/** Sentences end at a pause or where somebody else speaks. */
function groupWords(words: readonly HeardWord[]): HeardWord[][] {
  const sentences: HeardWord[][] = []
  for (const word of words) {
    const last = sentences.at(-1)?.at(-1)
    if (last && word.start - last.end < 0.5 && last.voice === word.voice) sentences.at(-1)!.push(word)
    else sentences.push([word])
  }
  return sentences
}

function writeSentence(words: readonly HeardWord[]): string {
  const text = words.map(({ word }) => word).join(' ')
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`
}
