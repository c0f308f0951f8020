import { createApi } from '@mallwright/contract/rpc'
import type { InputOf, Send } from '@mallwright/contract/rpc'
import { exportVoucher } from '@mallwright/contract/voucher'
import type { Label } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { withoutTimeout } from '../download/download.ts'
import { saveMadeFile } from '../download/save-made-file.ts'
import { useExport } from '../download/use-export.ts'
import { CallError } from '../query/call-error.ts'
import { Access } from '../widgets/access/access.tsx'
import { useWidgetHost } from '../widgets/widget-host/widget-host.ts'

const LABELS = {
  exported: { zh: '已导出 {count} 张单据', en: '{count} {count:voucher|vouchers} exported' },
  nothing: { zh: '没有可导出的单据', en: 'There are no vouchers to export' },
} satisfies Record<string, Label>

/** Which vouchers are exported: a type, narrowed as its list is. */
type ExportFilter = InputOf<typeof exportVoucher>['body']

/** Saves the vouchers of the list at hand as a workbook, for who may. Engine 9.2. */
export function ExportVouchers({ menu, filter }: { readonly menu: string; readonly filter: ExportFilter }): ReactNode {
  const { send, feedback } = useWidgetHost()
  const { label, isBusy, run } = useExport({ feedback, save: () => saveVouchers(send, filter), ...LABELS })
  return (
    <Access menu={menu} code="EXPORT">
      <button type="button" className="wg-text-button" disabled={isBusy} onClick={run}>
        {label}
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
