import * as av from 'node-av/constants'
import {
  avChannelLayoutDefault,
  Codec,
  CodecContext,
  FormatContext,
  Frame,
  Log,
  Packet,
  Rational,
  type Stream,
} from 'node-av/lib'
import { pcmSampleRate } from '../pcm.ts'

// FFmpeg writes to standard error what nobody asked for.
Log.setLevel(av.AV_LOG_QUIET)

/** FLAC on the standard output, which must be a file: its head is written last. Only for use in a child process. */
export class FlacFile {
  /** Samples per channel in every block but the last. */
  readonly blockSamples: number
  readonly #container = new FormatContext()
  readonly #encoder = new CodecContext()
  readonly #packet = new Packet()
  readonly #stream: Stream
  readonly #channels: number
  #written = 0

  constructor(channels: number) {
    this.#channels = channels
    const codec = Codec.findEncoder(av.AV_CODEC_ID_FLAC)
    if (!codec) throw new Error('FFmpeg has no FLAC encoder')
    check(this.#container.allocOutputContext2(null, 'flac', 'fd:'))
    this.#encoder.allocContext3(codec)
    this.#encoder.sampleRate = pcmSampleRate
    this.#encoder.sampleFormat = av.AV_SAMPLE_FMT_S16
    this.#encoder.channelLayout = avChannelLayoutDefault(channels)
    this.#encoder.timeBase = new Rational(1, pcmSampleRate)
    this.#encoder.threadCount = 1
    check(this.#encoder.open2Sync(codec))
    this.blockSamples = this.#encoder.frameSize
    this.#stream = this.#container.newStream(codec)
    this.#stream.timeBase = new Rational(1, pcmSampleRate)
    check(this.#encoder.parametersFromContext(this.#stream.codecpar))
    check(this.#container.openOutputSync())
    check(this.#container.writeHeaderSync())
    this.#packet.alloc()
  }

  /** Takes the next block: signed 16-bit samples, the channels' taking turns. */
  write(interleaved: Buffer): void {
    const frame = new Frame()
    frame.alloc()
    try {
      frame.format = av.AV_SAMPLE_FMT_S16
      frame.sampleRate = pcmSampleRate
      frame.channelLayout = avChannelLayoutDefault(this.#channels)
      frame.nbSamples = interleaved.length / 2 / this.#channels
      frame.pts = BigInt(this.#written)
      check(frame.getBuffer())
      interleaved.copy(frame.data![0]!)
      check(this.#encoder.sendFrameSync(frame))
      this.#written += frame.nbSamples
    } finally {
      frame.free()
    }
    this.#drain()
  }

  /** Writes what is still held back, and the length and checksum into the head. */
  finish(): void {
    check(this.#encoder.sendFrameSync(null))
    this.#drain()
    check(this.#container.writeTrailerSync())
  }

  close(): void {
    this.#packet.free()
    this.#encoder.freeContext()
    this.#container.closeOutputSync()
    this.#container.freeContext()
  }

  #drain(): void {
    for (;;) {
      const code = this.#encoder.receivePacketSync(this.#packet)
      if (code === av.AVERROR_EAGAIN || code === av.AVERROR_EOF) return
      check(code)
      this.#packet.streamIndex = this.#stream.index
      check(this.#container.writeFrameSync(this.#packet))
      this.#packet.unref()
    }
  }
}

function check(code: number): void {
  if (code >= 0) return
  // As the disk itself would say it, so that the stage waits for room instead of giving up.
  if (code === -28) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  throw new Error(`FFmpeg answered ${code}`)
}
