import { forcedLogin, login, loginPwdFree } from '@mallwright/contract/session'
import { newUuid } from '@mallwright/contract/values'
import type { Endpoint } from '@mallwright/contract/rpc'

import type { CredentialKeeper } from '../http/index.ts'
import type { LocalStore } from '../storage/local-store.ts'
import { createObservable } from '../storage/observable.ts'
import type { Observable } from '../storage/observable.ts'
import { NO_INSTITUTION, readSession } from './session.ts'
import type { MallUser, Session } from './session.ts'
import type { SiteKeeper } from './site-keeper.ts'

/** The calls whose answers bring the token of a new session, not a renewed one. */
const OPENING: readonly Endpoint[] = [login, forcedLogin, loginPwdFree]

/** The session of a terminal: observable, stored, and shared by the tabs of one browser. */
export interface SessionKeeper {
  /** `undefined` until the first call of a visitor who never was here. */
  readonly session: Observable<Session | undefined>
  readonly mallUser: Observable<MallUser>
  /** The side that the transport uses. */
  readonly credentials: CredentialKeeper
  /** The token that the last opening call brought; empty when it brought none. Can be taken once. */
  takeIssuedToken(): string
  keep(session: Session): void
  keepMallUser(mallUser: MallUser): void
  /** Forgets the session alone: what signs in without a password stays. */
  forgetSession(): void
  /** Forgets session, login uuid, password-free token and account. Specification 1 §4.3. */
  clear(): void
}

/** Opens the keeper on what is stored. */
export function createSessionKeeper(store: LocalStore, site: SiteKeeper): SessionKeeper {
  const stored = () => readSession(store.readJson('session'), store.readJson('account'), store.read('loginUuid'))
  const session = createObservable(stored())
  const mallUser = createObservable(readMallUser(store.readJson('mallUser')))
  let issuedToken = ''

  const keep = (next: Session) => {
    const { kind, id, token, signKey } = next
    if (next.kind === 'account') {
      store.writeJson('account', next.account)
      store.write('loginUuid', id)
    }
    store.writeJson('session', { kind, id, token, signKey })
    session.set(next)
  }
  const credentials: CredentialKeeper = {
    current() {
      const now = session.get()
      return now && { ...now, accountId: now.kind === 'account' ? now.account.id : '' }
    },
    keepVisitor: (visitor) => keep({ kind: 'visitor', id: newUuid(), ...visitor }),
    receiveToken({ token, operation, sentWith }) {
      const now = session.get()
      if (OPENING.includes(operation)) issuedToken = token
      else if (now && now.id === sentWith?.id) keep({ ...now, token })
    },
    operator: site.operator,
  }
  followOtherTabs(store, () => session.set(stored()))
  return {
    session,
    mallUser,
    credentials,
    takeIssuedToken() {
      const token = issuedToken
      issuedToken = ''
      return token
    },
    keep,
    keepMallUser(next) {
      store.writeJson('mallUser', next)
      mallUser.set(next)
    },
    forgetSession() {
      store.remove('session', 'loginUuid', 'account')
      session.set(undefined)
    },
    clear() {
      store.remove('session', 'loginUuid', 'pwdFreeToken', 'pwdFreeUuid', 'account', 'mallUser')
      mallUser.set(NO_INSTITUTION)
      session.set(undefined)
    },
  }
}

function followOtherTabs(store: LocalStore, onChange: () => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', ({ key }) => {
    if (key === store.fullKey('session') || key === null) onChange()
  })
}

function readMallUser(stored: unknown): MallUser {
  const isOne = typeof stored === 'object' && stored !== null && 'institution' in stored && 'tradeRole' in stored
  // An older version of the shop kept fewer parts.
  return isOne ? { ...NO_INSTITUTION, ...(stored as MallUser) } : NO_INSTITUTION
}
