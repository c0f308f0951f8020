import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { page, reference } from '../values/request-fields.ts'
import { AfterSaleDetail } from './after-sale-fields.ts'
import { SHOP_AFTER_SALE_OPERATIONS } from './after-sale-states.ts'

/** An after-sale as its shop sees it: with all that was said, and what the shop may do. */
export const ShopAfterSale = z.extend(AfterSaleDetail, {
  cBuyerName: z.string(),
  shopOpList: z.array(z.enum(SHOP_AFTER_SALE_OPERATIONS)),
})
export type ShopAfterSale = z.infer<typeof ShopAfterSale>

/** After-sales of a managed shop: 0 those that wait for it, 1 others under way, 2 ended. */
export const getShopAfterSalePage = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/getShopAfterSalePage',
  gate: 'login',
  summary: 'After-sales of a managed shop.',
  body: z.object({ ...page, cShopUuid: reference, iTab: z._default(z.int().check(z.minimum(0), z.maximum(2)), 0) }),
  data: z.object({ results: z.array(ShopAfterSale), iTotleSize: z.int() }),
})
