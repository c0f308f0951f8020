import type { AnyModuleView } from '../kit/module-view.ts'

/** Lazy imports of the module views. Keys are node types. */
export const VIEWS: Readonly<Record<string, () => Promise<AnyModuleView>>> = {
  text: async () => (await import('../text/text.view.tsx')).textView,
  'rich-text': async () => (await import('../rich-text/rich-text.view.tsx')).richTextView,
  video: async () => (await import('../video/video.view.tsx')).videoView,
  image: async () => (await import('../image/image.view.tsx')).imageView,
  button: async () => (await import('../button/button.view.tsx')).buttonView,
  carousel: async () => (await import('../carousel/carousel.view.tsx')).carouselView,
  'product-list': async () => (await import('../product-list/product-list.view.tsx')).productListView,
  'paged-list': async () => (await import('../paged-list/paged-list.view.tsx')).pagedListView,
  'shop-list': async () => (await import('../shop-list/shop-list.view.tsx')).shopListView,
  'timed-offers': async () => (await import('../timed-offers/timed-offers.view.tsx')).timedOffersView,
  'brand-wall': async () => (await import('../brand-wall/brand-wall.view.tsx')).brandWallView,
  'article-list': async () => (await import('../article-list/article-list.view.tsx')).articleListView,
  spacer: async () => (await import('../spacer/spacer.view.tsx')).spacerView,
  divider: async () => (await import('../divider/divider.view.tsx')).dividerView,
  'module-title': async () => (await import('../module-title/module-title.view.tsx')).moduleTitleView,
  announcement: async () => (await import('../announcement/announcement.view.tsx')).announcementView,
  navigation: async () => (await import('../navigation/navigation.view.tsx')).navigationView,
  'tag-tabs': async () => (await import('../tag-tabs/tag-tabs.view.tsx')).tagTabsView,
  'tab-page': async () => (await import('../tab-page/tab-page.view.tsx')).tabPageView,
  'free-container': async () => (await import('../free-container/free-container.view.tsx')).freeContainerView,
  countdown: async () => (await import('../countdown/countdown.view.tsx')).countdownView,
  'search-box': async () => (await import('../search-box/search-box.view.tsx')).searchBoxView,
  'service-strip': async () => (await import('../service-strip/service-strip.view.tsx')).serviceStripView,
  'floating-entry': async () => (await import('../floating-entry/floating-entry.view.tsx')).floatingEntryView,
  'pop-up': async () => (await import('../pop-up/pop-up.view.tsx')).popUpView,
  'coupon-list': async () => (await import('../coupon-list/coupon-list.view.tsx')).couponListView,
}

export type { SiteChrome } from '../site/site-chrome.ts'
export { EMPTY_SOURCE } from '../kit/empty-source.ts'
export { dataKey, FIRST_QUERY } from '../kit/module-view.ts'
export { backgroundStyle } from '../appearance/colour-styles.ts'
export { Anchor, HostBase, useHostHref } from '../appearance/anchor.tsx'
export { isPlainClick } from '../appearance/plain-click.ts'
export { RichNodes } from '../appearance/rich-nodes.tsx'
export { rectStyle } from '../free-container/rect-style.ts'
export type {
  AnyModuleView,
  ArticlePage,
  ArticleQuery,
  BrandQuery,
  DataSource,
  Loaded,
  LoadQuery,
  ModuleAction,
  ModuleView,
  ChildNode,
  ProductPage,
  ServerClock,
  ViewMode,
  ViewProps,
} from '../kit/module-view.ts'
