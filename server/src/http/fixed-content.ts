import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressed = new Set(['font/woff2'])

/** What is the same for everyone until the next start: put together once, sent as often as asked for. */
export interface FixedContent {
  readonly type: string
  readonly plain: Buffer
  /** Undefined: it is compressed as it is. */
  readonly gzipped: Buffer | undefined
  readonly etag: string
}

export async function fixContent(type: string, content: string | Buffer): Promise<FixedContent> {
  const plain = Buffer.from(content)
  // Weak, because the same tag stands for the plain and the compressed form.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { type, plain, gzipped: compressed.has(type) ? undefined : await promisify(gzip)(plain), etag }
}

/** Answers 304 to whoever has it already. */
export function sendFixed(request: FastifyRequest, reply: FastifyReply, content: FixedContent): FastifyReply {
  const { type, plain, gzipped, etag } = content
  reply.header('Cache-Control', 'no-cache').header('ETag', etag).header('Vary', 'Accept-Encoding')
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
  if (known.includes(etag) || known.includes('*')) return reply.status(304).send()
  const takesGzip = /(^|[\s,])gzip\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/.test(
    String(request.headers['accept-encoding'] ?? ''),
  )
  if (!takesGzip || !gzipped) return reply.type(type).send(plain)
  return reply.type(type).header('Content-Encoding', 'gzip').send(gzipped)
}
