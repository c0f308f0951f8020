import { NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import { buildPage } from '@mallwright/modules/documents'
import type { FreeItem, PageBuilder } from '@mallwright/modules/documents'

import { BRAND_WALL, pageLink, RED } from './home-modules.ts'
import { bannerOf, classLink, closing, round } from './page-parts.ts'

type Place = readonly [x: number, y: number, width: number, height: number]

const item = (module: string, [x, y, width, height]: Place, props: Record<string, unknown>): FreeItem => ({
  module,
  props,
  rect: { x, y, width, height },
})

const text = (content: string, place: Place, props: Record<string, unknown>): FreeItem =>
  item('text', place, { text: content, paddingX: 0, paddingY: 0, ...props })

const ground = (colour: string, place: Place): FreeItem =>
  item('text', place, { background: colour, paddingX: 0, paddingY: 0 })

const pill = (content: string, place: Place, props: Record<string, unknown>): FreeItem =>
  item('button', place, { text: content, fontSize: 14, isBold: true, corners: round(place[3] / 2), ...props })

const COUPONS = [
  ['¥30', '满 500 可用'],
  ['¥300', '满 5000 可用'],
  ['9折', '办公行政'],
] as const

const STEPS = [
  ['1', '选品加购', '整箱更省'],
  ['2', '在线审批', '主管一键通过'],
  ['3', '对公付款', '专票随货'],
] as const

/** What each block is made of, by its name. */
const BLOCKS: Readonly<Record<string, (page: PageBuilder) => PageBuilder>> = {
  服务承诺条: (page) => page.add('service-strip', { marginX: 12, marginY: 8, corners: round(10) }, '服务条'),
  优惠券条: (page) =>
    page.container(
      { height: 96, background: '#fff1ea' },
      COUPONS.flatMap(([amount, condition], index) => {
        const x = 12 + index * 121
        return [
          ground('#ffffff', [x, 12, 113, 72]),
          text(amount, [x, 20, 113, 34], { fontSize: 24, isBold: true, colour: '#c4161c', align: 'center' }),
          text(condition, [x, 56, 113, 20], { fontSize: 12, colour: '#8a3a2c', align: 'center' }),
        ]
      }),
      '优惠券条',
    ),
  倒计时头: (page) =>
    page
      .add('module-title', {
        text: '限时特价',
        subtitle: '每天 20:00 更新',
        isMoreShown: true,
        moreLink: pageLink('year-end'),
        decoration: 'bar',
        decorationColour: RED,
      })
      .add('countdown', {
        repeat: 'daily',
        dailyTime: '20:00',
        label: '距结束',
        colour: '#ffffff',
        background: RED,
        boxColour: '#ffffff',
        digitColour: RED,
        marginX: 12,
        marginY: 4,
        corners: round(10),
      }),
  双图橱窗: (page) =>
    page.container(
      { height: 112 },
      [
        item('image', [12, 12, 173, 84], {
          picture: bannerOf('launch'),
          alt: '新品首发',
          link: pageLink('launch'),
          corners: round(10),
        }),
        item('image', [194, 12, 173, 84], {
          picture: bannerOf('festival'),
          alt: '节日大促',
          link: pageLink('festival'),
          corners: round(10),
        }),
      ],
      '双图橱窗',
    ),
  品牌专区: (page) =>
    page
      .add('module-title', { text: '品牌专区', align: 'center', decoration: 'lines', decorationColour: RED })
      .add('brand-wall', BRAND_WALL, '品牌墙'),
  三步流程: (page) =>
    page.container(
      { height: 112, background: '#eaf1ff' },
      STEPS.flatMap(([number, title, note], index) => {
        const x = 8 + index * 122
        return [
          text(number, [x, 14, 118, 32], { fontSize: 24, isBold: true, colour: '#0b4fd6', align: 'center' }),
          text(title, [x, 50, 118, 24], { fontSize: 15, isBold: true, colour: '#1d2f57', align: 'center' }),
          text(note, [x, 76, 118, 20], { fontSize: 12, colour: '#4a5f8f', align: 'center' }),
        ]
      }),
      '三步流程',
    ),
  客服卡: (page) =>
    page.container(
      { height: 108, background: '#14573a' },
      [
        text('专属采购顾问', [20, 22, 220, 30], { fontSize: 20, isBold: true, colour: '#ffffff' }),
        text('工作日 9:00 – 18:00，大宗采购有专人报价', [20, 56, 230, 36], {
          fontSize: 12,
          colour: '#d3ece0',
          lineHeight: 1.5,
        }),
        pill('去选品', [262, 32, 98, 44], {
          background: '#ffffff',
          colour: '#14573a',
          link: classLink(['办公行政']),
        }),
      ],
      '客服卡',
    ),
  页脚: (page) =>
    page
      .add('divider', { marginX: 16, marginY: 8 })
      .add('text', closing('德汇供应链（演示）有限公司\n对公转账 · 增值税专票 · 7 天无理由退换'), '页脚'),
}

/** The ready blocks of the studio; a block's title is its name. */
export function demoBlocks(): Document[] {
  return Object.entries(BLOCKS).map(([title, build], index) => {
    const idOf = (count: number) => NodeId.parse(`block-${index + 1}-${count}`)
    return build(buildPage({ title, background: '', idOf })).document()
  })
}
