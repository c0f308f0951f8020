import type { ServerConfig } from '@mallwright/contract/rpc'
import type { TerminalType } from '@mallwright/contract/session'
import type { SiteRecord } from '@mallwright/contract/site'

// Each of these is free of the contract's checks: this runs before they are here.
import { REQUEST_TIMEOUT_MS, signedCall } from '../http/signed-call.ts'
import { operatorOf } from '../session/operator.ts'
import { namespaceOf, readSession } from '../session/session.ts'
import { createLocalStore } from '../storage/local-store.ts'

/** A call that only reads and that an app makes at every start. */
export interface EarlyCall {
  /** Below the gateway base. A POST with a JSON body. */
  readonly path: string
  readonly body: (config: Pick<ServerConfig, 'siteType'>) => unknown
}

const CONFIG = '/server-config.json'

/**
 * Makes calls with the stored session of an account before the app's own script runs, which is larger than all of this,
 * so that their answers travel meanwhile. Gives a `fetch` for the app's transport: it hands the answer over, once, when
 * the app makes just the same call with the same session, and is the browser's own for all others. Without a stored
 * session nothing is asked.
 */
export function startEarlyCalls(terminalType: TerminalType, calls: readonly EarlyCall[]): typeof fetch {
  const store = createLocalStore(namespaceOf(terminalType), () => localStorage)
  const session = readSession(store.readJson('session'), store.readJson('account'), store.read('loginUuid'))
  if (session?.kind !== 'account') return (...call) => fetch(...call)
  const credential = { ...session, accountId: session.account.id }
  const operator = operatorIn(store.readJson('siteInfo'))
  const made = new Map<string, { readonly text: string; readonly answer: Promise<Response> }>()
  const config = fetch(CONFIG)
  // Whoever takes it sees its failure; nobody has to.
  config.catch(() => undefined)
  made.set(CONFIG, { text: textOf(undefined), answer: config.then((response) => response.clone()) })
  const make = async ({ path, body }: EarlyCall) => {
    const { apiBase, siteType } = (await (await config).clone().json()) as ServerConfig
    const operation = { method: 'POST', path } as const
    const request = { operation, params: {}, query: {}, files: [], body: body({ siteType }) }
    const base = apiBase.endsWith('/') ? apiBase : `${apiBase}/`
    const { url, init } = await signedCall(request, { base, credential, operator, now: Date.now() })
    const answer = fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
    answer.catch(() => undefined)
    made.set(url, { text: textOf(init), answer })
  }
  for (const call of calls) make(call).catch(() => undefined)
  return (input, init) => {
    const url = typeof input === 'string' ? input : ''
    const early = made.get(url)
    made.delete(url)
    return early?.text === textOf(init) ? early.answer : fetch(input, init)
  }
}

/** What tells a call from another one at the same address: who makes it, and what it says. */
function textOf(init: RequestInit | undefined): string {
  const headers = new Headers(init?.headers)
  return `${headers.get('Authorization') ?? ''}\n${typeof init?.body === 'string' ? init.body : ''}`
}

function operatorIn(stored: unknown) {
  const { cAccUuid, cOrgName, cOrgUuid } = (stored ?? {}) as Partial<SiteRecord>
  if (cAccUuid === undefined || cOrgName === undefined || cOrgUuid === undefined) return undefined
  return operatorOf({ cAccUuid, cOrgName, cOrgUuid })
}
