/** How recordings are named, on disk and in a bucket alike, so that one can be copied to the other. */
export const folders = { kept: 'recordings', orphaned: 'orphaned' } as const

/** The end of a UUIDv7 is random, its beginning is the time: shard by the end. */
export function originalName(callId: string): string {
  return `${callId.slice(-2)}/${callId}`
}

export function copyName(callId: string, sha256: string): string {
  return `${originalName(callId)}.${sha256}.flac`
}

export function isCallId(name: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
}

export function isCopy(name: string): boolean {
  return isCallId(callIdOf(name)) && /^\.[0-9a-f]{64}\.flac$/.test(name.slice(36))
}

/** Decoded channels and copies are named after their call. */
export function callIdOf(fileName: string): string {
  return fileName.slice(0, 36)
}

export function fingerprintOf(copy: string): string {
  return copy.slice(37, -'.flac'.length)
}
