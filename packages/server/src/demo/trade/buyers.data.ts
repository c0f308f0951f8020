/** Products with prices agreed with E1: two of each class that domain 4.2 names. */
export const AGREED_PRODUCTS: readonly string[] = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
].flatMap((number) => [`P${number}001`, `P${number}003`])

/** Share of the price that E1 pays. */
export const AGREED_SHARE = 0.92

/** Words that the search offers; the first of a scene stands in the empty field. */
export const HOT_WORDS = [
  {
    scene: 'goods',
    words: [
      { zh: '复印纸', en: 'copy paper' },
      { zh: '人体工学椅', en: 'chair' },
      { zh: '商务笔记本电脑', en: 'laptop' },
      { zh: '安全帽', en: 'helmet' },
      { zh: '抽纸', en: 'tissue' },
      { zh: '硒鼓', en: 'toner' },
      { zh: '电钻', en: 'drill' },
      { zh: '矿泉水', en: 'water' },
      { zh: '茶叶礼盒', en: 'tea' },
      { zh: 'A4', en: 'A4' },
    ],
  },
  {
    scene: 'shop',
    words: [
      { zh: '德汇自营', en: 'Dehui' },
      { zh: '办公', en: 'office' },
      { zh: '五金工厂店', en: 'tool' },
      { zh: '劳保', en: 'safety' },
      { zh: '福礼', en: 'gift' },
    ],
  },
] as const

/** The cart of the buyer with a history: what is off the shelf, sold out, on request or of a closed shop cannot be bought. */
export const CART_LINES = [
  { code: 'P01001', variant: 0, qty: 2, snapshot: 1 },
  { code: 'P31001', variant: 0, qty: 1, snapshot: 1.05 },
  { code: 'P11001', variant: 1, qty: 20, snapshot: 1 },
  { code: 'P45001', variant: 0, qty: 3, snapshot: 0.95 },
  { code: 'P12004', variant: 0, qty: 1, snapshot: 1 },
  { code: 'P02013', variant: 0, qty: 1, snapshot: 1 },
  { code: 'P01012', variant: 0, qty: 1, snapshot: 1 },
  { code: 'P07002', variant: 0, qty: 100, snapshot: 1 },
  { code: 'P06015', variant: 0, qty: 500, snapshot: 1 },
] as const

/** Addresses of that buyer: near, in the north, and where S3 does not deliver. */
export const ADDRESSES = [
  {
    receiverName: '何采薇',
    phone: '19900110005',
    province: '浙江省',
    city: '杭州市',
    area: '西湖区',
    areaCode: '330106',
    detail: '演示路 100 号 3 幢 1201 室',
    tag: '公司',
  },
  {
    receiverName: '何采薇',
    phone: '19900110005',
    province: '北京市',
    city: '市辖区',
    area: '朝阳区',
    areaCode: '110105',
    detail: '样例街 8 号院 2 单元 502',
    tag: '家',
  },
  {
    receiverName: '扎西仓库',
    phone: '19900110005',
    province: '西藏自治区',
    city: '拉萨市',
    area: '城关区',
    areaCode: '540102',
    detail: '示范大道 1 号物资库',
    tag: '仓库',
  },
] as const

/** Invoice headers of institutions and of persons, those that applications of the demo name among them. */
export const INVOICE_HEADERS: readonly {
  readonly phone: string
  readonly organisation?: string
  readonly headerType: 1 | 2
  readonly title: string
  readonly taxNo?: string
  readonly regAddress?: string
  readonly regPhone?: string
  readonly bankName?: string
  readonly bankAccount?: string
  readonly email: string
}[] = [
  {
    phone: '19900140001',
    organisation: 'E1',
    headerType: 2,
    title: '北辰精工（演示）有限公司',
    taxNo: '91110000MA0DEM001A',
    regAddress: '北京市朝阳区演示路 3 号',
    regPhone: '19900140001',
    bankName: '演示银行北京分行',
    bankAccount: '6200000000000000001',
    email: 'finance@e1.demo.test',
  },
  { phone: '19900110005', headerType: 1, title: '何采薇', email: 'buyer@demo.test' },
  {
    phone: '19900150001',
    organisation: 'E1',
    headerType: 2,
    title: '北辰精工（演示）有限公司',
    taxNo: '91110000MA0DEM001A',
    email: 'purchase@e1.demo.test',
  },
  {
    phone: '19900140002',
    organisation: 'E2',
    headerType: 2,
    title: '简序信息（演示）有限公司',
    taxNo: '91110000MA0DEM002D',
    email: 'finance@e2.demo.test',
  },
  {
    phone: '19900150005',
    organisation: 'E2',
    headerType: 2,
    title: '简序信息（演示）有限公司',
    taxNo: '91110000MA0DEM002D',
    email: 'finance@e2.demo.test',
  },
  {
    phone: '19900140004',
    organisation: 'E4',
    headerType: 2,
    title: '青禾办公（演示）有限公司',
    taxNo: '91110000MA0DEM004K',
    email: 'finance@e4.demo.test',
  },
  { phone: '19900130001', headerType: 1, title: '丰秋实', email: 'team@t6.demo.test' },
  { phone: '19900130002', headerType: 1, title: '周同济', email: 'team@t7.demo.test' },
]
