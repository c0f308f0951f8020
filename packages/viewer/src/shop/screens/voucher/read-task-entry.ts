import { createApi } from '@mallwright/contract/rpc'
import { getWorkflowTicket } from '@mallwright/contract/voucher'
import { CallError } from '@mallwright/shop-core/query'
import type { WorkflowEntry } from '@mallwright/shop-core/widgets/workflow-frame'

import { buyerQuery } from '../../buyer/buyer.queries.ts'
import { workflowQuery } from '../../buyer/workflow.queries.ts'
import type { Shop } from '../../client/shop.ts'

/** The page of a task at the institution's workflow server, with a new ticket. Rejects with `CallError`. Engine 6.7. */
export async function readTaskEntry(shop: Shop, cTaskUuid: string): Promise<WorkflowEntry> {
  const { institution } = await shop.queryClient.ensureQueryData(buyerQuery(shop))
  const accountId = institution?.id ?? ''
  const api = createApi({ getWorkflowTicket }, shop.send)
  const [url, ticket] = await Promise.all([
    // The hosts that come with the ticket are today's.
    shop.queryClient.fetchQuery({ ...workflowQuery(shop, accountId), staleTime: 0 }),
    api.getWorkflowTicket({ body: { cTaskUuid } }),
  ])
  if (!ticket.ok) throw new CallError(ticket)
  const { cTicket, hosts } = ticket.data
  return { url, ticket: cTicket, accountId, hosts }
}
