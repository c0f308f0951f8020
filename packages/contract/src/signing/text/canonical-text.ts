/** How far a request's time stamp may lie from the server's clock, in ms, either way. Issue 2 §2. */
export const SIGNATURE_WINDOW_MS = 5 * 60 * 1000

/** How many leading characters of the token enter the signature: the specification's "token part" (decision 0005). */
const TOKEN_PART_LENGTH = 16

/** Input of a signature. */
export interface SignedRequest {
  readonly method: string
  /** Path below the gateway base, without a leading slash and without the query, as sent (percent-encoded). */
  readonly path: string
  /** Names and values, decoded. */
  readonly query: Iterable<readonly [string, string]>
  /** The exact bytes of the JSON body; `''` without one; for multipart `multipartPayload`. */
  readonly payload: string
  readonly nonce: string
  /** Epoch milliseconds as decimal text. */
  readonly timestamp: string
  readonly token: string
}

/** The text that is signed: seven lines in fixed order, the query sorted by name, then value. `hashOf` gives the SHA-256 in hex. */
export function canonicalText(request: SignedRequest, hashOf: (text: string) => string): string {
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

/** The payload text of a multipart call whose files are known by their SHA-256. */
export function hashedPayload(datas: string, hashes: readonly string[]): string {
  return [datas, ...hashes].join('\n')
}
