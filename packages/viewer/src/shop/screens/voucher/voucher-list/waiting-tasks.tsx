import { TaskRows } from '@mallwright/shop-core/voucher/tasks'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import { useTaskEntry } from '../use-task-entry.ts'
import { voucherPath } from '../voucher-paths.ts'

/** The waiting steps with their query; each is decided on in a frame, and opens its voucher. */
export function WaitingTasks(): ReactNode {
  const navigate = useNavigate()
  const loadTask = useTaskEntry()
  return (
    <ShopWidgetHost>
      <TaskRows loadTask={loadTask} onOpen={(type, id) => void navigate(voucherPath(type, id))} />
    </ShopWidgetHost>
  )
}
