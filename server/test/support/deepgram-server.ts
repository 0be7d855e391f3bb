import assert from 'node:assert/strict'
import { readWav } from './read-wav.ts'
import { startSpeechServer } from './speech-server.ts'
import { type HeardWord, hearWords } from './spoken-tones.ts'

export interface AskedOfDeepgram {
  readonly authorization: string | undefined
  readonly query: URLSearchParams
  readonly channels: readonly Int16Array[]
}

/** Deepgram's /v1/listen for recordings: it really reads the query and every channel of the sound. */
export function startDeepgramServer({ mostBytes = 2_000_000_000 }: { mostBytes?: number } = {}) {
  return startSpeechServer<AskedOfDeepgram>(
    async (request, body) => {
      const url = new URL(request.url!, 'http://localhost')
      assert.equal(request.method, 'POST')
      assert.equal(url.pathname, '/v1/listen')
      assert.equal(request.headers['content-type'], 'audio/wav')
      assert.equal(Number(request.headers['content-length']), body.length)
      return {
        authorization: request.headers.authorization,
        query: url.searchParams,
        channels: readWav(body),
      }
    },
    ({ query, channels }) => {
      if (channels.length * channels[0]!.length * 2 > mostBytes)
        return {
          status: 413,
          body: { err_code: 'PAYLOAD_TOO_LARGE', err_msg: 'Too large.', request_id: 'r' },
        }
      if (channels.length > 1 && query.get('multichannel') !== 'true')
        return { status: 400, body: { err_code: 'Bad Request', err_msg: 'Not with me.', request_id: 'r' } }
      return { status: 200, body: writeReply(query, channels) }
    },
  )
}

function writeReply(query: URLSearchParams, channels: readonly Int16Array[]): unknown {
  const heard = channels.map((sound) => hearWords(sound))
  const diarize = query.get('diarize') === 'true'
  const write = (word: HeardWord) => ({
    word: word.word,
    start: word.start,
    end: word.end,
    confidence: 0.97,
    punctuated_word: word.word,
    ...(diarize && { speaker: word.voice, speaker_confidence: 0.8 }),
  })
  return {
    metadata: { request_id: 'r', channels: channels.length, duration: channels[0]!.length / 16_000 },
    results: {
      channels: heard.map((words) => ({
        ...(query.get('detect_language') === 'true' && {
          detected_language: 'en',
          language_confidence: 0.99,
        }),
        alternatives: [
          { transcript: words.map(({ word }) => word).join(' '), confidence: 0.97, words: words.map(write) },
        ],
      })),
      utterances: heard.flatMap((words, channel) =>
        groupWords(words).map((group, id) => ({
          id: `${channel}-${id}`,
          start: group[0]!.start,
          end: group.at(-1)!.end,
          confidence: 0.97,
          channel,
          transcript: group.map(({ word }) => word).join(' '),
          words: group.map(write),
          ...(diarize && { speaker: group[0]!.voice }),
        })),
      ),
    },
  }
}

function groupWords(words: readonly HeardWord[]): HeardWord[][] {
  const groups: HeardWord[][] = []
  for (const word of words) {
    const last = groups.at(-1)?.at(-1)
    if (last && word.start - last.end < 0.8) groups.at(-1)!.push(word)
    else groups.push([word])
  }
  return groups
}
