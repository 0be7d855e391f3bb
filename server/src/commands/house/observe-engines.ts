import type { AudioDecoder } from '../../audio/audio-decoder.ts'
import { type Pcm, pcmSampleRate } from '../../audio/pcm.ts'
import type { Judge } from '../../judge/judge.ts'
import { judgeTokens, realTimeFactor, speechAudioSeconds, speechWorkSeconds } from '../../observe/metrics.ts'
import { observeTask } from '../../observe/observe-task.ts'
import { addToSpan } from '../../observe/tracing.ts'
import type { SpeechToText } from '../../speech/speech-to-text.ts'

/** The same engine, watched. */
export function observeSpeech(speech: SpeechToText): SpeechToText {
  const model = speech.id
  return {
    ...speech,
    transcribe(channels, hints, signal) {
      const audioSeconds = secondsOf(channels)
      const attributes = { 'callmark.engine': model, 'callmark.audio_seconds': audioSeconds }
      return observeTask(
        { engine: 'speech', task: 'transcribe', attributes },
        signal,
        () => speech.transcribe(channels, hints, signal),
        (_result, seconds) => {
          speechAudioSeconds.inc({ model }, audioSeconds)
          speechWorkSeconds.inc({ model }, seconds)
          if (audioSeconds > 0) realTimeFactor.observe({ model }, seconds / audioSeconds)
        },
      )
    },
  }
}

/** The same judge, watched. */
export function observeJudge(judge: Judge): Judge {
  const model = judge.id
  const attributes = { 'callmark.engine': model }
  const noteTokens = ({ tokens }: { tokens: number | null }) => {
    if (tokens === null) return
    judgeTokens.inc({ model }, tokens)
    addToSpan({ 'callmark.tokens': tokens })
  }
  const { answer } = judge
  return {
    ...judge,
    ...(answer && {
      answer: (asked, signal) =>
        observeTask(
          { engine: 'judge', task: 'answer', attributes },
          signal,
          () => answer(asked, signal),
          noteTokens,
        ),
    }),
    judge: (subject, signal) =>
      observeTask(
        { engine: 'judge', task: 'judge', attributes },
        signal,
        () => judge.judge(subject, signal),
        noteTokens,
      ),
    digest: (subject, signal) =>
      observeTask(
        { engine: 'judge', task: 'digest', attributes },
        signal,
        () => judge.digest(subject, signal),
        noteTokens,
      ),
  }
}

/** The same decoder, watched. */
export function observeDecoder(decoder: AudioDecoder): AudioDecoder {
  const noteLength = ({ durationSeconds }: { durationSeconds: number }) =>
    addToSpan({ 'callmark.audio_seconds': durationSeconds })
  return {
    ...decoder,
    probe: (path, format, signal) =>
      observeTask(
        { engine: 'decoder', task: 'probe', attributes: { 'callmark.format': format } },
        signal,
        () => decoder.probe(path, format, signal),
        noteLength,
      ),
    decode: (path, format, outputPrefix, signal, about) =>
      observeTask(
        { engine: 'decoder', task: 'decode', attributes: { 'callmark.format': format } },
        signal,
        () => decoder.decode(path, format, outputPrefix, signal, about),
        noteLength,
      ),
    bleep: (channels, stretches, outputPath, signal) =>
      observeTask(
        {
          engine: 'decoder',
          task: 'bleep',
          attributes: { 'callmark.audio_seconds': secondsOf(channels) },
        },
        signal,
        () => decoder.bleep(channels, stretches, outputPath, signal),
      ),
  }
}

/** How long the call is, not how much there is to listen to on all its channels. */
function secondsOf(channels: readonly Pcm[]): number {
  return Math.max(0, ...channels.map(({ samples }) => samples)) / pcmSampleRate
}
