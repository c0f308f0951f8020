import type { WorkflowEntry } from '@mallwright/shop-core/widgets/workflow-frame'

import { buyerQuery } from '../../buyer/buyer.queries.ts'
import { workflowQuery } from '../../buyer/workflow.queries.ts'
import { useShop } from '../../client/shop-context.ts'

/** What opens a task in a frame; loaded with its first use. Rejects with `CallError`. Engine 6.7. */
export function useTaskEntry(): (taskUuid: string) => Promise<WorkflowEntry> {
  const shop = useShop()
  return async (taskUuid) => {
    const { readTaskEntry } = await import('@mallwright/shop-core/voucher/task-entry')
    const { institution } = await shop.queryClient.ensureQueryData(buyerQuery(shop))
    const institutionId = institution?.id ?? ''
    // The hosts that come with the ticket are today's.
    const readUrl = () => shop.queryClient.fetchQuery({ ...workflowQuery(shop, institutionId), staleTime: 0 })
    return readTaskEntry({ send: shop.send, institutionId, readUrl }, taskUuid)
  }
}
