import { createApi } from '@mallwright/contract/rpc'
import { getWorkflowTicket } from '@mallwright/contract/voucher'
import { CallError } from '@mallwright/shop-core/query'
import type { WorkflowEntry } from '@mallwright/shop-core/widgets/workflow-frame'

import { buyerQuery } from '../../buyer/buyer.queries.ts'
import { workflowQuery } from '../../buyer/workflow.queries.ts'
import { useShop } from '../../client/shop-context.ts'

/** What opens a task in a frame: the page of the institution's workflow server with a new ticket. Rejects with `CallError`. Engine 6.7. */
export function useTaskEntry(): (taskUuid: string) => Promise<WorkflowEntry> {
  const shop = useShop()
  return async (cTaskUuid) => {
    const { institution } = await shop.queryClient.ensureQueryData(buyerQuery(shop))
    const accountId = institution?.id ?? ''
    const api = createApi({ getWorkflowTicket }, shop.send)
    const [url, ticket] = await Promise.all([
      shop.queryClient.fetchQuery(workflowQuery(shop, accountId)),
      api.getWorkflowTicket({ body: { cTaskUuid } }),
    ])
    if (!ticket.ok) throw new CallError(ticket)
    const { cTicket, hosts } = ticket.data
    return { url, ticket: cTicket, accountId, hosts }
  }
}
