import { getPageData4List } from '@mallwright/contract/list-engine'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'

/** A line of the purchase list by the code of a product; `undefined` for an unknown one. */
export async function findPrice(send: Send, code: string) {
  const answer = await createApi({ getPageData4List }, send).getPageData4List({
    body: { cBaseListCode: 'ALSHOP_PRICE_LIST', iPageSize: 1, cFilterField: 'cProdCode', cFilterValue: code },
  })
  if (!answer.ok) throw new CallError(answer)
  const [row] = answer.data.pageData
  if (!row) return undefined
  return {
    values: { cPrice: String(row['cPriceUuid']) },
    companions: { cPrice: [{ text: String(row['cProdName']), value: { ...row } }] },
  }
}
