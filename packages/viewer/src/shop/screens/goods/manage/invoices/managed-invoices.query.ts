import { getShopInvoicePage } from '@mallwright/contract/invoice'
import type { ShopInvoice as WireShopInvoice, ShopInvoiceOperation } from '@mallwright/contract/invoice'
import { createApi } from '@mallwright/contract/rpc'
import { CallError, nextPage, ofTopic } from '@mallwright/shop-core/query'
import { infiniteQueryOptions } from '@tanstack/react-query'

import type { Shop } from '../../../../client/shop.ts'
import { invoiceDetailsOf } from '../../../invoice/invoice-calls.ts'
import type { InvoiceDetails } from '../../../invoice/invoice-model.ts'
import { goodsKeys } from '../../goods.queries.ts'

/** An application for an invoice as its shop sees it. */
export interface ManagedInvoice extends InvoiceDetails {
  readonly buyer: string
  readonly shopOperations: readonly ShopInvoiceOperation[]
}

const PAGE_SIZE = 10

/** Applications for invoices of a managed shop, page by page: 0 those that wait for it, 1 issued, 2 ended. */
export function managedInvoicesQuery(
  { send, locale }: Shop,
  filter: { readonly shopId: string; readonly tab: number },
  caller: string,
) {
  return infiniteQueryOptions({
    queryKey: [...goodsKeys.managed(), 'invoices', filter, caller, locale()],
    queryFn: async ({ pageParam }) => {
      const body = { cShopUuid: filter.shopId, iTab: filter.tab, pageNumber: pageParam, pageSize: PAGE_SIZE }
      const answer = await createApi({ getShopInvoicePage }, send).getShopInvoicePage({ body })
      if (!answer.ok) throw new CallError(answer)
      return { items: answer.data.results.map(managedOf), total: answer.data.iTotleSize }
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: ofTopic('invoice'),
  })
}

function managedOf(wire: WireShopInvoice): ManagedInvoice {
  return { ...invoiceDetailsOf(wire), buyer: wire.cBuyerName, shopOperations: wire.shopOpList }
}
