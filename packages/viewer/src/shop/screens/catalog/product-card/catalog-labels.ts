import type { Label } from '@mallwright/contract/values'

/** Labels that every drawing of a product or shop shares. Domain 3.0. */
export const CATALOG_LABELS = {
  signInToSeePrice: { zh: '登录后查看价格', en: 'Sign in for prices' },
  byEnquiry: { zh: '面议', en: 'On request' },
  operated: { zh: '自营', en: 'Self-run' },
} satisfies Record<string, Label>
