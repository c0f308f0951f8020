import type { CurrentInstitution } from './institution.store.ts'

/** Sender of a request: the session and its account as currently stored. */
export interface Caller {
  readonly sessionId: string
  readonly signKey: string
  readonly terminalType: string
  /** Null for a visitor. */
  readonly accountId: string | null
  readonly phone: string
  readonly nickname: string
  readonly isSuper: boolean
  readonly isOperator: boolean
  /** The password was set by somebody else: only changing it and signing out are allowed. Domain 1.12-9. */
  readonly hasInitialPassword: boolean
  /** Restricts a super user to one site; null allows every site. */
  readonly editorSiteId: string | null
  /** What the account acts for, as read with the session. */
  readonly institution: CurrentInstitution | undefined
}

/** A caller who has signed in. */
export interface AccountCaller extends Caller {
  readonly accountId: string
}

/** Whether a caller has signed in. */
export function isSignedIn(caller: Caller): caller is AccountCaller {
  return caller.accountId !== null
}
