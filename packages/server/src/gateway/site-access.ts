import type { Endpoint } from '@mallwright/contract/rpc'

import type { AccountCaller } from './guard/caller.ts'
import { fail } from './failures/failure.ts'
import type { Failed } from './failures/failure.ts'
import type { IdempotencyKey } from './idempotency.store.ts'
import type { Site } from './site.store.ts'

/** The site if the caller, a super user, may edit it. */
export function editableSite(
  site: Site,
  caller: AccountCaller,
): Site | Failed<'GATE_CLOSED', { readonly cGate: 'SITE' }> {
  return mayEdit(site, caller) ? site : fail('GATE_CLOSED', { cGate: 'SITE' })
}

/** Whether a super user may edit a site: those of one site only that one. */
export function mayEdit(site: Site, { editorSiteId }: AccountCaller): boolean {
  return editorSiteId === null || editorSiteId === site.id
}

/** The idempotency key of a call with a request id. */
export function idempotencyKey(
  operation: Endpoint,
  call: { readonly body: { readonly cRequestUuid: string }; readonly caller: AccountCaller; readonly payload: string },
): IdempotencyKey {
  const { body, caller, payload } = call
  return { operation, accountId: caller.accountId, requestUuid: body.cRequestUuid, payload }
}

/** Display name of an editor: the nickname, else the masked phone number. */
export function editorName({ nickname, phone }: AccountCaller): string {
  return nickname || `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
