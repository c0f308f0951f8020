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
