import type { Label } from '@mallwright/contract/values'

/** Texts of chosen brands. They load with their picker. */
export const BRANDS_TEXTS = {
  choose: { zh: '选择品牌', en: 'Choose brands' },
  search: { zh: '搜索品牌名称', en: 'Search brands by name' },
  noResult: { zh: '没有找到品牌', en: 'No brands found' },
  none: { zh: '还没有选择品牌', en: 'No brands selected yet' },
  gone: { zh: '品牌没有在售商品', en: 'This brand has no products for sale' },
  goneCount: { zh: '{count} 个品牌没有在售商品', en: '{count} {count:brand has|brands have} no products for sale' },
} satisfies Record<string, Label>
