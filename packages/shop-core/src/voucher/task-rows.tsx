import type { VoucherType } from '@mallwright/contract/voucher'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import { DataList } from '../widgets/data-list/data-list.tsx'
import { ListQuery } from '../widgets/list-query/list-query.tsx'
import { useWidgetSheet } from '../widgets/widget-host/widget-host.ts'
import type { WorkflowEntry } from '../widgets/workflow-frame/workflow-frame.tsx'
import { voucherTypeOf } from './voucher-type.ts'
import { VOUCHER_KEY } from './voucher-key.ts'

const TASKS = 'V_TASK'

const OPERATIONS = [
  { method: 'handle', label: { zh: '处理', en: 'Handle' }, type: 'primary' },
  { method: 'view', label: { zh: '查看单据', en: 'Open the voucher' }, type: 'default' },
] as const

/** Loaded with its first opening. */
const WorkflowFrame = lazy(async () => ({
  default: (await import('../widgets/workflow-frame/workflow-frame.tsx')).WorkflowFrame,
}))

/** A task that is opened, of a list that is read again afterwards. */
interface OpenedTask {
  readonly id: string
  readonly reload: () => void
}

/** The steps that wait for the member, with their query; each is decided on in a frame, and opens its voucher. Engine 9.1. */
export function TaskRows(props: {
  /** Gives the page of a task with a new ticket; rejects when the call fails. */
  readonly loadTask: (taskUuid: string) => Promise<WorkflowEntry>
  readonly onOpen: (type: VoucherType, id: string) => void
}): ReactNode {
  const { loadTask, onOpen } = props
  const queryClient = useQueryClient()
  const sheet = useWidgetSheet('task')
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
                onOpen(type, String(first.values['cVoucherUuid']))
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
