import { createHmac, randomBytes } from 'node:crypto'
import { type CryptoKey, EncryptJWT, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'

/** Somebody whose tokens are believed, and all that an attacker could know or steal of it. */
export interface TokenTarget {
  readonly alg: string
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  /** The claims of a good token. */
  readonly claims: Readonly<Record<string, unknown>>
  /** The claim that names the client. */
  readonly clientClaim: string
  /** A key that was this issuer's and is no longer. */
  readonly retired: { readonly kid: string; readonly privateKey: CryptoKey }
  /** A client that was welcome and is no longer. */
  readonly disabledClient: string
  /** Where an attacker's own keys can be fetched. */
  readonly attackerKeys: string
}

type Changes = Record<string, unknown>

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** A token signed with the issuer's own key, so that only what it says can be wrong. */
export async function signAs(
  { alg, kid, privateKey, claims }: TokenTarget,
  changes: Changes = {},
  header: Changes = {},
  key: CryptoKey = privateKey,
): Promise<string> {
  const { crit, ...rest } = { alg, kid, typ: 'JWT', ...header } as { alg: string; crit?: string[] }
  const understood = Object.fromEntries((crit ?? []).map((name) => [name, true]))
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ ...rest, ...(crit ? { crit } : {}) })
    .sign(key, { crit: understood })
}

/** Signed over exactly this text, whatever a library would think of it. */
async function signText(target: TokenTarget, header: string, payload: string): Promise<string> {
  const signed = `${encode(header)}.${encode(payload)}`
  const algorithm = target.alg === 'ES256' ? { name: 'ECDSA', hash: 'SHA-256' } : { name: 'Ed25519' }
  const signature = await crypto.subtle.sign(algorithm, target.privateKey, Buffer.from(signed))
  return `${signed}.${Buffer.from(signature).toString('base64url')}`
}

/** Everything that has ever got somebody past a token check, and what might. */
export async function forgeTokens(target: TokenTarget): Promise<Map<string, string>> {
  const { alg, kid, publicKey, claims, clientClaim, retired, attackerKeys } = target
  const good = await signAs(target)
  const [head = '', body = '', signature = ''] = good.split('.')
  const mine = await generateKeyPair(alg, { extractable: true })
  const myKey = { ...(await exportJWK(mine.publicKey)), kid, alg }
  const now = Math.floor(Date.now() / 1000)
  const attacks = new Map<string, string>()
  const add = async (name: string, token: string | Promise<string>) => attacks.set(name, await token)

  for (const none of ['none', 'None', 'NONE', 'nOnE', 'none ', '', null]) {
    await add(`alg ${none}, no signature`, `${encode({ alg: none, kid })}.${body}.`)
    await add(`alg ${none}, old signature`, `${encode({ alg: none, kid })}.${body}.${signature}`)
  }
  const secrets = {
    pem: await exportSPKI(publicKey),
    jwk: JSON.stringify(await exportJWK(publicKey)),
    x: Buffer.from((await exportJWK(publicKey)).x!, 'base64url'),
    empty: '',
  }
  for (const [form, secret] of Object.entries(secrets))
    for (const [name, hash] of [
      ['HS256', 'sha256'],
      ['HS512', 'sha512'],
    ] as const) {
      const signed = `${encode({ alg: name, kid })}.${body}`
      const mac = createHmac(hash, secret).update(signed).digest('base64url')
      await add(`${name} with the public key as ${form}`, `${signed}.${mac}`)
    }
  for (const [name, header] of Object.entries({
    jwk: { jwk: myKey },
    'jwk without a kid': { jwk: myKey, kid: undefined },
    jku: { jku: attackerKeys },
    x5u: { x5u: attackerKeys },
    x5c: { x5c: [randomBytes(300).toString('base64')] },
    'its own kid': {},
  }))
    await add(`a key of the attacker's, ${name}`, signAs(target, {}, header, mine.privateKey))

  for (const [name, changes] of Object.entries<Changes>({
    'another issuer': { iss: 'https://elsewhere.example' },
    'an issuer that begins alike': { iss: `${claims.iss}/` },
    'no issuer': { iss: undefined },
    'another audience': { aud: 'https://elsewhere.example' },
    'other audiences': { aud: ['https://elsewhere.example', `${claims.aud}/`] },
    'no audience': { aud: undefined },
    'an empty audience': { aud: [] },
    ended: { exp: now - 90 },
    'never ends': { exp: undefined },
    'ends at no number': { exp: String(now + 600) },
    'ends at infinity': { exp: '1e999' },
    'not yet valid': { nbf: now + 600 },
    'made in the far future': { iat: now + 86_400 * 365 },
    'made at no number': { iat: 'yesterday' },
    nobody: { [clientClaim]: undefined, sub: undefined },
    'many clients': { [clientClaim]: ['a', 'b'] },
    'a client that is an object': { [clientClaim]: { toString: 'x' } },
    'a disabled client': { [clientClaim]: target.disabledClient },
    'bound to a key of the client': { cnf: { jkt: 'x' } },
    'of a sign-in page': { at_hash: 'x' },
    'of a logout': { events: {} },
  }))
    await add(name, signAs(target, changes))

  for (const [name, value] of Object.entries({
    'a path': '../../../../../../dev/null',
    sql: "' or 1=1; drop table signing_key; --",
    unknown: '00000000-0000-0000-0000-000000000000',
    long: 'x'.repeat(8000),
    empty: '',
    prototype: '__proto__',
    constructor: 'constructor',
    'a url': attackerKeys,
  }))
    await add(`kid: ${name}`, signAs(target, {}, { kid: value }, mine.privateKey))
  for (const value of [null, 7, [kid], { toString: kid }])
    await add(
      `kid: ${JSON.stringify(value)}`,
      signText(target, JSON.stringify({ alg, kid: value }), JSON.stringify(claims)),
    )
  await add('kid of another key', signAs(target, {}, { kid: retired.kid }))
  await add('a retired key', signAs(target, {}, { kid: retired.kid }, retired.privateKey))
  await add('a retired key under the name of the new', signAs(target, {}, {}, retired.privateKey))

  await add('crit: unknown', signAs(target, {}, { crit: ['exp'], exp: 1 }))
  await add(
    'crit: no list',
    signText(target, JSON.stringify({ alg, kid, crit: 'x' }), JSON.stringify(claims)),
  )
  await add('crit: empty', signText(target, JSON.stringify({ alg, kid, crit: [] }), JSON.stringify(claims)))
  const bare = JSON.stringify({ alg, kid, b64: false, crit: ['b64'] })
  await add('crit: b64', signText(target, bare, JSON.stringify(claims)))
  await add('another type', signAs(target, {}, { typ: 'logout+jwt' }))

  const bytes = Buffer.from(signature, 'base64url')
  const forged = (part: Buffer | string) =>
    `${head}.${body}.${typeof part === 'string' ? part : part.toString('base64url')}`
  const last = signature.at(-1)!
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  await add('signature: stripped', forged(''))
  await add('signature: left out', `${head}.${body}`)
  await add('signature: cut short', forged(bytes.subarray(0, -1)))
  await add('signature: with extra bytes', forged(Buffer.concat([bytes, Buffer.alloc(4)])))
  await add('signature: extra bits', forged(signature.slice(0, -1) + alphabet[alphabet.indexOf(last) ^ 1]))
  await add('signature: padded', forged(`${signature}==`))
  await add('signature: all zero', forged(Buffer.alloc(bytes.length)))
  await add('signature: one bit', forged(Buffer.from(bytes.map((byte, at) => (at === 9 ? byte ^ 1 : byte)))))
  await add('a fourth part', `${good}.AAAA`)
  await add('parts in another order', `${body}.${head}.${signature}`)

  const other = { ...claims, [clientClaim]: 'another-client' }
  await add('another client, unsigned', `${head}.${encode(other)}.${signature}`)
  const twice = `${JSON.stringify(claims).slice(0, -1)},"${clientClaim}":"another-client"}`
  await add('the client named twice, unsigned', `${head}.${encode(twice)}.${signature}`)
  await add('more scopes, unsigned', `${head}.${encode({ ...claims, scope: '*' })}.${signature}`)
  const header = JSON.stringify({ alg, kid, cty: 'JWT' })
  await add('a token within a token', signText(target, header, good))
  await add('a token within a string', signText(target, header, JSON.stringify(good)))
  for (const payload of ['null', '[]', '""', '{', '', '\ufeff{}'])
    await add(`claims: ${JSON.stringify(payload)}`, signText(target, JSON.stringify({ alg, kid }), payload))
  await add(
    'an encrypted token',
    new EncryptJWT(claims).setProtectedHeader({ alg: 'dir', enc: 'A128GCM', kid }).encrypt(randomBytes(16)),
  )
  await add('json instead of compact', JSON.stringify({ protected: head, payload: body, signature }))
  for (const [name, text] of Object.entries({
    dots: '..',
    nothing: '.',
    'five dots': '.....',
    nulls: 'bnVsbA.bnVsbA.',
  }))
    await add(name, text)
  await add('12 kB of nothing', `${head}.${'A'.repeat(12_000)}.${signature}`)
  return attacks
}
