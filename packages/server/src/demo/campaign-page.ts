import type { Document } from '@mallwright/contract/document'
import { buildPage } from '@mallwright/modules/documents'
import type { TabPlan } from '@mallwright/modules/documents'

import type { ProductPlan } from './plans/product-plans.ts'
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

const RULES =
  '1. 每天 20:00 前付款的订单当日出库，之后的次日出库。\n2. 整箱价按箱规计算，不足一箱按单件价。\n3. 可与企业价、阶梯价同时使用，以结算页为准。'

/** A campaign: what the countdown runs to, what is cheap, what sells best, and its rules. Reached from the home page. */
export function campaignPage(products: readonly ProductPlan[]): Document {
  const picker = createPicker([])
  const office = offered(products)
    .filter(({ plan }) => plan.path[0] === OFFICE)
    .toSorted(bySalesFirst)
  const page = buildPage(startOf('办公采购季', 'season'))
    .add('image', { picture: bannerOf(CAMPAIGN_COLUMN), alt: '办公采购季，纸张耗材整箱直降' }, '主视觉')
    .add('countdown', clock(), '当日截单倒计时')
    .add('service-strip', { marginX: 12, marginY: 4, corners: round(10) }, '服务承诺')
    .tabs({ look: 'line', isSticky: true, marginY: 4 }, shelves(office, picker), '整箱 热销 新到')
  addHeading(page, '全部办公用品', { subtitle: '按销量排列', path: [OFFICE] }).add(
    'product-list',
    headed([OFFICE], { layout: 'grid', columns: '2', pageSize: 8, paging: 'more' }),
    '全部办公用品',
  )
  addHeading(page, '活动规则').add(
    'text',
    { text: RULES, fontSize: 13, lineHeight: 1.8, paddingX: 16, paddingY: 12 },
    '规则',
  )
  return page.add('text', closing('德汇供应链（演示）有限公司'), '页脚').document()
}

/** Runs every day anew: a demo outlives any date. */
function clock(): Record<string, unknown> {
  return {
    repeat: 'daily',
    dailyTime: '20:00',
    label: '距今日截单',
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

function shelves(office: readonly ProductPlan[], picker: Picker): TabPlan[] {
  const shelf = (title: string, subtitle: string, plans: readonly ProductPlan[]) => ({
    title,
    subtitle,
    modules: [
      {
        module: 'product-list',
        props: { variant: 'basic_style_two', codes: picker(plans, 6), pageSize: 6, ...HEADED, marginY: 8 },
      },
    ],
  })
  const byAge = office.toSorted((one, other) => one.listedDaysAgo - other.listedDaysAgo)
  return [
    shelf('热销', '大家都在买', office),
    shelf(
      '自营',
      '次日送达',
      office.filter(({ shop }) => shop === 'S1'),
    ),
    shelf('新到', '刚刚上架', byAge),
  ]
}
