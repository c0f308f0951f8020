import type { GuideAction } from '@mallwright/contract/gate'

import { PARAMS } from '../navigation/route-params.ts'

/** What an institution may be; the tabs of joining and creating have these numbers. Specification 1 §2.2. */
export type InstitutionTab = 0 | 1

const TAB_NUMBERS = { joinEnterprise: 0, createEnterprise: 0, joinTeam: 1, createTeam: 1 } as const

/** An action that leads to joining or creating an institution. */
export type InstitutionAction = keyof typeof TAB_NUMBERS

/** Whether an action leads to joining or creating. */
export function isInstitutionAction(action: GuideAction): action is InstitutionAction {
  return action in TAB_NUMBERS
}

/** The operator's invite code that new institutions are created with, if the installation has one. */
export interface OperatorInvite {
  readonly inviteCode?: string | undefined
  readonly inviteUuid?: string | undefined
}

/** Path of joining or creating; creating carries the operator's invite code. Specification 1 §2.6. */
export function institutionPath(action: InstitutionAction, invite: OperatorInvite = {}): string {
  const tab = String(TAB_NUMBERS[action])
  if (action === 'joinEnterprise' || action === 'joinTeam') return `/enterprise-join?${PARAMS.joinTab}=${tab}`
  const query = new URLSearchParams({ [PARAMS.creationTab]: tab })
  for (const [name, value] of Object.entries(invite)) if (value) query.set(name, value)
  return `/enterprise-creat?${query}`
}

/** Path of an application and its result. */
export function applicationPath({ id, isTeam }: { readonly id: string; readonly isTeam: boolean }): string {
  return `/enterprise-creat?${PARAMS.creationTab}=${isTeam ? 1 : 0}&${PARAMS.applicationId}=${encodeURIComponent(id)}`
}

/** Path of joining one institution. */
export function joinPath({ id, isTeam }: { readonly id: string; readonly isTeam: boolean }): string {
  return `/enterprise-join?${PARAMS.joinTab}=${isTeam ? 1 : 0}&${PARAMS.institutionId}=${encodeURIComponent(id)}`
}

/** Path of the real-name verification. */
export function identityPath(subject: 'person' | 'enterprise'): string {
  return `/identity-auth?${PARAMS.type}=${subject}`
}
