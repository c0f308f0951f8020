import { exportOrgOrder } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import type { InputOf, Send } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { saveMadeFile, withoutTimeout } from '@mallwright/shop-core/download'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useShop } from '../../../client/shop-context.ts'

const LABELS = {
  export: { zh: '导出', en: 'Export' },
  exporting: { zh: '导出中…', en: 'Exporting…' },
  exported: { zh: '已导出 {count} 个订单', en: '{count} orders exported' },
  nothing: { zh: '没有可导出的订单', en: 'There are no orders to export' },
} satisfies Record<string, Label>

/** What narrows the exported orders, as it narrows the list. */
type ExportFilter = InputOf<typeof exportOrgOrder>['body']

/** Saves the orders of the list at hand as a workbook. Domain sheet 31. */
export function ExportOrders({ filter }: { readonly filter: ExportFilter }): ReactNode {
  const translate = useText()
  const { send, feedback } = useShop()
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    try {
      const count = await exportOrders(send, filter)
      feedback.toast(count === 0 ? translate(LABELS.nothing) : translate(LABELS.exported, { count }))
    } catch (error) {
      feedback.toast(errorText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <button type="button" className="wg-text-button" disabled={isBusy} onClick={() => void run()}>
      {translate(isBusy ? LABELS.exporting : LABELS.export)}
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
