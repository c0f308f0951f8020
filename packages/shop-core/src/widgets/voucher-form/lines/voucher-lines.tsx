import type { VoucherTemplate } from '@mallwright/contract/voucher'
import type { ReactNode, Ref } from 'react'

import { useText } from '../../../i18n/locale-store.ts'
import { useMenuAccess } from '../../access/access.tsx'
import { LineTable } from '../../line-table/line-table.tsx'
import type { LineTableHandle } from '../../line-table/line-table.tsx'
import type { OpenVoucher } from '../model/open-voucher.ts'
import { VOUCHER_LABELS } from '../model/voucher-labels.ts'
import { useMaterialScan } from './use-material-scan.ts'

/** The lines of a voucher with what the member may do with them: zone C of the menu. Engine 9.2. */
export function VoucherLines(props: {
  readonly menu: string
  readonly template: VoucherTemplate
  readonly open: OpenVoucher
  readonly ref: Ref<LineTableHandle>
}): ReactNode {
  const { menu, template, open, ref } = props
  const translate = useText()
  const { zones } = useMenuAccess(menu)
  const may = (button: string) => zones.C.some(({ code }) => code === button)
  const scan = useMaterialScan(open.table)
  const hasGoods = template.detailList.some(({ cFieldName }) => cFieldName === 'iQty')
  return (
    <LineTable
      ref={ref}
      table={open.table}
      mayAdd={may('ADD_ROW')}
      mayBatch={may('BATCH')}
      {...(template.bUseScanCode && may('SCAN') && scan && { scan })}
      title={translate(hasGoods ? VOUCHER_LABELS.lines : VOUCHER_LABELS.amounts)}
      addLabel={translate(hasGoods ? VOUCHER_LABELS.addLine : VOUCHER_LABELS.addAmount)}
      editLabel={translate(hasGoods ? VOUCHER_LABELS.editLine : VOUCHER_LABELS.editAmount)}
      removeQuestion={translate(hasGoods ? VOUCHER_LABELS.sureRemoveLine : VOUCHER_LABELS.sureRemoveAmount)}
    />
  )
}
