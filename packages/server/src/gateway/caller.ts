/** Who sent a request, as the database knows the session's account at this moment. */
export interface Caller {
  readonly sessionId: string
  readonly signKey: string
  readonly terminalType: string
  /** Null for a visitor. */
  readonly accountId: string | null
  readonly phone: string
  readonly nickname: string
  readonly isSuper: boolean
  /** Still has the password that somebody else chose: nothing but a change of it, or the sign-out. Domain 1.12-9. */
  readonly hasInitialPassword: boolean
  /** The only site that a super user may edit; null for every site. */
  readonly editorSiteId: string | null
}

/** A caller who has signed in. */
export interface AccountCaller extends Caller {
  readonly accountId: string
}

/** Whether a caller has signed in. */
export function isSignedIn(caller: Caller): caller is AccountCaller {
  return caller.accountId !== null
}
