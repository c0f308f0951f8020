export { multipartPayload, sign } from './signature.ts'
export { canonicalText, hashedPayload, SIGNATURE_WINDOW_MS } from './text/index.ts'
export type { SignedRequest } from './text/index.ts'
