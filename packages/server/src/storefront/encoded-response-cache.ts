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

// About 80 ms for a long page, off the event loop and once per content.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Creates a cache of at most `max` responses and `maxBytes` in all encodings together, least recently used first out. */
export function createEncodedResponseCache(limits: {
  readonly max: number
  readonly maxBytes: number
}): EncodedResponseCache {
  const responses = new LRUCache<string, EncodedResponse>({
    max: limits.max,
    maxSize: limits.maxBytes,
    sizeCalculation: (response) => response.plain.length + response.gzip.length + response.brotli.length + 1,
  })
  return {
    get: (name) => responses.get(name),
    async encode(text) {
      const plain = Buffer.from(text)
      const name = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
      const cached = responses.get(name)
      if (cached) return cached
      const [zipped, brotli] = await Promise.all([compressGzip(plain), compressBrotli(plain, BROTLI)])
      const response = { name, plain, gzip: zipped, brotli }
      responses.set(name, response)
      return response
    },
  }
}
