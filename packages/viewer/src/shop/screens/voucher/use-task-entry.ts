import type { WorkflowEntry } from '@mallwright/shop-core/widgets/workflow-frame'

import { useShop } from '../../client/shop-context.ts'

/** What opens a task in a frame; loaded with its first use. Rejects with `CallError`. Engine 6.7. */
export function useTaskEntry(): (taskUuid: string) => Promise<WorkflowEntry> {
  const shop = useShop()
  return async (taskUuid) => {
    const { readShopTask } = await import('./read-shop-task.ts')
    return readShopTask(shop, taskUuid)
  }
}
