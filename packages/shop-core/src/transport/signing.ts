import { canonicalText, hashedPayload } from '@mallwright/contract/signing/text'
import type { SignedRequest } from '@mallwright/contract/signing/text'

/** The signing functions of `contract/signing`, whose results may be late. */
export interface Signing {
  /** The payload text of a multipart call. */
  readonly multipartPayload: (datas: string, files: readonly Uint8Array<ArrayBuffer>[]) => string | Promise<string>
  /** The `cSign` header under a key of 64 hex characters. */
  readonly sign: (request: SignedRequest, keyHex: string) => string | Promise<string>
}

/** The browser's own signing functions; over plain http it has none, and those in script are loaded. */
export async function loadSigning(): Promise<Signing> {
  // Its type does not say that it is absent outside of a secure context.
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  return subtle ? nativeSigning(subtle) : import('@mallwright/contract/signing')
}

/** Signing by Web Crypto. */
function nativeSigning(subtle: SubtleCrypto): Signing {
  const hashOf = async (bytes: Uint8Array<ArrayBuffer>) => hexOf(await subtle.digest('SHA-256', bytes))
  return {
    multipartPayload: async (datas, files) => hashedPayload(datas, await Promise.all(files.map(hashOf))),
    async sign(request, keyHex) {
      const hash = await hashOf(utf8(request.payload))
      const algorithm = { name: 'HMAC', hash: 'SHA-256' }
      const key = await subtle.importKey('raw', bytesOfHex(keyHex), algorithm, false, ['sign'])
      return hexOf(await subtle.sign('HMAC', key, utf8(canonicalText(request, () => hash))))
    },
  }
}

const utf8 = (text: string) => new TextEncoder().encode(text)

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
