import {
  readApplication,
  readApplications,
  readBuyer,
  readInstitutions,
  readJoinRequests,
  readPersonIdentity,
} from '@mallwright/shop-core/buyer'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../client/shop.ts'
import { readAdministrator } from './administrator.ts'

/** Query keys on the way to buying. They belong to the caller, and the state to the institution that it acts for. */
export const buyerKeys = {
  all: () => ['buyer'],
  state: (caller: string, institutionId: string) => ['buyer', 'state', caller, institutionId],
  institutions: (caller: string) => ['buyer', 'institutions', caller],
  requests: (caller: string) => ['buyer', 'requests', caller],
  applications: (caller: string) => ['buyer', 'applications', caller],
  application: (id: string, caller: string) => ['buyer', 'application', id, caller],
  person: (caller: string) => ['buyer', 'person', caller],
  administrator: (institutionId: string) => ['buyer', 'administrator', institutionId],
  workflow: (caller: string, accUuid: string) => ['buyer', 'workflow', caller, accUuid],
} as const

/**
 * What the signed-in account lacks before it may buy. Rejects with a `CallError` whose text is that of specification 1 §8.
 * An institution that the session does not know yet, e.g. of an application that has just passed, is taken over.
 */
export function buyerQuery(shop: Shop) {
  const { send, sessions, signInFlow } = shop
  const session = sessions.session.get()
  const account = session?.kind === 'account' ? session.account : undefined
  const institutionId = sessions.mallUser.get().institutionId
  return queryOptions({
    queryKey: buyerKeys.state(account?.id ?? '', institutionId),
    queryFn: async () => {
      const buyer = await readBuyer(send, { id: account?.id ?? '', isSuper: account?.isSuper ?? false })
      const isCurrent = sessions.mallUser.get().institutionId === institutionId
      if (isCurrent && (buyer.institution?.enterpriseId ?? '') !== institutionId) void signInFlow.refreshMallUser()
      return buyer
    },
    enabled: account !== undefined,
  })
}

/** The institutions of an account by name. */
export function institutionsQuery({ send }: Shop, caller: string) {
  return queryOptions({ queryKey: buyerKeys.institutions(caller), queryFn: () => readInstitutions(send, caller) })
}

/** The account's requests to join, the newest first. */
export function joinRequestsQuery({ send }: Shop, caller: string) {
  return queryOptions({ queryKey: buyerKeys.requests(caller), queryFn: () => readJoinRequests(send, caller) })
}

/** The account's applications for institutions, the newest first. */
export function applicationsQuery({ send }: Shop, caller: string) {
  return queryOptions({ queryKey: buyerKeys.applications(caller), queryFn: () => readApplications(send) })
}

/** One application of the account. */
export function applicationQuery({ send }: Shop, id: string, caller: string) {
  return queryOptions({ queryKey: buyerKeys.application(id, caller), queryFn: () => readApplication(send, id) })
}

/** Whom the members of an institution may ask. */
export function administratorQuery({ send }: Shop, institutionId: string) {
  return queryOptions({
    queryKey: buyerKeys.administrator(institutionId),
    queryFn: () => readAdministrator(send, institutionId),
  })
}

/** Whether the account's own name is verified. */
export function personIdentityQuery({ send }: Shop, caller: string) {
  return queryOptions({ queryKey: buyerKeys.person(caller), queryFn: () => readPersonIdentity(send, caller) })
}
