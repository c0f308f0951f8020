import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../gateway/app-context.ts'
import { handle } from '../gateway/handle.ts'
import { recorded } from './account-desk.routes.ts'
import { deskFilter, deskPage } from './desk-filter.ts'
import { refuseOtherOperators } from './operator-scope.store.ts'
import { addTrustedHost, listTrustedHosts, removeTrustedHost } from './trusted-host.store.ts'

const endpoints = ENDPOINTS.operator

/** Registers the handlers of the hosts that the site of the request trusts. */
export function trustedHostRoutes(context: AppContext): void {
  const { database, sites } = context
  handle(context, endpoints.getTrustedHostPage, async ({ body, caller, site }) => {
    const refused = await refuseOtherOperators(database.pool, caller.accountId)
    if (refused) return refused
    const { id } = await site()
    return deskPage(await listTrustedHosts(database.pool, id, deskFilter(body)), ({ host }) => ({ cHost: host }))
  })
  handle(context, endpoints.saveTrustedHost, async ({ body: { cHost }, caller, site }) => {
    const { id } = await site()
    const entry = { accountId: caller.accountId, action: 'saveTrustedHost', subjectId: cHost }
    const answer = await recorded(context, entry, (client) => addTrustedHost(client, id, cHost))
    sites.clear()
    return answer
  })
  handle(context, endpoints.deleteTrustedHost, async ({ body: { cHost }, caller, site }) => {
    const { id } = await site()
    const entry = { accountId: caller.accountId, action: 'deleteTrustedHost', subjectId: cHost }
    const answer = await recorded(context, entry, (client) => removeTrustedHost(client, id, cHost))
    sites.clear()
    return answer
  })
}
