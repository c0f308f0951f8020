import { useSearchParams } from 'react-router'

/** Query parameters of the screens by plain name. The names in an address are the specification's. */
export const PARAMS = {
  afterSaleNo: 'cAfterSaleNo',
  afterSaleType: 'iAfterSaleType',
  applicationId: 'cApplyUuid',
  areaCode: 'cAreaCode',
  attributes: 'attrs',
  authCode: 'code',
  articleClassCodes: 'cClassCodes',
  articleId: 'cArticleUuid',
  brandIds: 'cBrandUuids',
  classId: 'cClassUuid',
  columnCode: 'cColumnCode',
  copiedVoucherId: 'cCopyUuid',
  creationTab: 'creatTab',
  docId: 'cDocId',
  hasSpecialInvoices: 'bSpecialInvoice',
  institutionId: 'cEnterpriseUuid',
  inviteCode: 'inviteCode',
  invoiceApplyNo: 'cInvoiceApplyNo',
  invoiceKind: 'iInvoiceKind',
  isInStock: 'bInStock',
  isOperated: 'bOperated',
  itemUnits: 'items',
  joinTab: 'joinTab',
  keyword: 'cKeyword',
  maxMinQuantity: 'iMaxMoq',
  maxPrice: 'iPriceMax',
  minPrice: 'iPriceMin',
  orderNo: 'cOrderNo',
  outcome: 'outcome',
  quantity: 'iQty',
  skuId: 'cSkuUuid',
  tab: 'tab',
  tradeNo: 'cTradeNo',
  orderField: 'cOrderField',
  orderType: 'cOrderType',
  owner: 'owner',
  payAction: 'dom',
  phone: 'phone',
  productCode: 'cProdCode',
  redirect: 'redirect',
  scene: 'cScene',
  select: 'select',
  shareCode: 'cShareCode',
  shopClassId: 'cSpClassUuid',
  shopId: 'cShopUuid',
  ssoTicket: 'ticket',
  title: 'title',
  type: 'type',
  url: 'url',
  viewDay: 'dViewDate',
  voucherId: 'cUuid',
  voucherType: 'cVouchType',
} as const

/** Plain name of a query parameter. */
export type RouteParam = keyof typeof PARAMS

/** A query parameter of the current screen; empty when absent. */
export function useRouteParam(name: RouteParam): string {
  const [params] = useSearchParams()
  return params.get(PARAMS[name]) ?? ''
}

/** Sets a query parameter in place of the current history entry; an empty value removes it. A filter is no navigation. */
export function useSetRouteParam(name: RouteParam): (value: string) => void {
  const [, setParams] = useSearchParams()
  return (value) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === '') next.delete(PARAMS[name])
        else next.set(PARAMS[name], value)
        return next
      },
      { replace: true },
    )
}
