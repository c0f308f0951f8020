import { readTaskEntry } from '@mallwright/shop-core/voucher/task-entry'
import type { WorkflowEntry } from '@mallwright/shop-core/widgets/workflow-frame'

import { buyerQuery } from '../../buyer/buyer.queries.ts'
import { workflowQuery } from '../../buyer/workflow.queries.ts'
import type { Shop } from '../../client/shop.ts'

/** The page of a task at the workflow server of the member's institution, with a new ticket. Rejects with `CallError`. Engine 6.7. */
export async function readShopTask(shop: Shop, taskUuid: string): Promise<WorkflowEntry> {
  const { institution } = await shop.queryClient.ensureQueryData(buyerQuery(shop))
  const institutionId = institution?.id ?? ''
  // The hosts that come with the ticket are today's.
  const readUrl = () => shop.queryClient.fetchQuery({ ...workflowQuery(shop, institutionId), staleTime: 0 })
  return readTaskEntry({ send: shop.send, institutionId, readUrl }, taskUuid)
}
