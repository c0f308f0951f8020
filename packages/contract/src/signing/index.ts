export { canonicalText, hashedPayload, multipartPayload, sign, SIGNATURE_WINDOW_MS } from './signature.ts'
export type { SignedRequest } from './signature.ts'
