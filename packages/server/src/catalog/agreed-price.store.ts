import type { ProductListItem } from '@mallwright/contract/catalog'
import { yuanFromFen } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { fenColumn } from './product.wire.ts'

/** The institution that an account (SQL) buys for; no row without one. */
export function institutionOf(account: string): string {
  return `select m.organisation_id from org_member m join organisation o on o.id = m.organisation_id
    where m.account_id = ${account} and m.is_default and not m.stop and not o.acc_stop`
}

/** Whether agreed price `a` holds now. */
export const HOLDS_NOW = 'a.valid_from <= now() and (a.valid_to is null or a.valid_to > now())'

const LOWEST = rows(
  { code: z.string(), price: fenColumn },
  `with agreed as (
     select distinct on (a.sku_id) a.sku_id, a.price_cents from agreed_price a
     join sku k on k.id = a.sku_id join product p on p.id = k.product_id and p.prod_code = any($2::text[])
     where a.organisation_id = (${institutionOf('$1::uuid')}) and ${HOLDS_NOW}
     order by a.sku_id, a.valid_from desc)
   select p.prod_code as code, min(coalesce(agreed.price_cents, k.price_cents)) as price
   from product p join sku k on k.product_id = p.id and k.is_on left join agreed on agreed.sku_id = k.id
   where p.prod_code = any($2::text[]) group by p.prod_code having count(agreed.sku_id) > 0`,
  'agreed-prices-of-products',
)

/** Products of a list with the prices that are agreed with the viewer's institution. The list itself where there are none. */
export async function withAgreedPrices(
  client: Queryable,
  { accountId }: CatalogViewer,
  items: ProductListItem[],
): Promise<ProductListItem[]> {
  const priced = items.filter(({ iPrice }) => iPrice !== undefined)
  if (accountId === null || priced.length === 0) return items
  const found = await LOWEST.all(client, [accountId, priced.map(({ cProdCode }) => cProdCode)])
  if (found.length === 0) return items
  const prices = new Map(found.map(({ code, price }) => [code, price]))
  return items.map((item) => {
    const price = item.iPrice === undefined ? undefined : prices.get(item.cProdCode)
    return price === undefined ? item : { ...item, iPrice: yuanFromFen(price), bAgreementPrice: true }
  })
}
