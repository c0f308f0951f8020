import type { BannerObject } from '../drawings/banner-drawings.ts'

/** Words of a banner: headline, line below, ribbon, price and what stands below the price. */
export type BannerWords = readonly [title: string, subtitle: string, label: string, price: string, priceNote: string]

/** A wide picture with words in both languages; the English one is named with `-en` at its end. Domain 4.1. */
export interface BannerPlan {
  readonly name: string
  readonly hue: number
  /** Front first. */
  readonly objects: readonly BannerObject[]
  readonly zh: BannerWords
  readonly en: BannerWords
}

/** Size of a carousel's pictures. */
export const BANNER_SIZE = { width: 750, height: 360 } as const

/** The banners of the demo's carousels. */
export const BANNER_PLANS: readonly BannerPlan[] = [
  {
    name: 'year-end',
    hue: 220,
    objects: [
      ['人体工学椅', 20],
      ['曲面显示器', 210],
      ['彩色激光一体机', 198],
      ['五层瓦楞纸箱', 30],
    ],
    zh: ['年终采购季', '一站配齐，越买越省', '满 5000 减 300', '8折', '起'],
    en: ['Year-End Sale', 'Buy more, save more', '¥300 off ¥5,000', '20%', 'off'],
  },
  {
    name: 'festival',
    hue: 356,
    objects: [
      ['菌菇干货礼盒', 44],
      ['非转基因大豆油', 40],
      ['保温杯礼盒', 20],
      ['每日坚果', 28],
    ],
    zh: ['节日大促', '员工福利礼盒，节前送达', '按名单寄到家', '¥69', '起'],
    en: ['Festival Sale', 'Gift boxes for every desk', 'Sent to each home', '¥69', 'from'],
  },
  {
    name: 'launch',
    hue: 252,
    objects: [
      ['商务笔记本电脑', 220],
      ['降噪耳麦', 190],
      ['曲面显示器', 200],
    ],
    zh: ['新品首发', '商务电脑，为效率而来', '企业专享首发价', '¥3499', '首发'],
    en: ['New This Week', 'Laptops made for work', 'First price for firms', '¥3499', 'launch'],
  },
  {
    name: 'safety-week',
    hue: 34,
    objects: [
      ['V型安全帽', 46],
      ['绝缘雨靴', 210],
      ['反光背心', 68],
      ['干粉灭火器', 0],
    ],
    zh: ['安全生产周', '防护到位，再开工', '批批有检测报告', '¥18', '起'],
    en: ['Safety Week', 'Gear up, then get to work', 'A report per batch', '¥18', 'from'],
  },
  {
    name: 'office-season',
    hue: 206,
    objects: [
      ['彩色激光一体机', 198],
      ['重型订书机', 230],
      ['01', 20],
      ['激光翻页笔', 40],
    ],
    zh: ['办公采购季', '纸张耗材整箱直降', '整箱更省', '¥98', '整箱'],
    en: ['Office Season', 'Paper by the carton', 'Carton prices', '¥98', 'carton'],
  },
  {
    name: 'group-buy',
    hue: 18,
    objects: [
      ['无刷电钻', 28],
      ['05', 200],
      ['黄铜球阀', 350],
    ],
    zh: ['工业品直供', '厂家直发，按批计价', '三档阶梯价', '9折', '起'],
    en: ['Industrial', 'Straight from the factory', 'Three price steps', '10%', 'off'],
  },
  {
    name: 'invoice',
    hue: 150,
    objects: [
      ['激光测距仪', 44],
      ['档案盒', 210],
      ['皮面笔记本', 20],
    ],
    zh: ['专票无忧', '下单自动开专票', '自营专票随货', '', ''],
    en: ['VAT Invoices', 'With every order', 'Sold by the mall', '', ''],
  },
  {
    name: 'pantry',
    hue: 168,
    objects: [
      ['桶装饮用水', 204],
      ['茉莉绿茶', 40],
      ['挂耳咖啡', 26],
      ['每日坚果', 350],
    ],
    zh: ['茶水间上新', '整箱到桌，会议常备', '次日达', '¥39', '整箱'],
    en: ['Stock the Pantry', 'By the case, to your door', 'Next day', '¥39', 'a case'],
  },
]

/** A card for texts of the page: larger than the screen's width so that its edges stay clear. */
export const CARD_BANNERS = [
  {
    name: 'welfare',
    hue: 350,
    objects: [
      ['菌菇干货礼盒', 350],
      ['山茶油礼盒', 40],
      ['保温杯礼盒', 20],
    ],
    size: { width: 758, height: 416 },
  },
] as const

/** The names of all banners with their sizes. */
export const BANNERS = [
  ...BANNER_PLANS.flatMap(({ name }) => [name, `${name}-en`]).map((name) => ({ name, size: BANNER_SIZE })),
  ...CARD_BANNERS.map(({ name, size }) => ({ name, size })),
]

/** Objects on the heads of the first-level classes, by class name: a hue and nouns, front first. */
export const CLASS_HEADS: Readonly<Record<string, readonly [hue: number, ...names: BannerObject[]]>> = {
  办公行政: [212, ['03', 198], ['01', 212], ['便利贴', 40]],
  工业品: [18, ['无刷电钻', 28], ['06', 226], ['黄铜球阀', 8]],
  劳保与福利: [350, ['V型安全帽', 46], ['菌菇干货礼盒', 350], ['防砸安全鞋', 24]],
  电脑数码: [240, ['商务笔记本电脑', 216], ['降噪耳麦', 190], ['曲面显示器', 264]],
  家具电器: [196, ['人体工学椅', 20], ['电动升降桌', 34], ['立式空调', 200]],
  清洁日化: [174, ['泡沫洗手液', 168], ['抽取式面巾纸', 210], ['多效清洁喷雾', 30]],
  包装仓储: [30, ['五层瓦楞纸箱', 30], ['手动液压搬运车', 12], ['中型仓储货架', 216]],
  食品饮料: [140, ['无糖气泡水', 350], ['每日坚果', 32], ['天然饮用水', 204]],
}

/** Size of the heads of classes and of shops. */
export const HEAD_SIZES = { class: { width: 526, height: 192 }, shop: { width: 750, height: 300 } } as const

/** The brands, by series, with the hue of their signs. */
export const BRAND_HUES: Readonly<Record<string, number>> = {
  青禾: 140,
  简序: 220,
  北辰: 232,
  元素: 190,
  铁匠: 16,
  光域: 40,
  安盾: 206,
  田野: 96,
  云埠: 250,
  澄屿: 186,
  栖木: 28,
  方隅: 330,
}

/** Products of the library that stand alone on nothing. */
export const CUT_OUTS: readonly BannerObject[] = [
  ['商务笔记本电脑', 216],
  ['人体工学椅', 20],
  ['V型安全帽', 46],
  ['菌菇干货礼盒', 350],
  ['无刷电钻', 28],
  ['五层瓦楞纸箱', 30],
  ['泡沫洗手液', 168],
  ['天然饮用水', 204],
]

/** Backgrounds of the library. */
export const BACKGROUNDS = [
  { name: 'red-rays', title: '红色放射', hue: 356, pattern: 'rays' },
  { name: 'blue-waves', title: '蓝色波浪', hue: 216, pattern: 'waves' },
  { name: 'green-dots', title: '绿色圆点', hue: 150, pattern: 'dots' },
  { name: 'violet-rays', title: '紫色放射', hue: 262, pattern: 'rays' },
  { name: 'orange-waves', title: '橙色波浪', hue: 24, pattern: 'waves' },
  { name: 'teal-dots', title: '青色圆点', hue: 184, pattern: 'dots' },
] as const

/** Grounds of the row of tiles that the home page writes on, in hues. */
export const CAMPAIGN_TILES = [226, 26, 48] as const

/** Size of that row: twice as large as on the page. */
export const TILE_ROW_SIZE = { width: 758, height: 292 } as const
