import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import type { WireAnswer, WireRequest } from '@mallwright/contract/rpc'

import { currentLocale } from '../i18n/locale-store.ts'
import type { Credential, CredentialStore } from './credential.ts'
import { overNetwork, transportFailureOf } from './network-failure.ts'
import { codeOf, readAnswer } from './read-answer.ts'
import type { ConfigLoader } from './server-config.ts'
import { createSignedRequest } from './signed-request.ts'
import { timeoutSignal } from './timeout-signal.ts'

/** Smallest clock skew in ms that is corrected; the server accepts five minutes. */
const MIN_SKEW_MS = 60_000

/** Loads the signing functions with the first signed call: a first render needs none. */
const loadSigning = () => overNetwork(import('./signing.ts').then((signing) => signing.loadSigning()))

/** Dependencies of an exchange. */
export interface ExchangeOptions {
  readonly config: ConfigLoader
  readonly credentials: CredentialStore
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly timeoutMs: number
  readonly siteDomain?: string | undefined
}

/** Sends one call with the given session, or unsigned without one. Never rejects. */
export type Exchange = (request: WireRequest, credential: Credential | undefined) => Promise<WireAnswer>

/** Creates the exchange. A call refused because of clock skew is repeated once with the server's time. */
export function createExchange(options: ExchangeOptions): Exchange {
  let skewMs = 0
  const send = async (request: WireRequest, credential: Credential | undefined) => {
    const { apiBase } = await options.config()
    const now = options.now() + skewMs
    const { credentials, siteDomain } = options
    const operator = credentials.operator()
    const context = { base: apiBase, credential, loadSigning, operator, now, locale: currentLocale(), siteDomain }
    const { url, init } = await createSignedRequest(request, context)
    const timeout = timeoutSignal(options.timeoutMs)
    try {
      const response = await overNetwork((request.via ?? options.fetch)(url, { ...init, signal: timeout.signal }))
      const token = response.headers.get('Authorization')
      const answer = await readAnswer(response, request.operation)
      if (token) {
        options.credentials.receiveToken({ token, operation: request.operation, sentWith: credential })
      }
      return { answer, serverTime: Date.parse(response.headers.get('Date') ?? '') }
    } finally {
      timeout.clear()
    }
  }
  return async (request, credential) => {
    try {
      const { answer, serverTime } = await send(request, credential)
      const offMs = serverTime - (options.now() + skewMs)
      if (codeOf(answer) !== ENVELOPE_CODES.requestRefused || !(Math.abs(offMs) > MIN_SKEW_MS)) return answer
      skewMs += offMs
      return (await send(request, credential)).answer
    } catch (error) {
      return transportFailureOf(error)
    }
  }
}
