import * as afterSale from '../after-sale/index.ts'
import * as address from '../address/index.ts'
import * as article from '../article/index.ts'
import * as buyerSetting from '../buyer-setting/index.ts'
import * as cart from '../cart/index.ts'
import * as catalog from '../catalog/index.ts'
import * as collect from '../collect/index.ts'
import * as coupon from '../coupon/index.ts'
import * as file from '../file/index.ts'
import * as institution from '../institution/index.ts'
import * as invoice from '../invoice/index.ts'
import * as listEngine from '../list-engine/index.ts'
import * as map from '../map/index.ts'
import * as message from '../message/index.ts'
import * as operator from '../operator/index.ts'
import * as order from '../order/index.ts'
import * as payment from '../payment/index.ts'
import * as permission from '../permission/index.ts'
import { isEndpoint } from '../rpc/index.ts'
import type { Endpoint } from '../rpc/index.ts'
import * as review from '../review/index.ts'
import * as search from '../search/index.ts'
import * as session from '../session/index.ts'
import * as share from '../share/index.ts'
import * as site from '../site/index.ts'
import * as voucher from '../voucher/index.ts'

type EndpointsOf<Area> = { readonly [Name in keyof Area as Area[Name] extends Endpoint ? Name : never]: Area[Name] }

/** The endpoints among an area's exports, under the names of the exports, in their order. */
function endpointsOf<Area extends object>(area: Area): EndpointsOf<Area> {
  const endpoints = Object.entries(area).filter(([, value]) => isEndpoint(value))
  return Object.fromEntries(endpoints.sort(([first], [second]) => (first < second ? -1 : 1))) as EndpointsOf<Area>
}

/** Every endpoint by area, derived from the areas' doors: what handlers, docs and laws are checked against. */
export const ENDPOINTS = {
  session: endpointsOf(session),
  catalog: endpointsOf(catalog),
  article: endpointsOf(article),
  site: endpointsOf(site),
  file: endpointsOf(file),
  address: endpointsOf(address),
  cart: endpointsOf(cart),
  collect: endpointsOf(collect),
  coupon: endpointsOf(coupon),
  invoice: endpointsOf(invoice),
  message: endpointsOf(message),
  buyerSetting: endpointsOf(buyerSetting),
  institution: endpointsOf(institution),
  operator: endpointsOf(operator),
  listEngine: endpointsOf(listEngine),
  payment: endpointsOf(payment),
  permission: endpointsOf(permission),
  map: endpointsOf(map),
  order: endpointsOf(order),
  afterSale: endpointsOf(afterSale),
  search: endpointsOf(search),
  review: endpointsOf(review),
  share: endpointsOf(share),
  voucher: endpointsOf(voucher),
} as const

/** Every endpoint by its own name, which no two share: what clients of the whole gateway are made of. */
export const ENDPOINTS_BY_NAME = {
  ...ENDPOINTS.session,
  ...ENDPOINTS.catalog,
  ...ENDPOINTS.article,
  ...ENDPOINTS.site,
  ...ENDPOINTS.file,
  ...ENDPOINTS.address,
  ...ENDPOINTS.cart,
  ...ENDPOINTS.collect,
  ...ENDPOINTS.coupon,
  ...ENDPOINTS.invoice,
  ...ENDPOINTS.message,
  ...ENDPOINTS.buyerSetting,
  ...ENDPOINTS.institution,
  ...ENDPOINTS.operator,
  ...ENDPOINTS.listEngine,
  ...ENDPOINTS.payment,
  ...ENDPOINTS.permission,
  ...ENDPOINTS.map,
  ...ENDPOINTS.order,
  ...ENDPOINTS.afterSale,
  ...ENDPOINTS.search,
  ...ENDPOINTS.review,
  ...ENDPOINTS.share,
  ...ENDPOINTS.voucher,
} as const
