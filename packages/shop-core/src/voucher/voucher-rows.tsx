import { voucherMenu } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { lazy, Suspense, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import { DataList } from '../widgets/data-list/data-list.tsx'
import { ListQuery } from '../widgets/list-query/list-query.tsx'
import { useWidgetSheet } from '../widgets/widget-host/widget-host.ts'

/** Loads beside the rows. */
const ExportVouchers = lazy(async () => ({ default: (await import('./export-vouchers.tsx')).ExportVouchers }))

/** Loaded with its first opening. */
const TraceSheet = lazy(async () => ({ default: (await import('./trace-sheet.tsx')).TraceSheet }))

/** How the operations look. */
const TYPES = { open: 'primary' } as const

/** The list of a type with its query: a voucher opens in its form, is copied into a new one, and shows its flow. */
export function VoucherRows(props: {
  readonly type: VoucherType
  /** Gets the voucher whose form is asked for; one of another type from its flow. */
  readonly onOpen: (type: VoucherType, id: string) => void
  /** Gets the voucher that a new one begins as a copy of. */
  readonly onCopy: (id: string) => void
  /** The way to a new one, where the head of the list has it. */
  readonly renderAdd?: () => ReactNode
}): ReactNode {
  const { type, onOpen, onCopy, renderAdd } = props
  const menu = voucherMenu(type)
  const flow = useWidgetSheet('voucher-trace')
  const [traced, setTraced] = useState('')
  const renderActions: ComponentProps<typeof DataList>['headActions'] = (narrowed) => (
    <>
      <Suspense>
        <ExportVouchers menu={menu} filter={{ cVouchType: type, ...narrowed }} />
      </Suspense>
      {renderAdd?.()}
    </>
  )
  return (
    <>
      <ListQuery code={menu}>
        {(filter) => (
          <DataList
            code={menu}
            menu={menu}
            filter={filter}
            operationTypes={TYPES}
            headActions={renderActions}
            onOperate={({ method, rows }) => {
              const [first] = rows
              if (!first) return
              if (method === 'open') onOpen(type, first.key)
              if (method === 'copy') onCopy(first.key)
              if (method === 'trace') {
                setTraced(first.key)
                flow.open()
              }
            }}
          />
        )}
      </ListQuery>
      {flow.isOpen && traced !== '' && (
        <Suspense>
          <TraceSheet
            type={type}
            id={traced}
            onClose={flow.close}
            onOpen={(opened, id) => flow.closeThen(() => onOpen(opened, id))}
          />
        </Suspense>
      )}
    </>
  )
}
