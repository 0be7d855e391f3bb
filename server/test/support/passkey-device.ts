import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Cbor = number | string | Uint8Array | Map<number | string, Cbor> | readonly Cbor[]

/** Of a maker that does not exist; nothing else is signed with it. */
const makersKey = createPrivateKey({
  format: 'der',
  type: 'pkcs8',
  key: Buffer.from(
    [
      'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgiSDIdSJuJ4y3N/TlMEqWUzbOKKuauqhCs7k5D3cf3j2hRANC',
      'AAToyQQQef9aCxjcCAjOCCSialmFIVkL1ovrzF2MaMhmwbAqJ7bZlSet4XeMUr9zVA5ZCZePA8cpWqECFv7btt95',
    ].join(''),
    'base64',
  ),
})
const makersCertificate = Buffer.from(
  [
    'MIICBjCCAaygAwIBAgIUUg6lyxqKsctiLOd+0sVS0EuH0T8wCgYIKoZIzj0EAwIwWTELMAkGA1UEBhMCRVMxDzANBgNVBAoM',
    'Bk5vYm9keTEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlvbjEVMBMGA1UEAwwMTm9ib2R5J3Mga2V5MCAXDTI2',
    'MTExNzA4MjIwN1oYDzIxMjYxMDI0MDgyMjA3WjBZMQswCQYDVQQGEwJFUzEPMA0GA1UECgwGTm9ib2R5MSIwIAYDVQQLDBlB',
    'dXRoZW50aWNhdG9yIEF0dGVzdGF0aW9uMRUwEwYDVQQDDAxOb2JvZHkncyBrZXkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC',
    'AAToyQQQef9aCxjcCAjOCCSialmFIVkL1ovrzF2MaMhmwbAqJ7bZlSet4XeMUr9zVA5ZCZePA8cpWqECFv7btt95o1AwTjAd',
    'BgNVHQ4EFgQUBD3fmyZha0Whw2jxsqNi7vilVMEwHwYDVR0jBBgwFoAUBD3fmyZha0Whw2jxsqNi7vilVMEwDAYDVR0TAQH/',
    'BAIwADAKBggqhkjOPQQDAgNIADBFAiBkK7R3PSG6j3cgFqYkoMvooxctqMXlN3+7TwitbX8JPQIhAL9GnBmLnxGpf8N30Nbw',
    'xeWpIdptfbPPwR2Oa2Uwee98',
  ].join(''),
  'base64',
)

const flagBits = { present: 0x01, verified: 0x04, key: 0x40 }

/** What a test has a device do otherwise than a good one would. */
export interface Mischief {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly challenge?: string
  readonly counter?: number
  readonly verified?: boolean
  readonly userHandle?: string
  readonly brokenSignature?: boolean
  /** The signature of another device, under the name of this one. */
  readonly signedBy?: PasskeyDevice
  /** The id of another device's key. */
  readonly id?: string
  /** What the device says about its maker. */
  readonly attestation?: { readonly fmt: string; readonly statement: Map<string, Cbor> }
  /** Signs with the new key itself, as some devices do unasked; or with a key that its maker has certified. */
  readonly attestedBy?: 'itself' | 'its maker'
}

/** A browser with a device that keeps one key, on a page of this origin. */
export interface PasskeyDevice {
  readonly id: string
  counter: number
  sign(data: Uint8Array): Buffer
  create(options: Options, mischief?: Mischief): unknown
  get(options: Options, mischief?: Mischief): unknown
}

interface Options {
  readonly challenge: string
  readonly [name: string]: unknown
}

export function makeDevice(origin: string, { counts = true } = {}): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const rpId = new URL(origin).hostname
  let userHandle = ''
  const clientDataOf = (type: string, { challenge }: Options, mischief: Mischief) =>
    Buffer.from(
      JSON.stringify({
        type: mischief.type ?? type,
        challenge: mischief.challenge ?? challenge,
        origin: mischief.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authDataOf = (mischief: Mischief, key?: Buffer) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(mischief.counter ?? device.counter)
    const flags =
      flagBits.present | (mischief.verified === false ? 0 : flagBits.verified) | (key ? flagBits.key : 0)
    return Buffer.concat([hash(mischief.rpId ?? rpId), Buffer.from([flags]), counter, ...(key ? [key] : [])])
  }
  const attest = (data: Uint8Array, by: 'itself' | 'its maker') =>
    new Map<string, Cbor>([
      ['alg', -7],
      ['sig', by === 'itself' ? device.sign(data) : sign('sha256', data, makersKey)],
      ...(by === 'itself' ? [] : [['x5c', [makersCertificate]] as const]),
    ])
  const device: PasskeyDevice = {
    id: id.toString('base64url'),
    counter: 0,
    sign: (data) => sign('sha256', data, privateKey),
    create(options, mischief = {}) {
      userHandle = (options.user as { id: string }).id
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ])
      const used = mischief.id ? Buffer.from(mischief.id, 'base64url') : id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(used.length)
      const authData = authDataOf(mischief, Buffer.concat([Buffer.alloc(16), length, used, writeCbor(key)]))
      const clientData = clientDataOf('webauthn.create', options, mischief)
      const usual = mischief.attestedBy
        ? {
            fmt: 'packed',
            statement: attest(Buffer.concat([authData, hash(clientData)]), mischief.attestedBy),
          }
        : { fmt: 'none', statement: new Map() }
      const { fmt, statement } = mischief.attestation ?? usual
      const attestation = new Map<string, Cbor>([
        ['fmt', fmt],
        ['attStmt', statement],
        ['authData', authData],
      ])
      return answer(used, {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: writeCbor(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },
    get(options, mischief = {}) {
      if (counts) device.counter++
      const clientData = clientDataOf('webauthn.get', options, mischief)
      const authData = authDataOf(mischief)
      const signature = (mischief.signedBy ?? device).sign(Buffer.concat([authData, hash(clientData)]))
      if (mischief.brokenSignature) signature[signature.length - 1]! ^= 1
      return answer(mischief.id ? Buffer.from(mischief.id, 'base64url') : id, {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: mischief.userHandle ?? userHandle,
      })
    },
  }
  return device
}

function answer(id: Buffer, response: unknown) {
  const name = id.toString('base64url')
  return { id: name, rawId: name, type: 'public-key', response, clientExtensionResults: {} }
}

function hash(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest()
}

/** The little of RFC 8949 that keys and attestations need. */
function writeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, item]) => [writeCbor(key), writeCbor(item)]),
    ])
  return Buffer.concat([head(4, value.length), ...value.map(writeCbor)])
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff])
}
