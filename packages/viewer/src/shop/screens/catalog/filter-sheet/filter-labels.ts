import type { Label } from '@mallwright/contract/values'

/** The words of the filter of a list. Domain sheet 65. */
export const FILTER_LABELS = {
  filter: { zh: '筛选', en: 'Filter' },
  service: { zh: '服务', en: 'Options' },
  operated: { zh: '自营', en: 'Official' },
  inStock: { zh: '有货', en: 'In stock' },
  specialInvoice: { zh: '支持专票', en: 'Special VAT invoice' },
  smallestOrder: { zh: '起批量', en: 'Minimum order' },
  atMost: { zh: '起批量 ≤', en: 'At most' },
  priceRange: { zh: '价格区间（元）', en: 'Price (¥)' },
  lowest: { zh: '最低价', en: 'Min' },
  highest: { zh: '最高价', en: 'Max' },
  brand: { zh: '品牌', en: 'Brand' },
  ofClass: { zh: '分类', en: 'Category' },
  origin: { zh: '发货地', en: 'Ships from' },
  more: { zh: '展开', en: 'More' },
  fewer: { zh: '收起', en: 'Fewer' },
  reset: { zh: '重置', en: 'Reset' },
  apply: { zh: '确定', en: 'Apply' },
  show: { zh: '查看 {count} 件商品', en: 'Show {count} {count:product|products}' },
} satisfies Record<string, Label>
