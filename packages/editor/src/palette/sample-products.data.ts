import type { ProductCard } from '@mallwright/contract'
import type { DataSource } from '@mallwright/modules/views'

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

const PRODUCTS = [product('1', '中性笔 12 支装', 1990), product('2', 'A4 复印纸 整箱', 12800)]

/** What the thumbnails of lists show. */
export const SAMPLE_SOURCE: DataSource = {
  productsByCodes: () => Promise.resolve(PRODUCTS),
  productsByClasses: () => Promise.resolve({ items: PRODUCTS, total: PRODUCTS.length }),
}
