export { loadPageData } from '../runtime/page/page-data.ts'
export type { PageData } from '../runtime/page/page-data.ts'
export { renderShopDocument } from './shop-document.tsx'
export type { ShopDocumentInput } from './shop-document.tsx'
