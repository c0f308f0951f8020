import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes from which an answer is worth compressing. */
const COMPRESSED_FROM = 1024

/** Bytes up to which compressing at once (40 µs for 3 kB) costs less than a stream and a thread for it (0.4 ms and a turn). */
const AT_ONCE_UP_TO = 32 * 1024

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const ENCODERS = { br: (bytes: Buffer) => brotliCompressSync(bytes, BROTLI), gzip: (bytes: Buffer) => gzipSync(bytes) }

/** Compresses what is sent. No client compresses what it sends, and what a body grows to could not be limited before it is read. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  compressSmallJson(app)
  await app.register(compress, {
    threshold: COMPRESSED_FROM,
    encodings: ['br', 'gzip'],
    inflateIfDeflated: false,
    globalDecompression: false,
  })
}

/** Compresses JSON of a usual size as it is sent; larger and other answers are left to the compressing plugin, which streams them. */
export function compressSmallJson(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (!encoding || !isSmallJson(payload, reply.getHeader('content-type'))) return done(null, payload)
    if (reply.getHeader('content-encoding') !== undefined) return done(null, payload)
    const encoded = ENCODERS[encoding](Buffer.from(payload))
    const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ')
    void reply.headers({ 'content-encoding': encoding, vary, 'content-length': encoded.length })
    done(null, encoded)
  })
}

function isSmallJson(payload: unknown, type: unknown): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false
  const size = Buffer.byteLength(payload)
  return size >= COMPRESSED_FROM && size <= AT_ONCE_UP_TO && String(type).startsWith('application/json')
}

/** Brotli before gzip, where a client takes it (RFC 9110 §12.5.3; a weight of 0 means not). */
function acceptedEncoding(header: string | undefined): keyof typeof ENCODERS | undefined {
  if (!header) return undefined
  const accepted = header.split(',').flatMap((entry) => {
    const [name = '', weight = ''] = entry.toLowerCase().split(';')
    return /^\s*q=0(?:\.0*)?\s*$/.test(weight) ? [] : [name.trim()]
  })
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name))
}
