import { readSync } from 'node:fs'
import * as av from 'node-av/constants'
import {
  avGetCodecName,
  Codec,
  CodecContext,
  Dictionary,
  FormatContext,
  Frame,
  InputFormat,
  Log,
  Packet,
  type Stream,
} from 'node-av/lib'
import { type AudioFormat, formatNames } from '../../domain/call.ts'
import { AppError } from '../../domain/errors.ts'
import { sniffBytes, sniffFormat, tagLength } from '../sniff-format.ts'
import { crumbled, mostReads } from './reading-limits.ts'
import { type RecordingSource, withFile } from './recording-source.ts'

// FFmpeg's own messages would quote tags of the recording into our log.
Log.setLevel(av.AV_LOG_QUIET)

/** The demuxer is forced, so that FFmpeg never guesses its way into one of its three hundred others. */
const demuxers: Readonly<Record<AudioFormat, string>> = {
  mp3: 'mp3',
  wav: 'wav',
  m4a: 'mov',
  flac: 'flac',
  ogg: 'ogg',
  webm: 'matroska',
}

const codecs: Readonly<Record<AudioFormat, RegExp>> = {
  mp3: /^mp[23]$/,
  wav: /^(pcm_(u8|s16le|s24le|s32le|s64le|f32le|f64le|alaw|mulaw)|adpcm_(ima_wav|ms|g722|g726)|gsm_ms|g723_1|g729|truespeech|mp[23])$/,
  m4a: /^(aac|alac|mp3|opus|flac|pcm_(s16le|s16be|s24le|s24be|alaw|mulaw))$/,
  flac: /^flac$/,
  ogg: /^(opus|vorbis|speex|flac)$/,
  webm: /^(opus|vorbis)$/,
}

const noTimestamp = -(2n ** 63n)
/** A hostile header may ask for frames of any size. */
const largestFrameSamples = 1 << 20
/** Sixteen megabytes of rubbish in a row. */
const mostFailedReads = 256
const readsBetweenLooks = 256

export interface ReadingOptions {
  /** Which of its tracks to open; the first, if nothing is said. */
  readonly track?: number
  /** The longest recording that is taken, and so how often one is read from at most. */
  readonly maxDurationSeconds: number
  /** Asked every few packets, whosever they are; once it says so, nothing more is read. */
  readonly mustStop?: () => boolean
}

/** An opened recording: its audio track, packet by packet. Only for use in a child process. */
export class Recording {
  readonly format: AudioFormat
  readonly codec: string
  /** What the container says its length is; 0 when it does not say. */
  readonly claimedSeconds: number
  readonly packet = new Packet()
  readonly #container: FormatContext
  readonly #decoder: CodecContext
  readonly #frame = new Frame()
  readonly #stream: Stream
  readonly #tickSeconds: number
  readonly #mustStop: () => boolean
  readonly #mostReads: number
  #reads = 0
  /** Reading was stopped before the end. */
  stopped = false
  failedPackets = 0
  lastPacketFailed = false
  /** False when there was something between the packets, or behind them, that could not be read. */
  readCleanly = true
  /** Two where each party has a mono track of their own; otherwise only the first track is listened to. */
  readonly tracks: number
  /** When the earliest of those tracks begins. */
  readonly startSeconds: number | undefined

  /** Throws AppError `no_audio` or `unsupported_format`. */
  constructor(source: RecordingSource, sniffed: AudioFormat, options: ReadingOptions) {
    const { track = 0, maxDurationSeconds, mustStop = () => false } = options
    this.#mustStop = mustStop
    this.#mostReads = mostReads(maxDurationSeconds)
    this.format = settleFormat(source, sniffed)
    this.#container = openContainer(source, this.format)
    try {
      const streams = chooseStreams(this.#container, this.format)
      this.#stream = streams[track]!
      this.tracks = streams.length
      this.startSeconds = findStart(streams)
      discardOthers(this.#container, this.#stream)
      this.codec = avGetCodecName(this.#stream.codecpar.codecId) ?? ''
      this.#decoder = openDecoder(this.#stream, this.format, this.codec)
    } catch (error) {
      this.#container.closeInputSync()
      throw error
    }
    this.#tickSeconds = this.#stream.timeBase.num / this.#stream.timeBase.den
    this.claimedSeconds = claimedSeconds(this.#container, this.#stream)
    this.packet.alloc()
    this.#frame.alloc()
  }

  /**
   * Reads the next packet of the audio track into `packet`; false at the end, or when it was stopped. Throws AppError when
   * there is more to read than any recording has.
   */
  read(): boolean {
    let failures = 0
    for (;;) {
      if (++this.#reads > this.#mostReads) throw crumbled()
      if (this.#reads % readsBetweenLooks === 0 && this.#mustStop()) {
        this.stopped = true
        return false
      }
      this.packet.unref()
      const code = this.#container.readFrameSync(this.packet)
      if (code < 0) {
        if (code === av.AVERROR_EOF) return false
        this.readCleanly = false
        // FFmpeg gives up looking for the next packet every 64 kilobytes; asked again, it looks on from there.
        if (++failures > mostFailedReads) return false
        continue
      }
      if (this.packet.streamIndex === this.#stream.index && this.packet.size > 0) return true
    }
  }

  get packetSeconds(): number {
    return Math.max(0, Number(this.packet.duration)) * this.#tickSeconds
  }

  get packetStartSeconds(): number | undefined {
    return this.#seconds(this.packet.pts)
  }

  /** Decodes the packet just read, or with `flush` what the decoder still holds. Bad packets are counted and skipped. */
  *decode(flush = false): Generator<{ frame: Frame; startSeconds: number | undefined }> {
    let code = this.#decoder.sendPacketSync(flush ? null : this.packet)
    while (code >= 0) {
      code = this.#decoder.receiveFrameSync(this.#frame)
      if (code >= 0)
        yield { frame: this.#frame, startSeconds: this.#seconds(this.#frame.bestEffortTimestamp) }
    }
    if (flush) return
    this.lastPacketFailed = code !== av.AVERROR_EAGAIN && code !== av.AVERROR_EOF
    if (this.lastPacketFailed) this.failedPackets++
    this.lastPacketFailed ||= (this.packet.flags & av.AV_PKT_FLAG_CORRUPT) !== 0
  }

  close(): void {
    this.packet.free()
    this.#frame.free()
    this.#decoder.freeContext()
    this.#container.closeInputSync()
  }

  #seconds(timestamp: bigint): number | undefined {
    return timestamp === noTimestamp ? undefined : Number(timestamp) * this.#tickSeconds
  }
}

function openContainer(source: RecordingSource, format: AudioFormat): FormatContext {
  const container = new FormatContext()
  container.allocContext()
  const access =
    typeof source === 'number' ? { protocol_whitelist: 'fd', fd: source } : { protocol_whitelist: 'file' }
  const options = Dictionary.fromObject({ ...access, max_streams: 64 })
  const url = typeof source === 'number' ? 'fd:' : `file:${source}`
  const code = container.openInputSync(url, InputFormat.findInputFormat(demuxers[format]), options)
  if (code >= 0) return container
  throw new AppError(
    'no_audio',
    `The file starts like ${format.toUpperCase()}, but its audio cannot be read: it may be damaged or cut off. Export the recording again.`,
  )
}

/**
 * The audio tracks to listen to, of those with a codec that is allowed in their container: the first, unless it is one
 * of exactly two mono tracks, by which some recorders keep the parties of a call apart.
 */
function chooseStreams(container: FormatContext, format: AudioFormat): Stream[] {
  const tracks = container.streams.filter(({ codecpar }) => codecpar.codecType === av.AVMEDIA_TYPE_AUDIO)
  const usable = tracks.filter(({ codecpar }) => codecs[format].test(avGetCodecName(codecpar.codecId) ?? ''))
  if (usable.length === 2 && usable.every(({ codecpar }) => codecpar.channels === 1)) return usable
  if (usable.length > 0) return usable.slice(0, 1)
  if (tracks.length === 0) {
    throw new AppError(
      'no_audio',
      `The ${format.toUpperCase()} file contains no audio track. Send the recording itself.`,
    )
  }
  throw unsupportedCodec(format, avGetCodecName(tracks[0]!.codecpar.codecId) ?? 'unknown')
}

function discardOthers(container: FormatContext, chosen: Stream): void {
  for (const stream of container.streams) if (stream.index !== chosen.index) stream.discard = av.AVDISCARD_ALL
}

function findStart(streams: readonly Stream[]): number | undefined {
  const starts = streams
    .filter(({ startTime }) => startTime !== noTimestamp)
    .map(({ startTime, timeBase }) => (Number(startTime) * timeBase.num) / timeBase.den)
  return starts.length > 1 ? Math.min(...starts) : undefined
}

function openDecoder(stream: Stream, format: AudioFormat, codecName: string): CodecContext {
  const codec = Codec.findDecoder(stream.codecpar.codecId)
  if (!codec) throw unsupportedCodec(format, codecName)
  const decoder = new CodecContext()
  decoder.allocContext3(codec)
  decoder.parametersToContext(stream.codecpar)
  decoder.pktTimebase = stream.timeBase
  decoder.threadCount = 1
  // Set by name: open2Sync frees a dictionary it does not own.
  decoder.setOption('max_samples', largestFrameSamples)
  if (decoder.open2Sync(codec) >= 0) return decoder
  throw new AppError(
    'no_audio',
    `The ${format.toUpperCase()} file describes its audio (${codecName}) in a way no decoder accepts: it is damaged. Export the recording again.`,
  )
}

function unsupportedCodec(format: AudioFormat, codec: string): AppError {
  return new AppError(
    'unsupported_format',
    `The ${format.toUpperCase()} file contains audio coded as "${codec}", which is not supported there. Send it as ${formatNames.replace('M4A', 'M4A (AAC)')}.`,
  )
}

function claimedSeconds(container: FormatContext, stream: Stream): number {
  const ofTrack = (Number(stream.duration) * stream.timeBase.num) / stream.timeBase.den
  if (ofTrack > 0) return ofTrack
  // With pictures beside the sound, the container's length may be the pictures'.
  return container.nbStreams === 1 ? Math.max(0, Number(container.duration) / av.AV_TIME_BASE) : 0
}

/**
 * A tag may be longer than the head that was sniffed, and FLAC may stand behind one as well as MP3.
 * Opening the file here also tells one that cannot be reached, which is nobody's audio's fault, from one that is damaged.
 */
function settleFormat(source: RecordingSource, sniffed: AudioFormat): AudioFormat {
  return withFile(source, (file) => {
    const head = Buffer.alloc(10)
    readSync(file, head, 0, 10, 0)
    const tag = tagLength(head)
    if (sniffed !== 'mp3' || tag === 0) return sniffed
    const rest = Buffer.alloc(sniffBytes)
    const behind = sniffFormat(rest.subarray(0, readSync(file, rest, 0, sniffBytes, tag)))
    return behind === 'flac' ? 'flac' : 'mp3'
  })
}
