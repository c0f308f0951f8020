import type { ArticleCard, ProductCard, ShopCard } from '@mallwright/contract'

const product = (code: string, name: string, price: number): ProductCard => ({
  code,
  name,
  imageUrl: '/studio/sample-picture.svg',
  price,
  isByEnquiry: false,
  isOperated: code === '1',
  isOffShelf: false,
  subtitle: '',
  unit: '件',
  shopName: '',
  sales: 0,
})

const shop = (id: string, name: string): ShopCard => ({
  id,
  name,
  logoUrl: '/studio/sample-picture.svg',
  isOperated: id === '1',
  productCount: 40,
  isClosed: false,
})

const article = (id: string, title: string): ArticleCard => ({
  id,
  title,
  coverUrl: '/studio/sample-picture.svg',
  summary: '先看用途，再看规格',
  classCode: '',
  className: '指南',
  publishedAt: '2026-01-05 09:30:00',
})

/** What thumbnails of modules with data show, by module. */
export const SAMPLE_GOODS: Readonly<Record<string, unknown>> = {
  'product-list': {
    items: [product('1', '中性笔 12 支装', 1990), product('2', 'A4 复印纸 整箱', 12800)],
    total: 2,
    page: 1,
  },
  'shop-list': [shop('1', '自营采购中心'), shop('2', '办公专营店')],
  'article-list': { items: [article('1', '复印纸怎么选'), article('2', '发票申请三步走')], total: 2, page: 1 },
  navigation: { products: {}, shops: {} },
}
