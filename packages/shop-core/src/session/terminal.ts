import { createApi } from '@mallwright/contract/rpc'
import {
  forcedLogin,
  getAccountByAccSignId,
  getWsTicket,
  login,
  loginPwdFree,
  logout,
  savePwdFreeLoginToken,
} from '@mallwright/contract/session'
import type { Api, Endpoint, Send } from '@mallwright/contract/rpc'
import type { TerminalType } from '@mallwright/contract/session'

import { createConfigLoader, createTransport } from '../http/index.ts'
import type { ConfigLoader } from '../http/index.ts'
import { createLocalStore } from '../storage/local-store.ts'
import type { LocalStore } from '../storage/local-store.ts'
import { namespaceOf } from './session.ts'
import { createSessionKeeper } from './session-keeper.ts'
import type { SessionKeeper } from './session-keeper.ts'
import { createSignInFlow } from './sign-in.ts'
import type { SignInFlow } from './sign-in.ts'
import { createSiteKeeper } from './site-keeper.ts'
import type { SiteKeeper } from './site-keeper.ts'

/** The calls that every terminal makes. */
const TERMINAL_OPERATIONS = {
  login,
  forcedLogin,
  loginPwdFree,
  savePwdFreeLoginToken,
  getAccountByAccSignId,
  getWsTicket,
  logout,
}

/** What an app says about itself, and what it shows when asked. */
export interface TerminalOptions<R extends Readonly<Record<string, Endpoint>>> {
  readonly terminalType: TerminalType
  /** The further endpoints that the app calls; they are what it ships. */
  readonly operations: R
  /** Code 11000 of an account's session. The session is cleared before. Specification 1 §4.4. */
  readonly onSessionInvalid: (message: string) => void
  /** A text/html answer; show it as text. */
  readonly onHtml: (html: string) => void
  /** Asks 账号已在其它终端登录，是否强制登录？. */
  readonly askForced: () => Promise<boolean>
  readonly fetch?: typeof fetch
}

/** One app's whole connection to the gateway: calls, session, site and what is stored. */
export interface Terminal<R extends Readonly<Record<string, Endpoint>>> {
  readonly api: Api<R & typeof TERMINAL_OPERATIONS>
  /** For endpoints that a screen brings along when it is opened, so that their checks are not loaded before. */
  readonly send: Send
  readonly config: ConfigLoader
  readonly store: LocalStore
  readonly keeper: SessionKeeper
  readonly site: SiteKeeper
  readonly flow: SignInFlow
}

/** Builds the connection of one app. Make one for the whole page. */
export function createTerminal<R extends Readonly<Record<string, Endpoint>>>(options: TerminalOptions<R>): Terminal<R> {
  const { terminalType, askForced, onHtml } = options
  const store = createLocalStore(namespaceOf(terminalType), () => localStorage)
  const site = createSiteKeeper(store)
  const keeper = createSessionKeeper(store, site)
  const config = createConfigLoader(options.fetch)
  const send = createTransport({
    config,
    credentials: keeper.credentials,
    onHtml,
    onSessionInvalid: (session, message) => endOnce(session.id, message),
    ...(options.fetch && { fetch: options.fetch }),
  })
  const own = createApi(TERMINAL_OPERATIONS, send)
  const api = { ...createApi(options.operations, send), ...own } as Api<R & typeof TERMINAL_OPERATIONS>
  const flow = createSignInFlow({ api: own, keeper, store, terminalType, askForced })
  const endOnce = createSessionEnd({ keeper, store, flow }, options.onSessionInvalid)
  return { api, send, config, store, keeper, site, flow }
}

/**
 * Ends a refused session once, however many calls meet the refusal. A session that was only remembered from an
 * earlier visit is first renewed by the password-free token, when there is one (specification 1 §4.1). Gives whether
 * there is a new session.
 */
function createSessionEnd(
  { keeper, store, flow }: { keeper: SessionKeeper; store: LocalStore; flow: SignInFlow },
  onEnd: (message: string) => void,
): (id: string, message: string) => Promise<boolean> {
  const remembered = keeper.session.get()?.id
  const ends = new Map<string, Promise<boolean>>()
  const end = async (id: string, message: string) => {
    // Calls that were under way when a session ended must not end the next one.
    if (keeper.session.get()?.id !== id) return false
    if (id === remembered && store.read('pwdFreeToken')) {
      keeper.forgetSession()
      if ((await flow.start()) === 'signedIn') return true
    }
    keeper.clear()
    onEnd(message)
    return false
  }
  return (id, message) => {
    const known = ends.get(id) ?? end(id, message)
    ends.set(id, known)
    return known
  }
}
