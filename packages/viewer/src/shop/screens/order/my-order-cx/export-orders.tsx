import { exportOrgOrder } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import type { InputOf, Send } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { saveMadeFile, useExport, withoutTimeout } from '@mallwright/shop-core/download'
import { CallError } from '@mallwright/shop-core/query'
import type { ReactNode } from 'react'

import { useShop } from '../../../client/shop-context.ts'

const LABELS = {
  exported: { zh: '已导出 {count} 个订单', en: '{count} {count:order|orders} exported' },
  nothing: { zh: '没有可导出的订单', en: 'There are no orders to export' },
} satisfies Record<string, Label>

/** What narrows the exported orders, as it narrows the list. */
type ExportFilter = InputOf<typeof exportOrgOrder>['body']

/** Saves the orders of the list at hand as a workbook. Domain sheet 31. */
export function ExportOrders({ filter }: { readonly filter: ExportFilter }): ReactNode {
  const { send, feedback } = useShop()
  const { label, isBusy, run } = useExport({ feedback, save: () => exportOrders(send, filter), ...LABELS })
  return (
    <button type="button" className="wg-text-button" disabled={isBusy} onClick={run}>
      {label}
    </button>
  )
}

/** Saves the workbook and gives the number of its orders; without any it saves nothing. Rejects with `CallError`. */
async function exportOrders(send: Send, body: ExportFilter): Promise<number> {
  const api = createApi({ exportOrgOrder }, send)
  const made = await api.exportOrgOrder({ body, via: withoutTimeout })
  if (!made.ok) throw new CallError(made)
  if (made.data.iCount > 0) await saveMadeFile(send, made.data)
  return made.data.iCount
}
