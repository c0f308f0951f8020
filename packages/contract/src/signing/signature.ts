import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** How far a request's time stamp may lie from the server's clock, in ms, either way. Issue 2 §2. */
export const SIGNATURE_WINDOW_MS = 5 * 60 * 1000

/** How many leading characters of the token enter the signature: the specification's "token part" (decision 0005). */
const TOKEN_PART_LENGTH = 16

/** Input of a signature. */
export interface SignedRequest {
  readonly method: string
  /** Path below the gateway base, without a leading slash and without the query, as sent (percent-encoded). */
  readonly path: string
  readonly query: URLSearchParams
  /** The exact bytes of the JSON body; `''` without one; for multipart `multipartPayload`. */
  readonly payload: string
  readonly nonce: string
  /** Epoch milliseconds as decimal text. */
  readonly timestamp: string
  readonly token: string
}

/** The text that is signed: seven lines in fixed order, the query sorted by name, then value. A server brings its native hash. */
export function canonicalText(request: SignedRequest, hashOf: (text: string) => string = sha256Hex): string {
  const query = [...request.query]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  return [
    request.method.toUpperCase(),
    request.path,
    query,
    hashOf(request.payload),
    request.nonce,
    request.timestamp,
    request.token.slice(0, TOKEN_PART_LENGTH),
  ].join('\n')
}

function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** The `cSign` header: HMAC-SHA256 in lower-case hex under the session's key (64 hex characters). */
export function sign(request: SignedRequest, keyHex: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(keyHex), utf8ToBytes(canonicalText(request))))
}

/** The payload text of a multipart call: its `datas` part, then the SHA-256 of each file in order, one a line. */
export function multipartPayload(datas: string, files: readonly Uint8Array[]): string {
  return hashedPayload(
    datas,
    files.map((bytes) => bytesToHex(sha256(bytes))),
  )
}

/** The payload text of a multipart call whose files are known by their SHA-256. */
export function hashedPayload(datas: string, hashes: readonly string[]): string {
  return [datas, ...hashes].join('\n')
}
