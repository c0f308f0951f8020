/** Companies that carry parcels: code, name. Invented, as everything in the demo; an installation may name its own. */
export const EXPRESS_COMPANIES = [
  { code: 'YDSF', zh: '云顺速运', en: 'Yunshun Express' },
  { code: 'ZTDH', zh: '中驰快递', en: 'Zhongchi Express' },
  { code: 'DBWL', zh: '达邦物流', en: 'Dabang Freight' },
  { code: 'TYKY', zh: '同城快运', en: 'Tongcheng Courier' },
  { code: 'SELF', zh: '商家自送', en: 'Delivered by the shop' },
] as const

/** The first step of every parcel's way. */
export const HANDED_OVER = { zh: '商家已发货，等待揽收', en: 'Handed over, waiting for collection' }
