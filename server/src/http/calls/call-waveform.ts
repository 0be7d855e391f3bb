import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { speakersOfChannels } from '../../domain/speakers-of-channels.ts'
import { findRecording, getCall } from '../../store/calls/calls.ts'
import { findTranscription } from '../../store/calls/transcriptions.ts'
import type { App, HttpContext } from '../context.ts'
import { CallId } from './call-schemas.ts'

const Waveform = z
  .object({
    duration: z.number().describe('Seconds.'),
    channels: z.array(
      z.object({
        speaker: z
          .string()
          .nullable()
          .describe(
            'The speaker on this channel, as named in the transcript; null: not known, or several speakers.',
          ),
        peaks: z
          .array(z.number().min(0).max(1))
          .describe('Loudest sample of each interval, 0 to 1. All intervals are of equal length.'),
      }),
    ),
  })
  .meta({ id: 'Waveform', description: 'The waveform of a recording, for drawing.' })

export function addCallWaveformRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/call-analysis/:id/waveform',
    {
      config: {
        scope: 'read:call-analysis-audio',
        refusals: ['audio_gone', 'audio_not_decoded', 'call_erased'],
      },
      schema: {
        operationId: 'getCallWaveform',
        tags: ['Calls'],
        summary: 'Get the waveform of the recording',
        description: 'At most 2,000 peaks per channel, however long the recording is.',
        params: CallId,
        response: { 200: Waveform },
      },
    },
    async ({ caller, params }) => {
      const call = await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      const recording = await findRecording(database, call.id)
      if (!recording || call.audio_removed_at) throw new AppError('audio_gone')
      const { peaks, duration_seconds } = recording
      if (!peaks) throw new AppError('audio_not_decoded')
      const transcription = await findTranscription(database, call.id)
      const speakers = speakersOfChannels(peaks, duration_seconds, transcription?.segments ?? [])
      return {
        duration: duration_seconds,
        channels: peaks.map((outline, channel) => ({ speaker: speakers[channel] ?? null, peaks: outline })),
      }
    },
  )
}
