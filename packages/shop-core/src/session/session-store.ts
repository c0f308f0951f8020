import { newUuid } from '@mallwright/contract/values'

import type { LocalStore } from '../storage/local-store.ts'
import { createPersistedValue } from '../storage/persisted-value.ts'
import type { PersistedValue } from '../storage/persisted-value.ts'
import type { CredentialStore } from '../transport/index.ts'
import { NO_INSTITUTION, readSession } from './session.ts'
import type { MallUser, Session } from './session.ts'
import type { SiteStore } from './site-record-store.ts'

/** Session and role of one gateway client: persisted, and synchronised between browser tabs. */
export interface SessionStore {
  /** `undefined` until a first-time visitor has made a call. */
  readonly session: PersistedValue<Session | undefined>
  readonly mallUser: PersistedValue<MallUser>
  /** Interface of the transport. */
  readonly credentials: CredentialStore
  /** Token of the last session-opening call, once; empty without one. */
  takeIssuedToken(): string
  /** Removes the session; the password-free token stays. */
  removeSession(): void
  /** Removes session, login uuid, password-free token and account. Specification 1 §4.3. */
  clear(): void
  /** Stops following other tabs. */
  dispose(): void
}

/** Creates the store from local storage. */
export function createSessionStore(store: LocalStore, site: SiteStore): SessionStore {
  const session = createPersistedValue<Session | undefined>(store, {
    read: (local) => readSession(local.readJson('session'), local.readJson('account'), local.read('loginUuid')),
    write: writeSession,
  })
  const mallUser = createPersistedValue<MallUser>(store, {
    read: (local) => readMallUser(local.readJson('mallUser')),
    write: (local, next) => (next === NO_INSTITUTION ? local.remove('mallUser') : local.writeJson('mallUser', next)),
  })
  let issuedToken = ''
  const credentials: CredentialStore = {
    current() {
      const current = session.get()
      return current && { ...current, accountId: current.kind === 'account' ? current.account.id : '' }
    },
    saveVisitor: (visitor) => session.set({ kind: 'visitor', id: newUuid(), ...visitor }),
    receiveToken({ token, operation, sentWith }) {
      const current = session.get()
      if (operation.opensSession) issuedToken = token
      else if (current && current.id === sentWith?.id) session.set({ ...current, token })
    },
    operator: site.operator,
  }
  const dispose = followOtherTabs(store, { session: session.reload, mallUser: mallUser.reload })
  return {
    session,
    mallUser,
    credentials,
    takeIssuedToken() {
      const token = issuedToken
      issuedToken = ''
      return token
    },
    removeSession: () => session.set(undefined),
    clear() {
      store.remove('pwdFreeToken', 'pwdFreeUuid')
      mallUser.set(NO_INSTITUTION)
      session.set(undefined)
    },
    dispose,
  }
}

function writeSession(store: LocalStore, next: Session | undefined): void {
  if (!next) return store.remove('session', 'loginUuid', 'account')
  const { kind, id, token, signKey } = next
  if (next.kind === 'account') {
    store.writeJson('account', next.account)
    store.write('loginUuid', id)
  }
  store.writeJson('session', { kind, id, token, signKey })
}

/** Reloads values that another tab has changed, by their storage keys. */
function followOtherTabs(store: LocalStore, reloads: Readonly<Record<'session' | 'mallUser', () => void>>): () => void {
  // A prerender has no window, and no other tab.
  if (typeof window === 'undefined') return () => undefined
  const onStorage = ({ key }: StorageEvent) => {
    if (key === store.fullKey('session') || key === null) reloads.session()
    if (key === store.fullKey('mallUser') || key === null) reloads.mallUser()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function readMallUser(stored: unknown): MallUser {
  const isMallUser = typeof stored === 'object' && stored !== null && 'institution' in stored && 'tradeRole' in stored
  // Records of an older version lack some members.
  return isMallUser ? { ...NO_INSTITUTION, ...(stored as MallUser) } : NO_INSTITUTION
}
