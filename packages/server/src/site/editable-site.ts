import type { Endpoint } from '@mallwright/contract/rpc'

import type { AccountCaller } from '../http/caller.ts'
import { fail } from '../http/outcome.ts'
import type { Failed } from '../http/outcome.ts'
import type { OnceRequest } from './act-once.ts'
import type { Site } from './sites.ts'

/** The site if the caller, a super user, may edit it. */
export function editableSite(site: Site, caller: AccountCaller): Site | Failed {
  return mayEdit(site, caller) ? site : fail('GATE_CLOSED', { cGate: 'SITE' })
}

/** Whether a super user may edit a site: those of one site only that one. */
export function mayEdit(site: Site, { editorSiteId }: AccountCaller): boolean {
  return editorSiteId === null || editorSiteId === site.id
}

/** A call with a request number, which acts once. */
export function onceRequest(
  operation: Endpoint,
  call: { readonly body: { readonly cRequestUuid: string }; readonly caller: AccountCaller; readonly payload: string },
): OnceRequest {
  const { body, caller, payload } = call
  return { operation, accountId: caller.accountId, requestUuid: body.cRequestUuid, payload }
}

/** How an editor is named to others: the nickname, else the phone with its middle hidden. */
export function editorName({ nickname, phone }: AccountCaller): string {
  return nickname || `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
