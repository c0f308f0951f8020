import type { VoucherType } from '@mallwright/contract/voucher'
import { DataList } from '@mallwright/shop-core/widgets/data-list'
import { ListQuery } from '@mallwright/shop-core/widgets/list-query'
import { useWidgetSheet } from '@mallwright/shop-core/widgets/widget-host'
import { lazy, Suspense, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import { voucherCopyPath, voucherPath } from '../voucher-paths.ts'
import { AddVoucher } from './add-voucher.tsx'
import { ExportVouchers } from './export-vouchers.tsx'

/** Loaded with its first opening. */
const TraceSheet = lazy(async () => ({ default: (await import('../voucher-page/trace-sheet.tsx')).TraceSheet }))

/** How the operations look. */
const TYPES = { open: 'primary' } as const

interface RowsProps {
  readonly type: VoucherType
  /** Code of the type's menu and list. */
  readonly menu: string
}

/** The list of a type with its query; a voucher opens in its form, is copied into a new one, and shows its flow. */
export function VoucherRows(props: RowsProps): ReactNode {
  return (
    <ShopWidgetHost>
      <Rows {...props} />
    </ShopWidgetHost>
  )
}

function Rows({ type, menu }: RowsProps): ReactNode {
  const navigate = useNavigate()
  const flow = useWidgetSheet('voucher-trace')
  const [traced, setTraced] = useState('')
  const renderActions: ComponentProps<typeof DataList>['headActions'] = (narrowed) => (
    <>
      <ExportVouchers menu={menu} filter={{ cVouchType: type, ...narrowed }} />
      <AddVoucher type={type} menu={menu} />
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
              if (method === 'open') void navigate(voucherPath(type, first.key))
              if (method === 'copy') void navigate(voucherCopyPath(type, first.key))
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
            onOpen={(opened, id) => flow.closeThen(() => void navigate(voucherPath(opened, id)))}
          />
        </Suspense>
      )}
    </>
  )
}
