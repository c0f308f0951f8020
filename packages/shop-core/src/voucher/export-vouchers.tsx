import { createApi } from '@mallwright/contract/rpc'
import type { InputOf, Send } from '@mallwright/contract/rpc'
import { exportVoucher } from '@mallwright/contract/voucher'
import type { Label } from '@mallwright/contract/values'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { withoutTimeout } from '../download/download.ts'
import { saveMadeFile } from '../download/save-made-file.ts'
import { useText } from '../i18n/locale-store.ts'
import { errorText } from '../kit/notice/error-text.ts'
import { CallError } from '../query/call-error.ts'
import { Access } from '../widgets/access/access.tsx'
import { useWidgetHost } from '../widgets/widget-host/widget-host.ts'

const LABELS = {
  export: { zh: '导出', en: 'Export' },
  exporting: { zh: '导出中…', en: 'Exporting…' },
  exported: { zh: '已导出 {count} 张单据', en: '{count} vouchers exported' },
  nothing: { zh: '没有可导出的单据', en: 'There are no vouchers to export' },
} satisfies Record<string, Label>

/** Which vouchers are exported: a type, narrowed as its list is. */
type ExportFilter = InputOf<typeof exportVoucher>['body']

/** Saves the vouchers of the list at hand as a workbook, for who may. Engine 9.2. */
export function ExportVouchers({ menu, filter }: { readonly menu: string; readonly filter: ExportFilter }): ReactNode {
  const translate = useText()
  const { send, feedback } = useWidgetHost()
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    try {
      const count = await saveVouchers(send, filter)
      feedback.toast(count === 0 ? translate(LABELS.nothing) : translate(LABELS.exported, { count }))
    } catch (error) {
      feedback.toast(errorText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Access menu={menu} code="EXPORT">
      <button type="button" className="wg-text-button" disabled={isBusy} onClick={() => void run()}>
        {translate(isBusy ? LABELS.exporting : LABELS.export)}
      </button>
    </Access>
  )
}

/** Saves the workbook and gives the number of its vouchers; without any it saves nothing. Rejects with `CallError`. */
async function saveVouchers(send: Send, body: ExportFilter): Promise<number> {
  const made = await createApi({ exportVoucher }, send).exportVoucher({ body, via: withoutTimeout })
  if (!made.ok) throw new CallError(made)
  if (made.data.iCount > 0) await saveMadeFile(send, made.data)
  return made.data.iCount
}
