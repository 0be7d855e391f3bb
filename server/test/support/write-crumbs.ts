import type { AudioFormat } from '../../src/domain/call.ts'
import { box, fullBox, numbers } from './write-boxes.ts'

/** What can be cut into next to nothing; WAV has no packets of its own. */
export type CrumbFormat = Exclude<AudioFormat, 'wav'>

export interface CrumbOptions {
  /** What each packet of Opus lasts; at 20 ms the file is an honest recording of silence. */
  readonly packetMs?: 2.5 | 20
}

/**
 * A well-formed recording of so many packets, each the smallest that its container allows: nothing is wrong with any of
 * them, only with their number. The samples that such a packet holds are few in all but MP3.
 */
export function writeCrumbs(format: CrumbFormat, packets: number, options: CrumbOptions = {}): Buffer {
  const { packetMs = 2.5 } = options
  // Opus: mono, one frame with nothing in it, which is a byte.
  const opus = { packetMs, packet: packetMs === 2.5 ? 0x80 : 0x98 }
  return writers[format](packets, opus)
}

/** The same by size: so many megabytes, or slightly more. */
export function writeCrumbsOf(format: CrumbFormat, megabytes: number): Buffer {
  return writeCrumbs(format, Math.ceil((megabytes * 1_000_000) / bytesEach[format]))
}

interface Opus {
  readonly packet: number
  readonly packetMs: number
}

const bytesEach: Readonly<Record<CrumbFormat, number>> = { webm: 7, ogg: 2, m4a: 1, mp3: 24, flac: 13 }

const writers: Readonly<Record<CrumbFormat, (packets: number, opus: Opus) => Buffer>> = {
  webm: writeWebm,
  ogg: writeOgg,
  m4a: writeM4a,
  mp3: (packets) => Buffer.alloc(packets * 24, mpegFrame()),
  flac: writeFlac,
}

const opusHead = Buffer.from('4f707573486561640101000080bb0000000000', 'hex')

function writeWebm(packets: number, { packet, packetMs }: Opus): Buffer {
  const pieces = [
    element('1a45dfa3', element('4282', Buffer.from('webm')), element('4287', Buffer.from([2]))),
    // A segment of unknown length.
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    element('1549a966', element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40]))),
    element(
      '1654ae6b',
      element(
        'ae',
        element('d7', Buffer.from([1])),
        element('73c5', Buffer.from([1])),
        element('83', Buffer.from([2])),
        element('86', Buffer.from('A_OPUS')),
        element('63a2', opusHead),
        element('e1', element('b5', Buffer.from('40e7700000000000', 'hex')), element('9f', Buffer.from([1]))),
      ),
    ),
  ]
  // A block tells its time within its cluster in 16 bits of milliseconds.
  const most = 20_000 / packetMs
  for (let written = 0; written < packets; written += most) {
    const blocks = Buffer.alloc(Math.min(most, packets - written) * 7)
    for (let at = 0; at < blocks.length; at += 7) {
      const ms = Math.floor((at / 7) * packetMs)
      blocks.set([0xa3, 0x85, 0x81, ms >> 8, ms & 0xff, 0x80, packet], at)
    }
    pieces.push(element('1f43b675', element('e7', numbers(written * packetMs)), blocks))
  }
  return Buffer.concat(pieces)
}

function element(id: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const size = body.length < 127 ? Buffer.from([0x80 + body.length]) : numbers(0x1000_0000 + body.length)
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}

function writeOgg(packets: number, { packet, packetMs }: Opus): Buffer {
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)])
  const pages = [
    page({ sizes: [opusHead.length], body: opusHead, flags: 2 }, 0, 0),
    page({ sizes: [tags.length], body: tags }, 1, 0),
  ]
  for (let written = 0; written < packets; ) {
    const count = Math.min(255, packets - written)
    written += count
    const body = Buffer.alloc(count, packet)
    pages.push(page({ sizes: Buffer.alloc(count, 1), body }, pages.length, written * packetMs * 48))
  }
  return Buffer.concat(pages)
}

function page(
  { sizes, body, flags = 0 }: { sizes: ArrayLike<number>; body: Buffer; flags?: number },
  number: number,
  granule: number,
): Buffer {
  const head = Buffer.alloc(27)
  head.write('OggS')
  head[5] = flags
  head.writeBigUInt64LE(BigInt(granule), 6)
  head.writeUInt32LE(1, 14)
  head.writeUInt32LE(number, 18)
  head[26] = sizes.length
  const whole = Buffer.concat([head, Buffer.from(sizes), body])
  whole.writeUInt32LE(check(whole, oggTable, 32), 22)
  return whole
}

/** Opus, whose samples the index says to be one byte each. */
function writeM4a(packets: number, { packet, packetMs }: Opus): Buffer {
  const track = Buffer.alloc(28)
  track.writeUInt16BE(1, 6)
  track.writeUInt16BE(1, 16)
  track.writeUInt16BE(16, 18)
  track.writeUInt32BE(48_000 * 65_536, 24)
  const about = Buffer.from('00010038' + '0000bb80' + '000000', 'hex')
  const index = (start: number) => {
    const table = box(
      'stbl',
      fullBox('stsd', numbers(1), box('Opus', track, box('dOps', about))),
      fullBox('stts', numbers(1, packets, packetMs * 48)),
      fullBox('stsc', numbers(1, 1, packets, 1)),
      fullBox('stsz', numbers(1, packets)),
      fullBox('stco', numbers(1, start)),
    )
    const media = box(
      'mdia',
      fullBox('mdhd', numbers(0, 0, 48_000, 48_000, 0x55c4_0000)),
      fullBox('hdlr', Buffer.alloc(4), Buffer.from('soun'), Buffer.alloc(13)),
      box('minf', fullBox('smhd', Buffer.alloc(4)), table),
    )
    return box(
      'moov',
      fullBox('mvhd', numbers(0, 0, 1000, 1000), Buffer.alloc(80)),
      box('trak', fullBox('tkhd', numbers(0, 0, 1, 0, 1000), Buffer.alloc(60)), media),
    )
  }
  const type = box('ftyp', Buffer.from('M4A \0\0\0\0isom'))
  const start = type.length + index(0).length + 8
  return Buffer.concat([type, index(start), box('mdat', Buffer.alloc(packets, packet))])
}

/** MPEG 2, layer III, 24 kHz at 8 kbit/s: no frame is shorter. */
function mpegFrame(): Buffer {
  const frame = Buffer.alloc(24)
  frame.writeUInt32BE(0xfff3_14c4)
  return frame
}

/** Frames of 16 samples, the fewest there may be, at 8 kHz. */
function writeFlac(packets: number): Buffer {
  const about = Buffer.alloc(34)
  about.writeUInt16BE(16, 0)
  about.writeUInt16BE(16, 2)
  // 8000 Hz, one channel of 16 bits.
  about.writeUInt32BE(((8000 << 12) | (15 << 4)) >>> 0, 10)
  const head = Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, about.length]), about])
  const frames = Buffer.alloc(packets * 15)
  let end = 0
  for (let number = 0; number < packets; number++) {
    const start = end
    frames.set([0xff, 0xf8, 0x64, 0x08], end)
    // As UTF-8 writes characters.
    end += 4 + frames.write(String.fromCodePoint(number < 0xd800 ? number : 0x10000 + number), end + 4)
    frames[end++] = 15
    frames[end] = check(frames.subarray(start, end), flacHeadTable, 8)
    end += 4
    end = frames.writeUInt16BE(check(frames.subarray(start, end), flacTable, 16), end)
  }
  return Buffer.concat([head, frames.subarray(0, end)])
}

const oggTable = makeTable(0x04c1_1db7, 32)
const flacHeadTable = makeTable(0x07, 8)
const flacTable = makeTable(0x8005, 16)

function makeTable(polynomial: number, bits: number): Uint32Array {
  const high = (polynomial << (32 - bits)) >>> 0
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = (byte << 24) >>> 0
    for (let bit = 0; bit < 8; bit++) value = ((value << 1) ^ (value & 0x8000_0000 ? high : 0)) >>> 0
    return value
  })
}

/** A cyclic redundancy check, most significant bit first. */
function check(bytes: Buffer, table: Uint32Array, bits: number): number {
  let value = 0
  for (const byte of bytes) value = ((value << 8) ^ table[(value >>> 24) ^ byte]!) >>> 0
  return value >>> (32 - bits)
}
