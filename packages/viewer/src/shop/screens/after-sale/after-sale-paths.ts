import { SHOP_BASE } from '@mallwright/contract/link'

/** The address of an after-sale's page. */
export const afterSalePath = (number: string) =>
  `${SHOP_BASE}/afterSaleDetails?cAfterSaleNo=${encodeURIComponent(number)}`
