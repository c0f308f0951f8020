import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { LRUCache } from 'lru-cache'

/** A text in all supported encodings, named by its content hash. */
export interface EncodedResponse {
  readonly name: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
}

/** Cache of encoded responses by content hash. */
export interface EncodedResponseCache {
  /** The response of a name, while cached. */
  get(name: string): EncodedResponse | undefined
  encode(text: string): Promise<EncodedResponse>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The best compression: about 80 ms for a long page, off the event loop and once per content. */
export const BEST_QUALITY = constants.BROTLI_MAX_QUALITY

/** A twentieth of that time, for contents that anybody can make up. */
export const FAST_QUALITY = 5

/** Creates a cache of at most `max` responses and `maxBytes` in all encodings together, least recently used first out. */
export function createEncodedResponseCache(limits: {
  readonly max: number
  readonly maxBytes: number
  readonly quality?: number
}): EncodedResponseCache {
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: limits.quality ?? BEST_QUALITY } }
  const responses = new LRUCache<string, EncodedResponse>({
    max: limits.max,
    maxSize: limits.maxBytes,
    sizeCalculation: sizeOf,
  })
  return {
    get: (name) => responses.get(name),
    async encode(text) {
      const plain = Buffer.from(text)
      const name = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
      const cached = responses.get(name)
      if (cached) return cached
      const [zipped, brotli] = await Promise.all([compressGzip(plain), compressBrotli(plain, brotliOptions)])
      const response = { name, plain, gzip: zipped, brotli }
      responses.set(name, response)
      return response
    },
  }
}

/** Bytes of a response in all encodings; at least 1. */
export function sizeOf({ plain, gzip: zipped, brotli }: EncodedResponse): number {
  return plain.length + zipped.length + brotli.length + 1
}
