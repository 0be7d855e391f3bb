import { box, fullBox, numbers } from './write-boxes.ts'

/** A well-formed M4A of some hundred bytes whose index claims sixty million samples. */
export function writeGreedyM4a(): Buffer {
  const samples = 60_000_000
  const description = Buffer.concat([
    Buffer.from([3, 25, 0, 1, 0, 4, 17, 0x40, 0x15]),
    Buffer.alloc(11),
    Buffer.from([5, 2, 0x12, 0x10, 6, 1, 2]),
  ])
  const track = Buffer.alloc(28)
  track.writeUInt16BE(1, 6)
  track.writeUInt16BE(2, 16)
  track.writeUInt16BE(16, 18)
  track.writeUInt32BE(44_100 * 65_536, 24)
  const table = box(
    'stbl',
    fullBox('stsd', numbers(1), box('mp4a', track, fullBox('esds', description))),
    fullBox('stts', numbers(1, samples, 1024)),
    fullBox('stsc', numbers(1, 1, samples, 1)),
    fullBox('stsz', numbers(1, samples)),
    fullBox('stco', numbers(1, 40)),
  )
  const media = box(
    'mdia',
    fullBox('mdhd', numbers(0, 0, 44_100, 44_100, 0x55c4_0000)),
    fullBox('hdlr', Buffer.alloc(4), Buffer.from('soun'), Buffer.alloc(13)),
    box('minf', fullBox('smhd', Buffer.alloc(4)), table),
  )
  const movie = box(
    'moov',
    fullBox('mvhd', numbers(0, 0, 1000, 1000), Buffer.alloc(80)),
    box('trak', fullBox('tkhd', numbers(0, 0, 1, 0, 1000), Buffer.alloc(60)), media),
  )
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0isom')),
    movie,
    box('mdat', Buffer.alloc(1000, 0x21)),
  ])
}
