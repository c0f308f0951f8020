import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../gateway/app-context.ts'
import { handle } from '../gateway/handle.ts'
import { recorded } from './account-desk.routes.ts'
import { deskFilter, deskPage } from './desk-filter.ts'
import { refuseOtherOperators } from './operator-scope.store.ts'
import { listWorkflowServers, removeWorkflowServer, setWorkflowServer } from './workflow-server.store.ts'

const endpoints = ENDPOINTS.operator

/** Registers the handlers of workflow servers, whose hosts every page may frame. Engine 6.7. */
export function workflowServerRoutes(context: AppContext): void {
  const { database, frameHosts } = context
  handle(context, endpoints.getWorkflowServerPage, async ({ body, caller }) => {
    const refused = await refuseOtherOperators(database.pool, caller.accountId)
    if (refused) return refused
    return deskPage(await listWorkflowServers(database.pool, deskFilter(body)), ({ id, url, accUuid, name }) => ({
      cServerUuid: id,
      cUrl: url,
      cAccUuid: accUuid,
      cEnterpriseName: name,
    }))
  })
  handle(context, endpoints.saveWorkflowServer, async ({ body: { cAccUuid: accUuid, cUrl: url }, caller }) => {
    const entry = { accountId: caller.accountId, action: 'saveWorkflowServer', subjectId: accUuid }
    const answer = await recorded(context, entry, (client) => setWorkflowServer(client, { accUuid, url }))
    frameHosts.clear()
    return answer
  })
  handle(context, endpoints.deleteWorkflowServer, async ({ body: { cServerUuid }, caller }) => {
    const entry = { accountId: caller.accountId, action: 'deleteWorkflowServer', subjectId: cServerUuid }
    const answer = await recorded(context, entry, (client) => removeWorkflowServer(client, cServerUuid))
    frameHosts.clear()
    return answer
  })
}
