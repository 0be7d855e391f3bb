import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { request as ask, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import {
  type ForeignBucket,
  ObjectGoneError,
  openForeignBucket,
} from '../../src/store/recordings/foreign-bucket.ts'
import { type S3Server, startS3Server } from '../support/s3-server.ts'
import { readBody, startVendorServer, type VendorServer } from '../support/vendor-server.ts'

const key = 'S3RVER'
const names = [
  '7_a b_1.wav',
  '7_R&D_1.wav',
  '7_+34 600_1.wav',
  "7_o'neil (2)!*_1.wav",
  '7_100%_1.wav',
  '7_%2B_1.wav',
  '7_a#b?c=d;e,f@g$h:i_1.wav',
  '7_añ 日本_1.wav',
  '7_<x>"_1.wav',
  '7_~-._1.wav',
]

let s3: S3Server
let strict: VendorServer
let bucket: ForeignBucket
const wrongs: string[] = []

/** RFC 3986: everything but letters, digits and -._~ is written as bytes. */
function encode(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** The signature as AWS describes it (SigV4 for S3: the path is encoded once), made without its library. */
function signatureOf({ method, url, headers }: IncomingMessage): string {
  const [, day, region, signed] =
    /Credential=[^/]+\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+)/.exec(headers.authorization!)!
  const [path, query = ''] = url!.split('?')
  const names = signed!.split(';')
  const canonical = [
    method,
    path!
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    [...new URLSearchParams(query.replaceAll('+', '%2B'))]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const hmac = (secret: string | Buffer, words: string) => createHmac('sha256', secret).update(words).digest()
  const scope = [day, region, 's3', 'aws4_request']
  const words = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope.join('/'),
    createHash('sha256').update(canonical).digest('hex'),
  ]
  const secret = scope.reduce<string | Buffer>((made, part) => hmac(made, part!), `AWS4${key}`)
  return hmac(secret, words.join('\n')).toString('hex')
}

/**
 * S3 as it is documented, before a server that is not: that one checks no signature, reads `x-amz-copy-source` with
 * `decodeURI`, which leaves %26 and %2B as they are, and escapes the keys of a list twice.
 */
async function startStrictServer(target: string): Promise<VendorServer> {
  return startVendorServer(async (request, response) => {
    const { method, url, headers } = request
    const sent = await readBody(request)
    const given = /Signature=(\w+)/.exec(headers.authorization ?? '')?.[1]
    if (given !== signatureOf(request)) wrongs.push(`${method} ${url}: signature`)
    if (/[^\w\-.~%/]/.test(url!.split('?')[0]!)) wrongs.push(`${method} ${url}: path`)
    const source = headers['x-amz-copy-source'] as string | undefined
    const passed =
      source === undefined
        ? headers
        : { ...headers, 'x-amz-copy-source': encodeURI(decodeURIComponent(source)) }
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      ask(new URL(url!, target), { method, headers: passed }, resolve).on('error', reject).end(sent),
    )
    const body = (await text(answer)).replace(/&amp;(amp|lt|gt|quot|#x27|#x60);/g, '&$1;')
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...more } = answer.headers
    response.writeHead(answer.statusCode!, more).end(body)
  })
}

before(async () => {
  s3 = await startS3Server(['dialler'])
  strict = await startStrictServer(s3.url)
  bucket = await openForeignBucket({
    endpoint: strict.url.replace(/\/v1\/?$/, ''),
    bucket: 'dialler',
    region: 'us-east-1',
    prefix: 'in & out+/',
    pathStyle: true,
    encryption: 'none',
    kmsKeyId: undefined,
    credentials: { accessKeyId: key, secretAccessKey: key },
  })
})
after(async () => {
  bucket?.close()
  await strict?.close()
  await s3?.close()
})

test('a recording may have any name: it is found, read and moved, by requests that are signed as S3 asks', async () => {
  for (const name of names) await bucket.putText(name, name)
  const found = (await Array.fromAsync(bucket.list())).flat()
  assert.deepEqual(found.toSorted(), names.toSorted())
  for (const name of found) {
    assert.equal(await text(await bucket.read(name)), name)
    await bucket.move(name, await bucket.findFree(name, () => `done/${name}`))
  }
  assert.deepEqual(await s3.keys('dialler'), names.map((name) => `in & out+/done/${name}`).sort())
  assert.deepEqual(wrongs, [])
})

test('one that is taken away is gone, and no reason to wait for the bucket', async () => {
  await assert.rejects(bucket.read('7_R&D_1.wav'), ObjectGoneError)
  await assert.rejects(bucket.move('7_R&D_1.wav', 'done/x.wav'), ObjectGoneError)
  await assert.rejects(
    bucket.findFree('7_R&D_1.wav', () => 'done/x.wav'),
    ObjectGoneError,
  )
})
