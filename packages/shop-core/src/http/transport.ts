import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import type { Send, WireAnswer, WireRequest } from '@mallwright/contract/rpc'

import type { Credential, CredentialKeeper } from './credential.ts'
import { createExchange } from './exchange.ts'
import { codeOf, messageOf } from './read-answer.ts'
import type { ConfigLoader } from './server-config.ts'
import { REQUEST_TIMEOUT_MS } from './signed-call.ts'
import { createVisitorBootstrap } from './visitor.ts'

/** What a transport needs; the last three default to the browser's and the specification's. */
export interface TransportOptions {
  readonly config: ConfigLoader
  readonly credentials: CredentialKeeper
  /**
   * An account's session was refused (code 11000), told for every call that met it. Gives whether there is a new
   * session, with which the call is repeated once.
   */
  readonly onSessionInvalid: (session: Credential, message: string) => Promise<boolean>
  /** A text/html answer came instead of an envelope; show it as text, never as markup. */
  readonly onHtml: (html: string) => void
  readonly fetch?: typeof fetch
  readonly now?: () => number
  readonly timeoutMs?: number
}

/**
 * The transport of every call, by specification 1 §7.1: headers, signature, operator fields, time-out, renewed tokens.
 * A visitor's session is fetched before the first call and silently renewed once when it is refused.
 */
export function createTransport(options: TransportOptions): Send {
  const { credentials } = options
  const exchange = createExchange({
    config: options.config,
    credentials,
    fetch: options.fetch ?? ((...call) => fetch(...call)),
    now: options.now ?? Date.now,
    timeoutMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
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
