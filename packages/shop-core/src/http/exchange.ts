import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import type { WireAnswer, WireRequest } from '@mallwright/contract/rpc'

import type { Credential, CredentialKeeper } from './credential.ts'
import { codeOf, faultOf, readAnswer } from './read-answer.ts'
import type { ConfigLoader } from './server-config.ts'
import { signedCall } from './signed-call.ts'

/** A clock that is off by less than this many ms is not corrected; the server accepts five minutes. */
const MIN_SKEW_MS = 60_000

/** What calls are made over. */
export interface ExchangeOptions {
  readonly config: ConfigLoader
  readonly credentials: CredentialKeeper
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly timeoutMs: number
}

/** Makes one call with the given session, or unsigned without one. Never rejects. */
export type Exchange = (request: WireRequest, credential: Credential | undefined) => Promise<WireAnswer>

/** Makes the exchange. A refusal because the device's clock is wrong is repeated once by the server's clock. */
export function createExchange(options: ExchangeOptions): Exchange {
  let skewMs = 0
  const once = async (request: WireRequest, credential: Credential | undefined) => {
    const { apiBase } = await options.config()
    const now = options.now() + skewMs
    const operator = options.credentials.operator()
    const { url, init } = await signedCall(request, { base: apiBase, credential, operator, now })
    const response = await (request.via ?? options.fetch)(url, {
      ...init,
      signal: AbortSignal.timeout(options.timeoutMs),
    })
    const token = response.headers.get('Authorization')
    const answer = await readAnswer(response, request.operation)
    if (token) {
      options.credentials.receiveToken({ token, operation: request.operation, sentWith: credential })
    }
    return { answer, serverTime: Date.parse(response.headers.get('Date') ?? '') }
  }
  return async (request, credential) => {
    try {
      const { answer, serverTime } = await once(request, credential)
      const offMs = serverTime - (options.now() + skewMs)
      if (codeOf(answer) !== ENVELOPE_CODES.requestRefused || !(Math.abs(offMs) > MIN_SKEW_MS)) return answer
      skewMs += offMs
      return (await once(request, credential)).answer
    } catch (fault) {
      return faultOf(fault)
    }
  }
}
