/** Twenty milliseconds of silence, as Opus codes it. */
const silentPacket = Buffer.from([0xf8, 0xff, 0xfe])
const packetsPerPage = 250
const samplesPerPacket = 960

/** An OGG file of silence: hours of it in a few megabytes, for whoever wants to keep a decoder busy. */
export function writeSilentOpus(seconds: number): Buffer {
  const head = Buffer.alloc(19)
  head.write('OpusHead', 'latin1')
  head.set([1, 1], 8)
  head.writeUInt32LE(48_000, 12)
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)])
  const pages = [page({ flags: 2, granule: 0, number: 0, packets: [head] })]
  pages.push(page({ flags: 0, granule: 0, number: 1, packets: [tags] }))
  const total = seconds * 50
  for (let sent = 0; sent < total; ) {
    const count = Math.min(packetsPerPage, total - sent)
    sent += count
    pages.push(
      page({
        flags: sent === total ? 4 : 0,
        granule: sent * samplesPerPacket,
        number: pages.length,
        packets: Array.from({ length: count }, () => silentPacket),
      }),
    )
  }
  return Buffer.concat(pages)
}

interface Page {
  readonly flags: number
  readonly granule: number
  readonly number: number
  /** Each shorter than 255 bytes. */
  readonly packets: readonly Buffer[]
}

function page({ flags, granule, number, packets }: Page): Buffer {
  const header = Buffer.alloc(27)
  header.write('OggS', 'latin1')
  header[5] = flags
  header.writeBigUInt64LE(BigInt(granule), 6)
  header.writeUInt32LE(1, 14)
  header.writeUInt32LE(number, 18)
  header[26] = packets.length
  const bytes = Buffer.concat([header, Buffer.from(packets.map(({ length }) => length)), ...packets])
  bytes.writeUInt32LE(checksum(bytes), 22)
  return bytes
}

const table = Array.from({ length: 256 }, (_, index) => {
  let value = index << 24
  for (let bit = 0; bit < 8; bit++) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1
  return value >>> 0
})

function checksum(bytes: Buffer): number {
  let value = 0
  for (const byte of bytes) value = ((value << 8) ^ table[(value >>> 24) ^ byte]!) >>> 0
  return value
}
