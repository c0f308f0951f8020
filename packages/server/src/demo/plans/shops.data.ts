import type { BannerObject } from '../drawings/banner-drawings.ts'

/** A demo shop. Domain 4.3. */
export interface ShopPlan {
  readonly number: string
  readonly name: string
  readonly isOperated: boolean
  readonly owner: string
  /** Of goods, delivery and service. */
  readonly scores: readonly [goods: string, logistics: string, service: string]
  /** Objects of its head picture, front first. */
  readonly headObjects: readonly BannerObject[]
  /** `#rrggbb`. */
  readonly headColour: string
  readonly notice: string
  readonly hasSpecialInvoices: boolean
  /** Smallest goods amount of an order; 0 for none. */
  readonly minOrderCents: number
  readonly hue: number
  readonly intro: string
  readonly region: string
  /** Its texts in English. */
  readonly english: Readonly<Record<'name' | 'intro' | 'region' | 'notice', string>>
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
    headObjects: [
      ['彩色激光一体机', 198],
      ['人体工学椅', 20],
      ['菌菇干货礼盒', 350],
      ['V型安全帽', 46],
    ],
    scores: ['4.9', '4.9', '5.0'],
    headColour: '#c4161c',
    notice: '满 199 元免运费，增值税专用发票随货送达。',
    hasSpecialInvoices: true,
    minOrderCents: 0,
    isOperated: true,
    owner: 'OP',
    hue: 356,
    intro: '平台自营，专票直开，满 199 元免运费。',
    region: '浙江 杭州',
    english: {
      name: 'Dehui Direct',
      notice: 'Free delivery from ¥199; special VAT invoices come with the goods.',
      intro: 'Sold by the mall itself: special VAT invoices, free delivery from ¥199.',
      region: 'Hangzhou, Zhejiang',
    },
    isOnSecondSite: false,
  },
  {
    number: 'S2',
    name: '青禾办公专营店',
    headObjects: [
      ['01', 212],
      ['快劳夹', 250],
      ['皮面笔记本', 16],
      ['透明胶带', 40],
    ],
    scores: ['4.8', '4.7', '4.9'],
    headColour: '#1f5fc4',
    notice: '整箱下单当日出库，支持月结对账。',
    hasSpecialInvoices: true,
    minOrderCents: 0,
    isOperated: false,
    owner: 'E4',
    hue: 212,
    intro: '办公室里的每一样，整箱更省。',
    region: '江苏 苏州',
    english: {
      name: 'Verdant Office Store',
      notice: 'Cartons leave the same day; monthly statements on request.',
      intro: 'Everything an office uses, cheaper by the carton.',
      region: 'Suzhou, Jiangsu',
    },
    isOnSecondSite: false,
  },
  {
    number: 'S3',
    name: '铁匠五金工厂店',
    headObjects: [
      ['05', 18],
      ['无刷电钻', 28],
      ['06', 226],
      ['五层瓦楞纸箱', 30],
    ],
    scores: ['4.7', '4.5', '4.6'],
    headColour: '#a8431b',
    notice: '重货按重量计费，西藏、新疆暂不送达。',
    hasSpecialInvoices: true,
    minOrderCents: 10000,
    isOperated: false,
    owner: 'X1',
    hue: 18,
    intro: '工厂直供，足数足量。',
    region: '浙江 台州',
    english: {
      name: 'Ironsmith Factory Store',
      notice: 'Heavy goods are charged by weight; no delivery to Tibet and Xinjiang.',
      intro: 'Straight from the factory, never short.',
      region: 'Taizhou, Zhejiang',
    },
    isOnSecondSite: false,
  },
  {
    number: 'S4',
    name: '光域电气旗舰店',
    headObjects: [
      ['08', 42],
      ['07', 8],
      ['曲面显示器', 216],
      ['LED平板灯', 40],
    ],
    scores: ['4.8', '4.8', '4.7'],
    headColour: '#a86a00',
    notice: '满 500 元包邮，电缆支持按米裁切。',
    hasSpecialInvoices: false,
    minOrderCents: 0,
    isOperated: false,
    owner: 'X2',
    hue: 42,
    intro: '国标电缆与照明，支持按米裁切。',
    region: '广东 中山',
    english: {
      name: 'Lumen Electric Flagship Store',
      notice: 'Free delivery from ¥500; cable cut to the metre.',
      intro: 'Cable and lighting to national standard, cut to the metre.',
      region: 'Zhongshan, Guangdong',
    },
    isOnSecondSite: false,
  },
  {
    number: 'S5',
    name: '安盾劳保专营店',
    headObjects: [
      ['V型安全帽', 46],
      ['绝缘雨靴', 210],
      ['反光背心', 68],
      ['防雾护目镜', 190],
    ],
    scores: ['4.6', '4.7', '4.5'],
    headColour: '#a05a10',
    notice: '每批附检测报告，满 50 件免费印字。',
    hasSpecialInvoices: false,
    minOrderCents: 3000,
    isOperated: false,
    owner: 'X3',
    hue: 34,
    intro: '批批有检测报告，满 50 件免费印字。',
    region: '山东 临沂',
    english: {
      name: 'Aegis Safety Store',
      notice: 'A test report with every batch, free printing from 50 pieces.',
      intro: 'A test report for every batch, free printing from 50 pieces.',
      region: 'Linyi, Shandong',
    },
    isOnSecondSite: true,
  },
  {
    number: 'S6',
    name: '田野福礼企业店',
    headObjects: [
      ['菌菇干货礼盒', 350],
      ['非转基因大豆油', 40],
      ['挂耳咖啡', 26],
      ['每日坚果', 32],
    ],
    scores: ['4.9', '4.8', '4.9'],
    headColour: '#14794a',
    notice: '全店包邮，礼盒可按名单分别寄送。',
    hasSpecialInvoices: true,
    minOrderCents: 0,
    isOperated: false,
    owner: 'X4',
    hue: 146,
    intro: '员工福利一站配齐，按名单寄到家。',
    region: '四川 成都',
    english: {
      name: 'Meadow Business Gifts',
      notice: 'Free delivery on everything; gifts can go to each home.',
      intro: 'Gifts for the whole staff, delivered to each home.',
      region: 'Chengdu, Sichuan',
    },
    isResting: true,
    isOnSecondSite: true,
  },
  {
    number: 'S7',
    name: '旧仓清货店',
    headObjects: [
      ['塑料周转箱', 218],
      ['五层瓦楞纸箱', 30],
    ],
    scores: ['4.2', '4.0', '4.1'],
    headColour: '#5b3f9a',
    notice: '本店已停止营业，售后请联系平台客服。',
    hasSpecialInvoices: false,
    minOrderCents: 0,
    isOperated: false,
    owner: 'X5',
    hue: 268,
    intro: '清仓完毕，感谢一路同行。',
    region: '河北 保定',
    english: {
      name: 'Old Warehouse Clearance',
      notice: 'This shop has closed; please ask the mall about earlier orders.',
      intro: 'Everything is sold. Thank you for the years together.',
      region: 'Baoding, Hebei',
    },
    isClosed: true,
    isOnSecondSite: false,
  },
]
