import { translate } from '@mallwright/contract/values'
import { useLocale, useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'
import { createLineTable, LineTable } from '@mallwright/shop-core/widgets/line-table'
import type { LineColumn, LineTableHandle, ScanRules } from '@mallwright/shop-core/widgets/line-table'
import { useWidgetHost } from '@mallwright/shop-core/widgets/widget-host'
import { useMemo, useRef } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import './demo-table.css'

const LABELS = {
  title: { zh: '采购清单', en: 'Purchase list' },
  add: { zh: '新增商品', en: 'Add a product' },
  check: { zh: '检查', en: 'Check' },
  complete: { zh: '已填写完整，共 {count} 行', en: 'Complete: {count} {count:line|lines}' },
}

const NAMES = {
  cPrice: { zh: '商品', en: 'Product' },
  cSpec: { zh: '规格', en: 'Specification' },
  iQty: { zh: '数量', en: 'Quantity' },
  iPrice: { zh: '单价', en: 'Price' },
  iTaxRate: { zh: '税率', en: 'Tax rate' },
  iAmount: { zh: '金额', en: 'Amount' },
  iTax: { zh: '税额', en: 'Tax' },
  dNeed: { zh: '需求日期', en: 'Needed on' },
  cUrgency: { zh: '紧急程度', en: 'Urgency' },
  bSample: { zh: '需要样品', en: 'With a sample' },
  cRemark: { zh: '备注', en: 'Note' },
}

const COLUMNS: readonly Omit<LineColumn, 'title'>[] = [
  { field: 'cPrice', type: 'Refer', typeCode: 'REF_PRICE_BY_CLASS', isRequired: true },
  { field: 'cSpec', type: 'Text', maxLength: 100, copies: { column: 'cPrice', member: 'cSpecText' } },
  { field: 'iQty', type: 'Number', precision: 3, min: '0', isRequired: true, isSummed: true },
  { field: 'iPrice', type: 'Number', precision: 2, min: '0', copies: { column: 'cPrice', member: 'iPrice' } },
  { field: 'iTaxRate', type: 'Select', typeCode: 'TAX_RATE', valueType: 'number', defaultValue: '0.13' },
  { field: 'iAmount', type: 'Number', precision: 2, formula: 'iQty*iPrice', isSummed: true },
  { field: 'iTax', type: 'Number', precision: 2, formula: 'iAmount-iAmount/(1+iTaxRate)', isSummed: true },
  { field: 'dNeed', type: 'Date', typeCode: 'date' },
  { field: 'cUrgency', type: 'Select', typeCode: 'URGENCY', defaultValue: '1' },
  { field: 'bSample', type: 'Checkbox' },
  { field: 'cRemark', type: 'TextArea' },
]

/** A purchase list whose lines come from the price list. */
export function PurchaseList() {
  const text = useText()
  const locale = useLocale()
  const { feedback } = useShop()
  const handle = useRef<LineTableHandle>(null)
  const scan = useScan()
  const table = useMemo(
    () =>
      createLineTable({
        columns: COLUMNS.map((column) => ({
          ...column,
          title: translate(locale, NAMES[column.field as keyof typeof NAMES]),
        })),
      }),
    [locale],
  )
  return (
    <>
      <LineTable
        ref={handle}
        table={table}
        title={text(LABELS.title)}
        addLabel={text(LABELS.add)}
        scan={scan}
        layout="ALSHOP_PURCHASE_LINES"
      />
      <div className="shop-demo-check">
        <Button
          kind="quiet"
          isWide
          onClick={() => {
            if (!handle.current?.check()) return
            feedback.toast(text(LABELS.complete, { count: table.result().rows.length }))
          }}
        >
          {text(LABELS.check)}
        </Button>
      </div>
    </>
  )
}

/** Finds the price of a product by its code. */
function useScan(): ScanRules {
  const { send, signKey } = useWidgetHost()
  return useMemo(
    () => ({
      mergeFields: ['cPrice'],
      quantityField: 'iQty',
      resolve: async (code) => (await import('./find-price.ts')).findPrice({ send, signKey }, code),
    }),
    [send, signKey],
  )
}
