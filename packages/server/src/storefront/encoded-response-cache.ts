import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createHash } from 'node:crypto'

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

/** Creates a cache bounded by total bytes, least recently used first. */
export function createEncodedResponseCache(limit: number): EncodedResponseCache {
  const held = new Map<string, EncodedResponse>()
  const keep = (text: EncodedResponse): EncodedResponse => {
    held.delete(text.name)
    held.set(text.name, text)
    if (held.size > limit) held.delete(held.keys().next().value ?? text.name)
    return text
  }
  return {
    get: (name) => held.get(name),
    async encode(text) {
      const plain = Buffer.from(text)
      const name = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
      const known = held.get(name)
      if (known) return keep(known)
      const [zipped, brotli] = await Promise.all([compressGzip(plain), compressBrotli(plain, BROTLI)])
      return keep({ name, plain, gzip: zipped, brotli })
    },
  }
}
