/** The institution that an account acts for, as far as gates depend on it. Domain 1.1 and 2.11. */
export interface InstitutionSituation {
  readonly kind: 'enterprise' | 'team'
  readonly isAdmin: boolean
  /** The member is disabled, or the institution is disabled or waits for its deletion. */
  readonly isStopped: boolean
  /** The enterprise itself, or an administrator of the team, has a verified real name. */
  readonly isVerified: boolean
  /** The person has a verified real name. */
  readonly isPersonVerified: boolean
  /** The operator's answer to a team: none asked, under review, authorised. */
  readonly teamAuthorization: '' | '1' | '2'
}

/** A signed-in account, in what gates depend on. */
export interface AccountSituation {
  readonly session: 'account'
  /** The password was chosen by somebody else and has not been changed yet. Domain 1.12-9. */
  readonly hasInitialPassword: boolean
  readonly isSuperUser: boolean
  /** Works for the operator of the mall, or for an operator of its own teams. */
  readonly isOperator: boolean
  /** Absent without one, also while an application or a request to join is pending. */
  readonly institution?: InstitutionSituation | undefined
}

/** Who asks, in what gates depend on: from the session on the server, from the session store in the shop. */
export type Situation = { readonly session: 'none' | 'visitor' } | AccountSituation
