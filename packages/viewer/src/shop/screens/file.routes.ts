import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Stored files. Domain sheet 83. */
export const FILE_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'PDFVue',
    path: belowBase('PDFVue'),
    aliases: ['/PDFVue', belowBase('splicingOrders/PDFVue')],
    title: { zh: '文件预览', en: 'Preview' },
    gate: 'login',
    load: () => import('./file/file-page/file-page.tsx'),
  },
]
