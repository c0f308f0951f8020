import { DataList } from '@mallwright/shop-core/widgets/data-list'
import { ListQuery } from '@mallwright/shop-core/widgets/list-query'
import { useWidgetSheet } from '@mallwright/shop-core/widgets/widget-host'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import { useTaskEntry } from '../use-task-entry.ts'
import { voucherPath, voucherTypeOf } from '../voucher-paths.ts'
import { VOUCHER_KEY } from '../voucher.queries.ts'

const TASKS = 'V_TASK'

const OPERATIONS = [
  { method: 'handle', label: { zh: '处理', en: 'Handle' }, type: 'primary' },
  { method: 'view', label: { zh: '查看单据', en: 'Open the voucher' }, type: 'default' },
] as const

/** Loaded with its first opening. */
const WorkflowFrame = lazy(async () => ({
  default: (await import('@mallwright/shop-core/widgets/workflow-frame')).WorkflowFrame,
}))

/** The waiting steps with their query; each is decided on in a frame, and opens its voucher. */
export function TaskRows(): ReactNode {
  return (
    <ShopWidgetHost>
      <Tasks />
    </ShopWidgetHost>
  )
}

/** A task that is opened, of a list that is read again afterwards. */
interface OpenedTask {
  readonly id: string
  readonly reload: () => void
}

function Tasks(): ReactNode {
  const navigate = useNavigate()
  const { queryClient } = useShop()
  const sheet = useWidgetSheet('task')
  const loadTask = useTaskEntry()
  const [opened, setOpened] = useState<OpenedTask>()
  return (
    <>
      <ListQuery code={TASKS}>
        {(filter) => (
          <DataList
            code={TASKS}
            filter={filter}
            operations={OPERATIONS}
            onOperate={({ method, rows, reload }) => {
              const [first] = rows
              const type = voucherTypeOf(String(first?.values['cVouchType']))
              if (!first || !type) return
              if (method === 'view') {
                void navigate(voucherPath(type, String(first.values['cVoucherUuid'])))
                return
              }
              setOpened({ id: first.key, reload })
              sheet.open()
            }}
          />
        )}
      </ListQuery>
      {sheet.isOpen && opened && (
        <Suspense>
          <WorkflowFrame
            load={() => loadTask(opened.id)}
            onClose={sheet.close}
            onCloseAgain={sheet.closeAgain}
            onGone={() => {
              opened.reload()
              void queryClient.invalidateQueries({ queryKey: VOUCHER_KEY })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
