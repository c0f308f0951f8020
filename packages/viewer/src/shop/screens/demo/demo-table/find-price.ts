import { CallError } from '@mallwright/shop-core/query'
import { askForRows } from '@mallwright/shop-core/widgets/rows-call'
import type { RowsHost } from '@mallwright/shop-core/widgets/rows-call'

/** A line of the purchase list by the code of a product; `undefined` for an unknown one. */
export async function findPrice(host: RowsHost, code: string) {
  const answer = await askForRows(host, {
    cBaseListCode: 'ALSHOP_PRICE_LIST',
    iPageSize: 1,
    cFilterField: 'cProdCode',
    cFilterValue: code,
  })
  if (!answer.ok) throw new CallError(answer)
  const [row] = answer.data.pageData
  if (!row) return undefined
  return {
    values: { cPrice: String(row['cPriceUuid']) },
    companions: { cPrice: [{ text: String(row['cProdName']), value: { ...row } }] },
  }
}
