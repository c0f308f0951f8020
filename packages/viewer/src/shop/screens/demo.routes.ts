import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

const PAGES = {
  base: { zh: '输入组件', en: 'Inputs' },
  fun: { zh: '功能组件', en: 'Functions' },
  list: { zh: '商品价目表', en: 'Price list' },
  'list-comb': { zh: '分类价目', en: 'Prices by class' },
  table: { zh: '采购清单', en: 'Purchase list' },
  voucher: { zh: '单据组件', en: 'Vouchers' },
} as const

/** Pages that show the widgets of a demo mall. Domain 3.8. */
export const DEMO_ROUTES: readonly ShopRoute[] = (
  ['base', 'fun', 'list', 'list-comb', 'table', 'voucher'] as const
).map((page) => ({
  ...PLAIN_SCREEN,
  name: `demo/${page}`,
  path: belowBase(`demo/${page}`),
  title: PAGES[page],
  gate: 'login',
  // One file for all of them: each that the table of routes names is in the shop's first bytes.
  load: async () => ({ Screen: (await import('./demo/all-pages/demo-pages.tsx')).DEMO_PAGES[page] }),
}))
