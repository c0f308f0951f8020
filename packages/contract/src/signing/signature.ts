import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

import { canonicalText, hashedPayload } from './text/index.ts'
import type { SignedRequest } from './text/index.ts'

function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** The `cSign` header: HMAC-SHA256 in lower-case hex under the session's key (64 hex characters). */
export function sign(request: SignedRequest, keyHex: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(keyHex), utf8ToBytes(canonicalText(request, sha256Hex))))
}

/** The payload text of a multipart call: its `datas` part, then the SHA-256 of each file in order, one a line. */
export function multipartPayload(datas: string, files: readonly Uint8Array[]): string {
  return hashedPayload(
    datas,
    files.map((bytes) => bytesToHex(sha256(bytes))),
  )
}
