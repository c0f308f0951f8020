/** A change of state: from which states, to which, and who may make it. Domain 2. */
export interface Transition {
  readonly from: readonly number[]
  readonly to: number
  /** B buyer, A administrator of the institution, O operator. */
  readonly actor: 'B' | 'A' | 'O'
}

/** An application for an institution: 0 审核中, 1 已通过, 2 已驳回. Domain 2.10. */
export const ENTERPRISE_APPLY_TRANSITIONS = {
  pass: { from: [0], to: 1, actor: 'O' },
  refuse: { from: [0], to: 2, actor: 'O' },
} as const satisfies Readonly<Record<string, Transition>>

/** A request to join: 0 待审核, 1 已同意, 2 已拒绝, 3 已撤回. Domain 2.10. */
export const JOIN_TRANSITIONS = {
  agree: { from: [0], to: 1, actor: 'A' },
  refuse: { from: [0], to: 2, actor: 'A' },
  withdraw: { from: [0], to: 3, actor: 'B' },
} as const satisfies Readonly<Record<string, Transition>>

/** A team's authorisation: 1 审核中, 2 已授权, 3 refused, which buyers see as '' with its reason. Domain 1.12-4 and 2.10. */
export const TEAM_AUTHORIZATION_TRANSITIONS = {
  authorise: { from: [1], to: 2, actor: 'O' },
  refuse: { from: [1], to: 3, actor: 'O' },
  revoke: { from: [2], to: 3, actor: 'O' },
} as const satisfies Readonly<Record<string, Transition>>
