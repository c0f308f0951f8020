import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createHash } from 'node:crypto'

/** A text in the encodings that browsers take, under a name that only this content has. */
export interface EncodedResponse {
  readonly name: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
}

/** Encodes texts that are asked for again and again, each content once. */
export interface EncodedResponseCache {
  /** The text by its name, while it is one of those asked for last. */
  get(name: string): EncodedResponse | undefined
  encode(text: string): Promise<EncodedResponse>
}

// Takes some 80 ms for a long page, beside the event loop and once a content; buyers wait for every byte.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Makes a shelf that holds the texts asked for last. */
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
