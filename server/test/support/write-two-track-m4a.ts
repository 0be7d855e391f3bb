import { AV_CODEC_ID_PCM_S16LE, AV_SAMPLE_FMT_S16, AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { avChannelLayoutDefault, FormatContext, Packet, Rational } from 'node-av/lib'

const packetSamples = 800

/** Writes an M4A file with one mono track for each list of samples (−1…1), as recorders do that keep the parties apart. */
export function writeTracks(path: string, tracks: readonly Float32Array[], sampleRate = 8000): void {
  const container = new FormatContext()
  check(container.allocOutputContext2(null, 'mp4', path))
  for (const _ of tracks) {
    const stream = container.newStream()
    const { codecpar } = stream
    codecpar.codecType = AVMEDIA_TYPE_AUDIO
    codecpar.codecId = AV_CODEC_ID_PCM_S16LE
    codecpar.format = AV_SAMPLE_FMT_S16
    codecpar.sampleRate = sampleRate
    codecpar.channelLayout = avChannelLayoutDefault(1)
    codecpar.bitsPerCodedSample = 16
    stream.timeBase = new Rational(1, sampleRate)
  }
  check(container.openOutputSync())
  check(container.writeHeaderSync())
  const longest = Math.max(...tracks.map(({ length }) => length))
  for (let from = 0; from < longest; from += packetSamples) {
    for (const [index, samples] of tracks.entries()) {
      const part = samples.subarray(from, from + packetSamples)
      if (part.length === 0) continue
      const packet = new Packet()
      packet.alloc()
      packet.data = Buffer.from(Int16Array.from(part, (sample) => Math.round(sample * 32_767)).buffer)
      packet.streamIndex = index
      packet.pts = BigInt(from)
      packet.dts = BigInt(from)
      packet.duration = BigInt(part.length)
      check(container.interleavedWriteFrameSync(packet))
      packet.free()
    }
  }
  check(container.writeTrailerSync())
  container.closeOutputSync()
}

function check(code: number): void {
  if (code < 0) throw new Error(`the muxer answered ${code}`)
}
