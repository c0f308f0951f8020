export { canonicalText, hashedPayload, SIGNATURE_WINDOW_MS } from './canonical-text.ts'
export type { SignedRequest } from './canonical-text.ts'
