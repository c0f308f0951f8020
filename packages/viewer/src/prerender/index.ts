export { loadPageData } from '../runtime/page-data.ts'
export type { PageData } from '../runtime/page-data.ts'
export { renderShopDocument, THEME_SCRIPT } from './shop-document.tsx'
export type { ShopDocumentInput } from './shop-document.tsx'
