import type { Scene } from '../drawings/scene-drawings.ts'

/** Numbers of the shops that sell besides the operator's own. */
export type SellingShop = 'S2' | 'S3' | 'S4' | 'S5' | 'S6'

/** What the products of one class are generated from. Domain 4.2, 4.4. */
export interface ClassPlan {
  /** Two digits: the middle of a product code. */
  readonly number: string
  /** Names of level 1, 2 and 3. */
  readonly path: readonly [string, string, string]
  /** Hue of the class's pictures, in degrees. */
  readonly hue: number
  /** Shop number of those that the operator does not sell itself. */
  readonly shop: SellingShop
  /** The room of the second picture. */
  readonly scene: Scene
  /** Weight of a unit. */
  readonly weightGrams: number
  readonly count: number
  readonly series: readonly string[]
  readonly nouns: readonly string[]
  readonly keySpecs: readonly string[]
  readonly selling: readonly string[]
  /** Lowest and highest price in fen. */
  readonly price: readonly [number, number]
  readonly dimensions: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly minOrderQty: number
  readonly stepQty: number
  readonly unit: string
  /** From which quantity on which share of the price in basis points; empty for fixed prices. */
  readonly tiers: readonly (readonly [number, number])[]
  readonly attributes: readonly (readonly [string, readonly string[]])[]
  readonly isReturnable: boolean
}

const FROM_ONE = { minOrderQty: 1, stepQty: 1 }

/** The twelve leaf classes that domain 4.2 names. */
export const FIRST_CLASS_PLANS: readonly ClassPlan[] = [
  {
    number: '01',
    path: ['办公行政', '纸张耗材', '复印纸'],
    hue: 212,
    shop: 'S2',
    scene: 'desk',
    weightGrams: 12500,
    count: 17,
    series: ['青禾', '简序', '北辰'],
    nouns: ['高白复印纸', '双面打印纸', '多功能办公纸', '护眼米白纸', '静电复印纸'],
    keySpecs: ['A4 70g', 'A4 80g', 'A3 80g', 'A4 75g', 'A3 70g', 'A5 70g'],
    selling: ['不卡纸 · 少粉尘 · 双面不透', '整箱直发，办公室常备', '高白度，图文更清晰', '原生木浆，手感顺滑'],
    price: [9800, 16800],
    ...FROM_ONE,
    unit: '箱',
    tiers: [
      [1, 10000],
      [10, 9560],
      [50, 9130],
    ],
    dimensions: [
      { name: '规格', values: ['A4 70g', 'A4 80g', 'A3 80g'] },
      { name: '包装', values: ['5包/箱', '8包/箱'] },
    ],
    attributes: [
      ['白度', ['93%', '96%', '103%']],
      ['每包张数', ['500张']],
      ['材质', ['100%原生木浆']],
    ],
    isReturnable: true,
  },
  {
    number: '02',
    path: ['办公行政', '纸张耗材', '硒鼓墨盒'],
    hue: 262,
    shop: 'S2',
    scene: 'desk',
    weightGrams: 900,
    count: 17,
    series: ['简序', '青禾', '元素'],
    nouns: ['大容量硒鼓', '易加粉硒鼓', '彩色墨盒', '连续供墨墨盒', '鼓粉分离硒鼓'],
    keySpecs: ['1600页', '2600页', '3500页', '单支装', '四色套装', '带芯片'],
    selling: ['色泽稳定，打印更省', '即装即用，自带芯片', '粉路密封，不漏粉', '适配主流机型'],
    price: [5900, 46000],
    ...FROM_ONE,
    unit: '支',
    tiers: [
      [1, 10000],
      [5, 9500],
      [20, 9000],
    ],
    dimensions: [
      { name: '适配型号', values: ['M10系列', 'M20系列', 'P30系列'] },
      { name: '颜色', values: ['黑色', '青色', '品红', '黄色'] },
    ],
    attributes: [
      ['打印量', ['1600页', '2600页', '3500页']],
      ['芯片', ['带芯片', '免换芯片']],
      ['保质期', ['24个月']],
    ],
    isReturnable: true,
  },
  {
    number: '03',
    path: ['办公行政', '办公设备', '打印机'],
    hue: 198,
    shop: 'S2',
    scene: 'desk',
    weightGrams: 9800,
    count: 17,
    series: ['简序', '北辰', '元素'],
    nouns: ['黑白激光打印机', '彩色激光一体机', '喷墨多功能机', '便携热敏打印机', '标签打印机'],
    keySpecs: ['自动双面', '无线连接', '打印复印扫描', '40页/分', '大屏触控'],
    selling: ['首页 6.9 秒，忙时不等', '手机直连，一碰即打', '上门安装，三年质保', '静音设计，低至 45 分贝'],
    price: [89900, 499900],
    ...FROM_ONE,
    unit: '台',
    tiers: [],
    dimensions: [
      { name: '型号', values: ['标准版', '网络版', '旗舰版'] },
      { name: '套餐', values: ['单机', '加一支硒鼓'] },
    ],
    attributes: [
      ['打印速度', ['22页/分', '30页/分', '40页/分']],
      ['连接方式', ['USB / Wi-Fi', 'USB / 网口 / Wi-Fi']],
      ['质保', ['整机三年']],
    ],
    isReturnable: true,
  },
  {
    number: '04',
    path: ['办公行政', '办公设备', '碎纸装订'],
    hue: 172,
    shop: 'S2',
    scene: 'desk',
    weightGrams: 4200,
    count: 17,
    series: ['北辰', '简序', '青禾'],
    nouns: ['办公碎纸机', '桌面碎纸机', '热熔装订机', '梳式装订机', '重型订书机'],
    keySpecs: ['4级保密', '5级保密', '20L纸箱', '一次12张', '可订100页'],
    selling: ['过热保护，连续工作 20 分钟', '卡纸自动回退', '一按即成，边缘整齐', '机身小巧，桌边就放下'],
    price: [3900, 129900],
    ...FROM_ONE,
    unit: '台',
    tiers: [],
    dimensions: [{ name: '规格', values: ['小型', '标准', '大型'] }],
    attributes: [
      ['保密等级', ['4级', '5级']],
      ['功率', ['180W', '260W', '420W']],
      ['噪音', ['≤58dB']],
    ],
    isReturnable: true,
  },
  {
    number: '05',
    path: ['工业品', '五金工具', '手动工具'],
    hue: 18,
    shop: 'S3',
    scene: 'workshop',
    weightGrams: 620,
    count: 17,
    series: ['铁匠', '北辰', '元素'],
    nouns: ['羊角锤', '活动扳手', '棘轮螺丝刀', '钢丝钳', '内六角扳手套装', '尖嘴钳'],
    keySpecs: ['8寸', '10寸', '12寸', '铬钒钢', '绝缘手柄', '减震手柄'],
    selling: ['整体锻打，越用越称手', '高频淬火，刃口耐磨', '防滑手柄，长时间不累', '镜面抛光，防锈处理'],
    price: [990, 39900],
    minOrderQty: 2,
    stepQty: 2,
    unit: '把',
    tiers: [
      [2, 10000],
      [20, 9400],
      [100, 8800],
    ],
    dimensions: [{ name: '规格', values: ['6寸', '8寸', '10寸', '12寸'] }],
    attributes: [
      ['材质', ['铬钒钢', '碳钢', '铬钼钢']],
      ['表面处理', ['镀镍', '磷化', '镜面抛光']],
      ['执行标准', ['企业标准']],
    ],
    isReturnable: true,
  },
  {
    number: '06',
    path: ['工业品', '五金工具', '紧固件'],
    hue: 226,
    shop: 'S3',
    scene: 'workshop',
    weightGrams: 12,
    count: 17,
    series: ['铁匠', '元素', '北辰'],
    nouns: ['外六角螺栓', '内六角螺钉', '六角螺母', '平垫圈', '自攻螺钉', '膨胀螺栓'],
    keySpecs: ['M6', 'M8', 'M10', 'M12', '8.8级', '304不锈钢'],
    selling: ['牙纹清晰，不滑丝', '批次可追溯，附质检单', '盐雾 72 小时', '按公斤称重，足数足量'],
    price: [12, 280],
    minOrderQty: 500,
    stepQty: 100,
    unit: '只',
    tiers: [
      [500, 10000],
      [2000, 9200],
      [10000, 8300],
    ],
    dimensions: [
      { name: '直径', values: ['M6', 'M8', 'M10'] },
      { name: '长度', values: ['20mm', '30mm', '40mm'] },
      { name: '材质', values: ['碳钢镀锌', '304不锈钢'] },
    ],
    attributes: [
      ['强度等级', ['4.8级', '8.8级', 'A2-70']],
      ['表面处理', ['镀锌', '本色', '发黑']],
      ['标准', ['GB/T 5783', 'GB/T 70.1']],
    ],
    isReturnable: false,
  },
  {
    number: '07',
    path: ['工业品', '电气照明', '电线电缆'],
    hue: 8,
    shop: 'S4',
    scene: 'site',
    weightGrams: 45,
    count: 17,
    series: ['光域', '元素', '北辰'],
    nouns: ['铜芯软电线', '阻燃护套线', '三芯橡胶电缆', '屏蔽控制电缆', '超五类网线'],
    keySpecs: ['2.5平方', '4平方', '6平方', '1.5平方', '无氧铜'],
    selling: ['足芯足米，国标检测', '低烟无卤，阻燃 B1 级', '柔韧易弯，布线省力', '按米裁切，支持定制'],
    price: [210, 4800],
    minOrderQty: 100,
    stepQty: 50,
    unit: '米',
    tiers: [
      [100, 10000],
      [1000, 9350],
    ],
    dimensions: [
      { name: '截面', values: ['1.5平方', '2.5平方', '4平方'] },
      { name: '颜色', values: ['红', '蓝', '黄绿'] },
    ],
    attributes: [
      ['导体', ['无氧铜', '镀锡铜']],
      ['额定电压', ['450/750V', '300/500V']],
      ['阻燃等级', ['ZR-C', 'B1']],
    ],
    isReturnable: false,
  },
  {
    number: '08',
    path: ['工业品', '电气照明', 'LED照明'],
    hue: 42,
    shop: 'S4',
    scene: 'meeting',
    weightGrams: 180,
    count: 17,
    series: ['光域', '简序', '元素'],
    nouns: ['LED球泡灯', 'LED平板灯', '工矿灯', 'T8灯管', '防爆投光灯'],
    keySpecs: ['9W', '18W', '36W', '50W', '100W', '600×600'],
    selling: ['无频闪，显色指数 90', '一级能效，省电 80%', '压铸铝散热，寿命三万小时', '即开即亮，夜班更安心'],
    price: [1200, 36000],
    minOrderQty: 4,
    stepQty: 2,
    unit: '只',
    tiers: [
      [4, 10000],
      [40, 9200],
    ],
    dimensions: [
      { name: '功率', values: ['9W', '18W', '36W'] },
      { name: '色温', values: ['3000K 暖光', '4000K 自然光', '6500K 白光'] },
    ],
    attributes: [
      ['光效', ['100lm/W', '120lm/W', '130lm/W']],
      ['显色指数', ['Ra≥80', 'Ra≥90']],
      ['寿命', ['30000小时']],
    ],
    isReturnable: true,
  },
  {
    number: '09',
    path: ['劳保与福利', '安全防护', '安全帽'],
    hue: 34,
    shop: 'S5',
    scene: 'site',
    weightGrams: 420,
    count: 16,
    series: ['安盾', '北辰'],
    nouns: ['V型安全帽', '透气安全帽', '玻璃钢安全帽', '电工绝缘帽'],
    keySpecs: ['ABS加厚', '带透气孔', '可印字', '旋钮调节', '玻璃钢'],
    selling: ['国标检测，批批有报告', '六点内衬，戴一天不闷', '旋钮调节，单手就好', '满 50 顶免费印字'],
    price: [1800, 8900],
    minOrderQty: 10,
    stepQty: 5,
    unit: '顶',
    tiers: [
      [10, 10000],
      [50, 9300],
      [200, 8600],
    ],
    dimensions: [
      { name: '颜色', values: ['黄色', '红色', '蓝色', '白色'] },
      { name: '材质', values: ['ABS', '玻璃钢'] },
    ],
    attributes: [
      ['材质', ['ABS', '玻璃钢']],
      ['内衬', ['六点式', '八点式']],
      ['标准', ['GB 2811-2019']],
    ],
    isReturnable: true,
  },
  {
    number: '10',
    path: ['劳保与福利', '安全防护', '防护手套'],
    hue: 146,
    shop: 'S5',
    scene: 'workshop',
    weightGrams: 60,
    count: 16,
    series: ['安盾', '元素'],
    nouns: ['丁腈浸胶手套', '棉纱防滑手套', '防割手套', '耐酸碱手套'],
    keySpecs: ['13针尼龙', '5级防割', '加长款', '掌浸', '透气舒适'],
    selling: ['抓握牢靠，油污不滑', '贴手透气，灵活不累', '耐磨 8000 转', '整打更实惠'],
    price: [160, 3200],
    minOrderQty: 60,
    stepQty: 12,
    unit: '双',
    tiers: [
      [60, 10000],
      [240, 9200],
      [960, 8400],
    ],
    dimensions: [
      { name: '尺码', values: ['S', 'M', 'L', 'XL', 'XXL'] },
      { name: '材质', values: ['尼龙', '棉纱', '涤纶', '高分子'] },
    ],
    attributes: [
      ['涂层', ['丁腈', 'PU', '天然乳胶']],
      ['防割等级', ['2级', '5级']],
      ['标准', ['GB 24541-2022']],
    ],
    isReturnable: true,
  },
  {
    number: '11',
    path: ['劳保与福利', '员工福利', '粮油礼盒'],
    hue: 356,
    shop: 'S6',
    scene: 'tea',
    weightGrams: 3600,
    count: 16,
    series: ['田野', '青禾'],
    nouns: ['五常稻香米礼盒', '杂粮组合礼盒', '山茶油礼盒', '菌菇干货礼盒'],
    keySpecs: ['5kg', '10kg', '6罐装', '全家福', '节庆款'],
    selling: ['产地直发，新米现磨', '红金礼盒，拿得出手', '可按名单分别寄到家', '附祝福卡，支持定制'],
    price: [6900, 39900],
    minOrderQty: 10,
    stepQty: 1,
    unit: '盒',
    tiers: [
      [10, 10000],
      [50, 9400],
      [200, 8800],
    ],
    dimensions: [{ name: '规格', values: ['简装', '标准', '臻选'] }],
    attributes: [
      ['净含量', ['5kg', '10kg', '3.6kg']],
      ['保质期', ['12个月', '18个月']],
      ['贮存', ['阴凉干燥处']],
    ],
    isReturnable: false,
  },
  {
    number: '12',
    path: ['劳保与福利', '员工福利', '茶饮咖啡'],
    hue: 26,
    shop: 'S6',
    scene: 'tea',
    weightGrams: 450,
    count: 16,
    series: ['田野', '简序'],
    nouns: ['挂耳咖啡', '冷萃咖啡液', '茉莉绿茶', '陈皮普洱', '桂花乌龙茶'],
    keySpecs: ['30包', '12颗', '独立茶包', '中度烘焙', '办公室装'],
    selling: ['下午三点，来一杯', '现烘现发，十天内到手', '原叶茶包，热泡冷泡都行', '独立小包，人人有份'],
    price: [2900, 25900],
    ...FROM_ONE,
    unit: '盒',
    tiers: [
      [1, 10000],
      [12, 9400],
      [48, 8800],
    ],
    dimensions: [
      { name: '口味', values: ['原味', '浓郁', '清香'] },
      { name: '规格', values: ['12份', '30份', '60份'] },
    ],
    attributes: [
      ['配料', ['咖啡豆', '茶叶']],
      ['保质期', ['12个月', '18个月']],
      ['贮存', ['阴凉干燥处']],
    ],
    isReturnable: false,
  },
]
