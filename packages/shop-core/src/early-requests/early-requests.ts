import type { ServerConfig } from '@mallwright/contract/rpc'
import type { TerminalType } from '@mallwright/contract/session'
import type { SiteRecord } from '@mallwright/contract/site'

// None of these imports the contract's schemas, which load later.
import { multipartPayload, sign } from '@mallwright/contract/signing'
import { REQUEST_TIMEOUT_MS, createSignedRequest } from '../transport/signed-request.ts'
import { timeoutSignal } from '../transport/timeout-signal.ts'
import { operatorOf } from '../session/operator.ts'
import { namespaceOf, readSession } from '../session/session.ts'
import { createLocalStore } from '../storage/local-store.ts'

/** A read-only POST call that an app makes at every start. */
export interface EarlyRequest {
  /** Path below the gateway base. */
  readonly path: string
  readonly body: (config: Pick<ServerConfig, 'siteType'>) => unknown
}

const CONFIG = '/server-config.json'

/**
 * Sends calls with the stored account session while the app's larger script still loads. Returns a `fetch` for the app's
 * transport: an identical call of the same session gets the early response, once; all others go to the network. Without
 * a stored session nothing is sent.
 */
export function startEarlyRequests(terminalType: TerminalType, calls: readonly EarlyRequest[]): typeof fetch {
  const store = createLocalStore(namespaceOf(terminalType), () => localStorage)
  const session = readSession(store.readJson('session'), store.readJson('account'), store.read('loginUuid'))
  if (session?.kind !== 'account') return (...call) => fetch(...call)
  const credential = { ...session, accountId: session.account.id }
  const operator = operatorFrom(store.readJson('siteInfo'))
  const sent = new Map<string, { readonly identity: string; readonly answer: Promise<Response> }>()
  const config = fetch(CONFIG)
  // Handled by the caller that takes it, if any.
  config.catch(() => undefined)
  sent.set(CONFIG, { identity: identityOf(undefined), answer: config.then((response) => response.clone()) })
  const send = async ({ path, body }: EarlyRequest) => {
    const { apiBase, siteType } = (await (await config).clone().json()) as ServerConfig
    const operation = { method: 'POST', path } as const
    const request = { operation, params: {}, query: {}, files: [], body: body({ siteType }) }
    const base = apiBase.endsWith('/') ? apiBase : `${apiBase}/`
    const { url, init } = await createSignedRequest(request, {
      base,
      credential,
      loadSigning: () => Promise.resolve({ multipartPayload, sign }),
      operator,
      now: Date.now(),
    })
    const timeout = timeoutSignal(REQUEST_TIMEOUT_MS)
    const answer = fetch(url, { ...init, signal: timeout.signal })
    answer.then(timeout.clear, timeout.clear)
    sent.set(url, { identity: identityOf(init), answer })
  }
  for (const call of calls) send(call).catch(() => undefined)
  return (input, init) => {
    const url = typeof input === 'string' ? input : ''
    const early = sent.get(url)
    sent.delete(url)
    return early?.identity === identityOf(init) ? early.answer : fetch(input, init)
  }
}

/** Identity of a call besides its URL: token and body. */
function identityOf(init: RequestInit | undefined): string {
  const headers = new Headers(init?.headers)
  return `${headers.get('Authorization') ?? ''}\n${typeof init?.body === 'string' ? init.body : ''}`
}

function operatorFrom(stored: unknown) {
  const { cAccUuid, cOrgName, cOrgUuid } = (stored ?? {}) as Partial<SiteRecord>
  if (cAccUuid === undefined || cOrgName === undefined || cOrgUuid === undefined) return undefined
  return operatorOf({ cAccUuid, cOrgName, cOrgUuid })
}
