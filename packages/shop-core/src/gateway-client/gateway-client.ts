import { createApi } from '@mallwright/contract/rpc'
import { getWsTicket, logout } from '@mallwright/contract/session'
import type { Api, Endpoint, Send } from '@mallwright/contract/rpc'
import type { TerminalType } from '@mallwright/contract/session'

import { createConfigLoader, createTransport } from '../transport/index.ts'
import type { ConfigLoader } from '../transport/index.ts'
import type { OpenedValues } from '../storage/encoded-value.ts'
import { createLocalStore } from '../storage/local-store.ts'
import { createValueCipher } from '../storage/value-cipher.ts'
import type { LocalStore } from '../storage/local-store.ts'
import { namespaceOf } from '../session/session.ts'
import type { InstitutionOutcome } from '../session/session.ts'
import { createSessionStore } from '../session/session-store.ts'
import type { SessionStore } from '../session/session-store.ts'
import { createSignInFlow } from '../session/sign-in.ts'
import type { SignInFlow } from '../session/sign-in.ts'
import { createSiteStore } from '../session/site-record-store.ts'
import type { SiteStore } from '../session/site-record-store.ts'

/** Endpoints of every client; those of signing in come with its steps. */
const CLIENT_OPERATIONS = { getWsTicket, logout }

/** Configuration of a gateway client. */
export interface GatewayClientOptions<R extends Readonly<Record<string, Endpoint>>> {
  readonly terminalType: TerminalType
  /** Further endpoints of the app; only these are bundled. */
  readonly operations: R
  /** Called after the session was cleared because of code 11000. Specification 1 §4.4. */
  readonly onSessionInvalid: (message: string) => void
  /** Called with a text/html answer; must be shown as text. */
  readonly onHtml: (html: string) => void
  /** Confirms 账号已在其它终端登录，是否强制登录？. */
  readonly askForced: () => Promise<boolean>
  /** Called after institution and role were loaded: at a sign-in, a start and a switch. Specification 1 §4.2. */
  readonly onInstitution?: (outcome: InstitutionOutcome) => void
  /** Domain of an operator's own site that is shown at another host. Specification 1 §6. */
  readonly siteDomain?: string | undefined
  readonly fetch?: typeof fetch
  /** Loads the server configuration; by `fetch` when absent. */
  readonly config?: ConfigLoader
  /** Key of the stored values (`ServerConfig`); without one they live in memory. */
  readonly storageKey: string | undefined
  /** Stored values that were read already. */
  readonly opened?: OpenedValues
  /** Opens another storage than the browser's. */
  readonly openStorage?: () => Storage
  /** Replaces the signed transport: the server answers its own prerender. */
  readonly send?: Send
  /** Prefix of the storage keys, for a second client of the same type in one browser; the terminal type's by default. */
  readonly storageNamespace?: string | undefined
}

/** One app's connection to the gateway: typed calls, session, site record and local storage. */
export interface GatewayClient<R extends Readonly<Record<string, Endpoint>>> {
  readonly api: Api<R & typeof CLIENT_OPERATIONS>
  /** For endpoints that a lazily loaded screen brings along. */
  readonly send: Send
  readonly config: ConfigLoader
  readonly store: LocalStore
  readonly sessions: SessionStore
  readonly sites: SiteStore
  readonly signInFlow: SignInFlow
  /** Removes every listener. */
  dispose(): void
}

/** Creates the client of one mounted app. */
export function createGatewayClient<R extends Readonly<Record<string, Endpoint>>>(
  options: GatewayClientOptions<R>,
): GatewayClient<R> {
  const { terminalType, askForced, onHtml, storageKey } = options
  const store = createLocalStore(
    options.storageNamespace ?? namespaceOf(terminalType),
    options.openStorage ?? (() => localStorage),
    storageKey === undefined ? undefined : createValueCipher(storageKey, options.opened),
  )
  const sites = createSiteStore(store)
  const sessions = createSessionStore(store, sites)
  const config = options.config ?? createConfigLoader(options.fetch)
  const send =
    options.send ??
    createTransport({
      config,
      credentials: sessions.credentials,
      onHtml,
      siteDomain: options.siteDomain,
      onSessionInvalid: (session, message) => endOnce(session.id, message),
      ...(options.fetch && { fetch: options.fetch }),
    })
  const own = createApi(CLIENT_OPERATIONS, send)
  const api = { ...createApi(options.operations, send), ...own } as Api<R & typeof CLIENT_OPERATIONS>
  const signInFlow = createSignInFlow({
    api: own,
    send,
    sessions,
    store,
    terminalType,
    askForced,
    onInstitution: options.onInstitution,
  })
  const endOnce = createSessionEnd({ sessions, store, signInFlow }, options.onSessionInvalid)
  return { api, send, config, store, sessions, sites, signInFlow, dispose: () => sessions.dispose() }
}

/**
 * Ends a refused session once, however many calls are refused. A session restored from an earlier visit is first renewed
 * by the password-free token, if any (specification 1 §4.1). Resolves to whether there is a new session.
 */
function createSessionEnd(
  { sessions, store, signInFlow }: { sessions: SessionStore; store: LocalStore; signInFlow: SignInFlow },
  onEnd: (message: string) => void,
): (id: string, message: string) => Promise<boolean> {
  const restored = sessions.session.get()?.id
  const ends = new Map<string, Promise<boolean>>()
  const end = async (id: string, message: string) => {
    // A late refusal of an earlier session must not end the current one.
    if (sessions.session.get()?.id !== id) return false
    let stopped = ''
    if (id === restored && store.read('pwdFreeToken')) {
      sessions.removeSession()
      if ((await signInFlow.start((reason) => (stopped = reason))) === 'signedIn') return true
    }
    sessions.clear()
    onEnd(stopped || message)
    return false
  }
  return (id, message) => {
    const pending = ends.get(id) ?? end(id, message)
    ends.set(id, pending)
    return pending
  }
}
