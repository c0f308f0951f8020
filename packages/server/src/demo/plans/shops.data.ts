/** A demo shop. Domain 4.3. */
export interface ShopPlan {
  readonly number: string
  readonly name: string
  readonly isOperated: boolean
  readonly owner: string
  readonly score: string
  readonly hue: number
  readonly intro: string
  readonly region: string
  /** Its texts in English. */
  readonly english: { readonly name: string; readonly intro: string; readonly region: string }
  /** 店铺已歇业. */
  readonly isClosed?: boolean
  /** 休息中 for a week. */
  readonly isResting?: boolean
  readonly isOnSecondSite: boolean
}

/** The shops of the demo mall. */
export const SHOP_PLANS: readonly ShopPlan[] = [
  {
    number: 'S1',
    name: '德汇自营采购中心',
    isOperated: true,
    owner: 'OP',
    score: '4.9',
    hue: 356,
    intro: '平台自营，专票直开，满 199 元免运费。',
    region: '浙江 杭州',
    english: {
      name: 'Dehui Direct',
      intro: 'Sold by the mall itself: special VAT invoices, free delivery from ¥199.',
      region: 'Hangzhou, Zhejiang',
    },
    isOnSecondSite: false,
  },
  {
    number: 'S2',
    name: '青禾办公专营店',
    isOperated: false,
    owner: 'E4',
    score: '4.8',
    hue: 212,
    intro: '办公室里的每一样，整箱更省。',
    region: '江苏 苏州',
    english: {
      name: 'Verdant Office Store',
      intro: 'Everything an office uses, cheaper by the carton.',
      region: 'Suzhou, Jiangsu',
    },
    isOnSecondSite: false,
  },
  {
    number: 'S3',
    name: '铁匠五金工厂店',
    isOperated: false,
    owner: 'X1',
    score: '4.7',
    hue: 18,
    intro: '工厂直供，足数足量。',
    region: '浙江 台州',
    english: {
      name: 'Ironsmith Factory Store',
      intro: 'Straight from the factory, never short.',
      region: 'Taizhou, Zhejiang',
    },
    isOnSecondSite: false,
  },
  {
    number: 'S4',
    name: '光域电气旗舰店',
    isOperated: false,
    owner: 'X2',
    score: '4.8',
    hue: 42,
    intro: '国标电缆与照明，支持按米裁切。',
    region: '广东 中山',
    english: {
      name: 'Lumen Electric Flagship Store',
      intro: 'Cable and lighting to national standard, cut to the metre.',
      region: 'Zhongshan, Guangdong',
    },
    isOnSecondSite: false,
  },
  {
    number: 'S5',
    name: '安盾劳保专营店',
    isOperated: false,
    owner: 'X3',
    score: '4.6',
    hue: 34,
    intro: '批批有检测报告，满 50 件免费印字。',
    region: '山东 临沂',
    english: {
      name: 'Aegis Safety Store',
      intro: 'A test report for every batch, free printing from 50 pieces.',
      region: 'Linyi, Shandong',
    },
    isOnSecondSite: true,
  },
  {
    number: 'S6',
    name: '田野福礼企业店',
    isOperated: false,
    owner: 'X4',
    score: '4.9',
    hue: 146,
    intro: '员工福利一站配齐，按名单寄到家。',
    region: '四川 成都',
    english: {
      name: 'Meadow Business Gifts',
      intro: 'Gifts for the whole staff, delivered to each home.',
      region: 'Chengdu, Sichuan',
    },
    isResting: true,
    isOnSecondSite: true,
  },
  {
    number: 'S7',
    name: '旧仓清货店',
    isOperated: false,
    owner: 'X5',
    score: '4.2',
    hue: 268,
    intro: '清仓完毕，感谢一路同行。',
    region: '河北 保定',
    english: {
      name: 'Old Warehouse Clearance',
      intro: 'Everything is sold. Thank you for the years together.',
      region: 'Baoding, Hebei',
    },
    isClosed: true,
    isOnSecondSite: false,
  },
]
