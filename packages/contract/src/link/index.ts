export { isOtherApp, withHostBase, withoutHostBase } from './host-base.ts'
export { Link, NO_LINK } from './link.ts'
export { ownSiteDomain } from './own-site.ts'
export {
  COLUMN_PATH,
  PAGE_PATH,
  HOME_COLUMN,
  KEYWORD_PARAM,
  SEARCH_PATH,
  SHOP_BASE,
  articlePath,
  articlesPath,
  brandPath,
  classPath,
  columnPath,
  columnQueryPath,
  hrefOf,
  ownUrl,
  parseUrl,
  partnerPath,
  productPath,
  resolveLink,
  searchPath,
  shopPath,
} from './resolve-link.ts'
export type { Target } from './resolve-link.ts'
