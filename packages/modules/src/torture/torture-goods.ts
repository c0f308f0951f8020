import type { ProductCard } from '@mallwright/contract'

/** A name of forty Chinese characters, without a place to break it. */
export const LONG_NAME = '超长商品名称用于检验界面在极端情况下是否仍然完整可读不溢出也不遮挡其他内容请勿省略谢谢'.slice(
  0,
  40,
)

/** The largest price that the mall knows, in fen: 99,999,999.99 yuan. */
export const HIGHEST_PRICE = 9_999_999_999

const NAMES = [
  '青禾高白复印纸 A4 70g',
  '北辰彩色激光一体机',
  '铁匠内六角扳手套装',
  '安盾丁腈浸胶手套',
  '元素 LED 平板灯',
]

/** The n-th product of a made-up mall; n starts at 0. */
export function goodsAt(index: number, change: Partial<ProductCard> = {}): ProductCard {
  return {
    code: `T${String(index).padStart(5, '0')}`,
    name: NAMES[index % NAMES.length] ?? '',
    imageUrl: '/studio/sample-picture.svg',
    price: 990 + index * 1310,
    isByEnquiry: false,
    isOperated: index % 3 === 0,
    isOffShelf: false,
    subtitle: '',
    unit: '件',
    shopName: '德汇自营采购中心',
    sales: index * 7,
    ...change,
  }
}
