import type { Label } from '@mallwright/contract/values'

/** Labels that every drawing of a product or shop shares. Domain 3.0. */
export const CATALOG_LABELS = {
  signInToSeePrice: { zh: '登录后查看价格', en: 'Sign in to see prices' },
  byEnquiry: { zh: '面议', en: 'Ask for a quote' },
  sales: { zh: '已售 {count}', en: '{count} sold' },
  agreed: { zh: '协议价', en: 'Agreed price' },
  timedOffer: { zh: '限时价', en: 'Timed offer' },
  soldOut: { zh: '无货', en: 'Out of stock' },
  operated: { zh: '自营', en: 'Official' },
} satisfies Record<string, Label>
