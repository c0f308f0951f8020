import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import type { Send, WireAnswer, WireRequest } from '@mallwright/contract/rpc'

import type { Credential, CredentialStore } from './credential.ts'
import { createExchange } from './exchange.ts'
import { codeOf, messageOf } from './read-answer.ts'
import type { ConfigLoader } from './server-config.ts'
import { REQUEST_TIMEOUT_MS } from './signed-request.ts'
import { createVisitorBootstrap } from './visitor-session.ts'

/** Dependencies of the transport; the last three default to the browser's and the specification's. */
export interface TransportOptions {
  readonly config: ConfigLoader
  readonly credentials: CredentialStore
  /**
   * Called for every call that was refused with code 11000 in an account's session. Resolves to whether there is a new
   * session; the call is then repeated once.
   */
  readonly onSessionInvalid: (session: Credential, message: string) => Promise<boolean>
  /** Called when text/html arrives in place of an envelope. Must be shown as text, never as markup. */
  readonly onHtml: (html: string) => void
  /** Domain of an operator's own site, which every call is about; that of the host when absent or empty. */
  readonly siteDomain?: string | undefined
  readonly fetch?: typeof fetch
  readonly now?: () => number
  readonly timeoutMs?: number
}

/**
 * Transport of every call (specification 1 §7.1): headers, signature, operator fields, time-out, token renewal. A
 * visitor's session is fetched before the first call and renewed once after a refusal.
 */
export function createTransport(options: TransportOptions): Send {
  const { credentials } = options
  const exchange = createExchange({
    config: options.config,
    credentials,
    fetch: options.fetch ?? ((...call) => fetch(...call)),
    now: options.now ?? Date.now,
    timeoutMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    siteDomain: options.siteDomain,
  })
  const ensureSession = createVisitorBootstrap(exchange, credentials)

  const sendAsSession = async (request: WireRequest): Promise<WireAnswer> => {
    const noSession = await ensureSession()
    if (noSession) return noSession
    const sentWith = credentials.current()
    const answer = await exchange(request, sentWith)
    if (codeOf(answer) !== ENVELOPE_CODES.sessionInvalid || !sentWith) return answer
    if (sentWith.accountId === '') {
      const notRenewed = await ensureSession(sentWith)
      return notRenewed ?? exchange(request, credentials.current())
    }
    const isRenewed = await options.onSessionInvalid(sentWith, messageOf(answer))
    return isRenewed ? exchange(request, credentials.current()) : answer
  }

  return async (request) => {
    const isBootstrap = request.operation.gate === 'open'
    const answer = isBootstrap ? await exchange(request, undefined) : await sendAsSession(request)
    if (!answer.arrived && answer.failure === 'HTML') options.onHtml(answer.msg)
    return answer
  }
}
