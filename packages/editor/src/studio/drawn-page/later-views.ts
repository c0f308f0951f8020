/** Modules whose views come one by one, with a page that has them or after it; the build puts all others into one file. */
export const LATER_VIEWS: readonly string[] = [
  'announcement',
  'tag-tabs',
  'tab-page',
  'paged-list',
  'shop-list',
  'article-list',
  'rich-text',
  'video',
  'navigation',
  'module-title',
  'spacer',
  'divider',
  'linked-block',
]
