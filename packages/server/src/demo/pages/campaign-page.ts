import type { Document } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { buildPage } from '@mallwright/modules/documents'
import type { TabPlan } from '@mallwright/modules/documents'

import { inBothLanguages } from '../english/english-page.ts'
import type { PageLanguage, Words } from '../english/english-page.ts'
import type { ProductPlan } from '../plans/product-plans.ts'
import {
  addHeading,
  bannerOf,
  bySalesFirst,
  closing,
  createPicker,
  headed,
  HEADED,
  offered,
  round,
  startOf,
} from './page-parts.ts'
import type { Picker } from './page-parts.ts'

/** Column code of the demo's campaign; its banner has the same name. */
export const CAMPAIGN_COLUMN = 'office-season'

/** The class whose products the campaign is about. */
const OFFICE = '办公行政'

/** Paper white on the banner's blue. */
const [WHITE, BLUE] = ['#ffffff', '#2f6fd6']

const RULES: Label = {
  zh: '1. 每天 20:00 前付款的订单当日出库，之后的次日出库。\n2. 整箱价按箱规计算，不足一箱按单件价。\n3. 可与企业价、阶梯价同时使用，以结算页为准。',
  en: '1. Orders paid before 20:00 leave the warehouse the same day, later ones the next day.\n2. Carton prices are for whole cartons; single pieces have their own price.\n3. They go together with agreement and volume prices; the checkout decides.',
}

/** The campaign's title. */
export const CAMPAIGN_TITLE: Label = { zh: '办公采购季', en: 'Office Season' }

const NAMES = {
  alt: { zh: '办公采购季，纸张耗材整箱直降', en: 'Office Season: paper and ink by the carton' },
  hero: { zh: '主视觉', en: 'Main picture' },
  clock: { zh: '当日截单倒计时', en: 'Countdown of the day' },
  coupons: { zh: '先领券', en: 'Coupons first' },
  offers: { zh: '限时抢购', en: 'Timed offers' },
  shelves: { zh: '整箱 热销 新到', en: 'Best sellers, our own, new' },
  all: { zh: '全部办公用品', en: 'All office supplies' },
  bySales: { zh: '按销量排列', en: 'Best sellers first' },
  rulesTitle: { zh: '活动规则', en: 'How it works' },
  rules: { zh: '规则', en: 'Rules' },
  closing: { zh: '德汇供应链（演示）有限公司', en: 'Dehui Supply Chain (Demo) Co., Ltd.' },
  closingName: { zh: '页脚', en: 'Footer' },
} satisfies Record<string, Label>

/** A campaign: what the countdown runs to, what is cheap, what sells best, and its rules. Reached from the home page. */
export function campaignPage(products: readonly ProductPlan[]): Document {
  return inBothLanguages((language) => campaignIn(language, products))
}

function campaignIn(language: PageLanguage, products: readonly ProductPlan[]): Document {
  const { words, locale } = language
  const picker = createPicker([])
  const office = offered(products)
    .filter(({ plan }) => plan.path[0] === OFFICE)
    .toSorted(bySalesFirst)
  const banner = locale === 'zh-CN' ? CAMPAIGN_COLUMN : `${CAMPAIGN_COLUMN}-en`
  const page = buildPage(startOf(CAMPAIGN_TITLE.zh, language, 'season'))
    .add('image', { picture: bannerOf(banner), alt: words(NAMES.alt) }, words(NAMES.hero))
    .add('countdown', clock(words), words(NAMES.clock))
    .add('service-strip', { marginX: 12, marginY: 4, corners: round(10) }, '服务承诺')
    .add('coupon-list', { titleKind: 'hidden', radius: 10 }, words(NAMES.coupons))
    .add(
      'timed-offers',
      { layout: 'rows', count: 3, isSoonShown: false, titleSize: 18, radius: 10 },
      words(NAMES.offers),
    )
    .tabs({ look: 'line', isSticky: true, marginY: 4 }, shelves(office, { picker, words }), words(NAMES.shelves))
  addHeading(page, words, { label: NAMES.all, more: { subtitle: NAMES.bySales, path: [OFFICE] } }).add(
    'product-list',
    headed([OFFICE], { layout: 'grid', columns: '2', pageSize: 8, paging: 'more' }),
    NAMES.all.zh,
  )
  addHeading(page, words, { label: NAMES.rulesTitle }).add(
    'text',
    { text: words(RULES), fontSize: 13, lineHeight: 1.8, paddingX: 16, paddingY: 12 },
    words(NAMES.rules),
  )
  return page.add('text', closing(words(NAMES.closing)), words(NAMES.closingName)).document()
}

/** Runs every day anew: a demo outlives any date. */
function clock(words: Words): Record<string, unknown> {
  return {
    repeat: 'daily',
    dailyTime: '20:00',
    label: words({ zh: '距今日截单', en: 'Order within' }),
    height: 56,
    colour: WHITE,
    background: BLUE,
    boxColour: WHITE,
    digitColour: BLUE,
    marginX: 12,
    marginY: 8,
    corners: round(10),
  }
}

function shelves(
  office: readonly ProductPlan[],
  { picker, words }: { readonly picker: Picker; readonly words: Words },
): TabPlan[] {
  const shelf = (title: Label, subtitle: Label, plans: readonly ProductPlan[]) => ({
    title: words(title),
    subtitle: words(subtitle),
    modules: [
      {
        module: 'product-list',
        props: { variant: 'basic_style_two', codes: picker(plans, 6), pageSize: 6, ...HEADED, marginY: 8 },
      },
    ],
  })
  const byAge = office.toSorted((one, other) => one.listedDaysAgo - other.listedDaysAgo)
  return [
    shelf({ zh: '热销', en: 'Best sellers' }, { zh: '大家都在买', en: 'Most bought' }, office),
    shelf(
      { zh: '自营', en: 'Our own' },
      { zh: '次日送达', en: 'Next day' },
      office.filter(({ shop }) => shop === 'S1'),
    ),
    shelf({ zh: '新到', en: 'New' }, { zh: '刚刚上架', en: 'Just in' }, byAge),
  ]
}
