import { type AudioFormat, formatNames } from '../domain/call.ts'
import { AppError } from '../domain/errors.ts'

/** Enough of the head for three of the longest MPEG frames behind a cut one. */
export const sniffBytes = 8192

/**
 * The container by its first bytes, undefined when it is none of ours. Never looks at a name or content type.
 * An ID3v2 tag longer than the head counts as MP3 until the decoder has looked behind it.
 */
export function sniffFormat(head: Uint8Array): AudioFormat | undefined {
  if (textAt(head, 0, 3) === 'ID3') return sniffBehindTag(head)
  const start = textAt(head, 0, 4)
  if (start === 'fLaC') return 'flac'
  if (start === 'OggS') return 'ogg'
  if (['RIFF', 'RF64', 'BW64'].includes(start)) return textAt(head, 8, 4) === 'WAVE' ? 'wav' : undefined
  if (textAt(head, 4, 4) === 'ftyp') return isMp4Family(head) ? 'm4a' : undefined
  if (start === '\x1aE\xdf\xa3') return documentType(head) === 'webm' ? 'webm' : undefined
  return holdsMpegFrames(head) ? 'mp3' : undefined
}

/** As `sniffFormat`, but refuses what is none of ours in words the sender can act on. */
export function getFormat(head: Uint8Array): AudioFormat {
  const format = sniffFormat(head)
  if (format) return format
  if (head.length === 0)
    throw new AppError('empty_audio', 'The audio file is empty: it has 0 bytes. Send it again.')
  throw new AppError(
    'unsupported_format',
    `The audio file is ${nameForeignFormat(head)}. Send it as ${formatNames}.`,
  )
}

/** Bytes an ID3v2 tag at the start takes, its header and footer included; 0 when there is none. */
export function tagLength(head: Uint8Array): number {
  if (head.length < 10 || textAt(head, 0, 3) !== 'ID3') return 0
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (head[at]! & 0x7f), 0)
  return 10 + size + (head[5]! & 0x10 ? 10 : 0)
}

function sniffBehindTag(head: Uint8Array): AudioFormat | undefined {
  const rest = head.subarray(tagLength(head))
  // Taggers pad with zeros, and what a cut tag hides cannot be known yet.
  if (rest.length < 4 || rest.every((byte) => byte === 0)) return 'mp3'
  if (textAt(rest, 0, 4) === 'fLaC') return 'flac'
  return isAdts(rest) ? undefined : 'mp3'
}

const mp4Brands = /^(M4[ABPV] |mp4[12]|iso[m2-9a-c]|dash|msdh|msix|avc1|F4A |MSNV)$/

function isMp4Family(head: Uint8Array): boolean {
  const end = Math.min(head.length, new DataView(head.buffer, head.byteOffset).getUint32(0))
  if (mp4Brands.test(textAt(head, 8, 4))) return true
  for (let at = 16; at + 4 <= end; at += 4) if (mp4Brands.test(textAt(head, at, 4))) return true
  return false
}

/** EBML's DocType (0x4282), which tells WebM from other Matroska. */
function documentType(head: Uint8Array): string {
  for (let at = 4; at < Math.min(head.length, 128) - 3; at++) {
    if (head[at] === 0x42 && head[at + 1] === 0x82 && head[at + 2]! > 0x80) {
      return textAt(head, at + 3, head[at + 2]! & 0x7f).replace(/\0+$/, '')
    }
  }
  return ''
}

/** Three frames in a row that agree, or as many as a tiny file holds; the first may be preceded by the end of a cut one. */
function holdsMpegFrames(head: Uint8Array): boolean {
  for (let start = 0; start < Math.min(head.length - 4, 2048); start++) {
    let at = start
    let frames = 0
    while (frames < 3) {
      const length = mpegFrameLength(head, at)
      if (length === 0 || (head[at + 1]! ^ head[start + 1]!) & 0x1e) break
      frames++
      at += length
    }
    if (frames === 3 || (frames > 0 && start === 0 && at >= head.length)) return true
  }
  return false
}

const bitrates = {
  version1Layer2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  version1Layer3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  version2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}

/** Length of the MPEG audio layer II or III frame at this place; 0 when there is none. Layer bits 00 would be ADTS AAC. */
function mpegFrameLength(head: Uint8Array, at: number): number {
  const [first, second, third] = [head[at] ?? 0, head[at + 1] ?? 0, head[at + 2] ?? 0]
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return 0
  const version = (second >> 3) & 3
  const layer = 4 - ((second >> 1) & 3)
  const rateIndex = (third >> 2) & 3
  if (version === 1 || layer === 4 || layer === 1 || rateIndex === 3) return 0
  const table =
    version !== 3 ? bitrates.version2 : layer === 2 ? bitrates.version1Layer2 : bitrates.version1Layer3
  const bitrate = table[third >> 4] ?? 0
  const sampleRate = [44_100, 48_000, 32_000][rateIndex]! / (version === 3 ? 1 : version === 2 ? 2 : 4)
  const samples = layer === 3 && version !== 3 ? 576 : 1152
  return bitrate === 0 ? 0 : Math.floor((samples * bitrate * 125) / sampleRate) + ((third >> 1) & 1)
}

/** Two frames in a row, as far as the head goes: a bare FLAC frame starts with the same bits. */
function isAdts(head: Uint8Array): boolean {
  const startsAt = (at: number) => head[at] === 0xff && (head[at + 1]! & 0xf6) === 0xf0
  const length = ((head[3]! & 3) << 11) | (head[4]! << 3) | (head[5]! >> 5)
  return startsAt(0) && length > 6 && (length + 1 >= head.length || startsAt(length))
}

const foreignStarts: readonly (readonly [string, string])[] = [
  ['\x30\x26\xb2\x75', 'WMA or another ASF file'],
  ['#!AMR', 'AMR'],
  ['#!SILK', 'SILK'],
  ['RIFX', 'a big-endian WAV (RIFX)'],
  ['RIFF', 'a RIFF file that is not WAV'],
  ['FORM', 'AIFF or another IFF file'],
  ['.snd', 'Sun AU'],
  ['caff', 'Core Audio (CAF)'],
  ['\x1aE\xdf\xa3', 'Matroska, but not WEBM'],
  ['PK\x03\x04', 'a ZIP archive'],
  ['\x1f\x8b', 'a gzip archive'],
  ['%PDF', 'a PDF document'],
  ['ID3', 'raw AAC behind a tag'],
]

/** What the bytes look like, for the refusal. Never quotes them. */
function nameForeignFormat(head: Uint8Array): string {
  const known = foreignStarts.find(([start]) => textAt(head, 0, start.length) === start)
  if (known) return known[1]
  if (isAdts(head)) return 'raw AAC (ADTS) without a container'
  if (textAt(head, 4, 4) === 'ftyp') return 'an MP4 relative that is not M4A'
  if (/^\s*<(!doctype|html|\?xml)/i.test(textAt(head, 0, 64))) return 'a web page or XML, not audio'
  if (head.every((byte) => byte === 0)) return 'all zero bytes'
  return 'in no format this service knows, or has lost its header'
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}
