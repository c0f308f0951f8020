import type { ProductCard } from '@mallwright/contract'

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

/** What the product list's thumbnail shows. */
export const SAMPLE_PRODUCTS = {
  items: [product('1', '中性笔 12 支装', 1990), product('2', 'A4 复印纸 整箱', 12800)],
  total: 2,
  page: 1,
}
