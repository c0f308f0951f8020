import type { Label } from '@mallwright/contract/values'

/** Texts of the link dialog. */
export const LINKS_TEXTS = {
  open: { zh: '搜索跳转目标', en: 'Find a target' },
  search: {
    zh: '搜索页面、商品、店铺、分类、文章，或粘贴网址',
    en: 'Search pages, products, shops, categories, articles, or paste an address',
  },
  address: { zh: '网址', en: 'Address' },
  pages: { zh: '装修页面', en: 'Designed pages' },
  screens: { zh: '商城页面', en: 'Pages of the mall' },
  products: { zh: '商品', en: 'Products' },
  shops: { zh: '店铺', en: 'Shops' },
  classes: { zh: '分类', en: 'Categories' },
  articles: { zh: '文章', en: 'Articles' },
  none: { zh: '没有找到可跳转的目标', en: 'Nothing found to link to' },
  noneHint: { zh: '换个词试试，或粘贴完整网址', en: 'Try another word, or paste a whole address' },
  failed: { zh: '{names}加载失败', en: '{names} could not be loaded' },
  loading: { zh: '正在查找…', en: 'Searching…' },
} satisfies Record<string, Label>
