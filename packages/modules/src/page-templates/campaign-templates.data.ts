import type { FreeItem } from '../registry/documents.ts'

import type { PageTemplate, TemplateSite } from './page-template.ts'
import { block, className, classLink, pill, productsOf, round, startTemplate, words } from './template-nodes.ts'

const NAVY = '#101b3a'
const AMBER = '#ffb224'

function launchHero(site: TemplateSite): FreeItem[] {
  const { text } = site
  return [
    block('#18264f', [259, 0, 120, 300]),
    block('#1f3063', [319, 0, 60, 300]),
    block(AMBER, [20, 48, 36, 4]),
    words('NEW ARRIVAL', [20, 62, 240, 24], { fontSize: 13, isBold: true, colour: AMBER }),
    words(text({ zh: '新品首发\n为效率而来', en: 'New today,\nmade for pace' }), [20, 92, 300, 96], {
      fontSize: 34,
      isBold: true,
      colour: '#ffffff',
      lineHeight: 1.3,
    }),
    words(
      text({ zh: '企业专享首发价，限量开售', en: 'A first price for companies, while it lasts' }),
      [20, 194, 300, 24],
      {
        fontSize: 14,
        colour: '#c9d2ec',
      },
    ),
    pill(text({ zh: '立即采购', en: 'Buy now' }), [20, 232, 128, 44], {
      background: AMBER,
      colour: NAVY,
      link: classLink(site, 0),
    }),
  ]
}

/** Product launch: the product, three reasons, accessories. */
export const launch: PageTemplate = {
  name: 'launch',
  group: 'campaign',
  label: { zh: '新品首发', en: 'Launch' },
  occasion: { zh: '一件新品从亮相到下单', en: 'One new product, from first sight to order' },
  build: (site) => {
    const { text } = site
    const point = (index: number, title: string, text: string) => [
      words(`0${index + 1}`, [20 + index * 116, 20, 60, 30], { fontSize: 22, isBold: true, colour: AMBER }),
      words(title, [20 + index * 116, 54, 104, 24], { fontSize: 15, isBold: true, colour: '#ffffff' }),
      words(text, [20 + index * 116, 80, 104, 44], { fontSize: 12, colour: '#b9c3e0', lineHeight: 1.6 }),
    ]
    return startTemplate(site, { zh: '新品首发', en: 'Launch' })
      .container({ height: 300, background: NAVY }, launchHero(site))
      .container({ height: 144, background: '#182549' }, [
        ...point(
          0,
          text({ zh: '开箱即用', en: 'Ready to use' }),
          text({ zh: '免安装\n免调试', en: 'Nothing to set up' }),
        ),
        ...point(
          1,
          text({ zh: '两年质保', en: 'Two years' }),
          text({ zh: '故障换新\n上门取件', en: 'Replaced, picked up' }),
        ),
        ...point(2, text({ zh: '专票无忧', en: 'Invoiced' }), text({ zh: '随货开票\n月结可选', en: 'With the goods' })),
      ])
      .add('module-title', {
        text: text({ zh: '首发价', en: 'First price' }),
        subtitle: text({ zh: '限量供应，售完恢复原价', en: 'While stock lasts' }),
        decoration: 'bar',
        decorationColour: '#d98300',
      })
      .add('product-list', productsOf(site, 0, { variant: 'basic_style_one', pageSize: 4 }))
      .add('module-title', {
        text: text({ zh: '搭配选购', en: 'Goes with it' }),
        isMoreShown: true,
        moreLink: classLink(site, 1),
      })
      .add('product-list', productsOf(site, 1, { layout: 'scroll', columns: '3', pageSize: 8 }))
      .add('button', {
        text: text({ zh: '查看全部新品', en: 'All that is new' }),
        link: classLink(site, 0),
        background: NAVY,
        colour: '#ffffff',
        isBold: true,
        marginX: 12,
        marginY: 16,
        corners: round(22),
      })
      .document()
  },
}

const RED = '#c4161c'
const GOLD = '#ffe3a8'

function festivalHero(site: TemplateSite): FreeItem[] {
  const { text } = site
  return [
    block('#a90f15', [0, 214, 379, 46]),
    block('#d7352f', [0, 0, 379, 12]),
    words(text({ zh: '节日采购', en: 'Festival' }), [0, 40, 379, 52], {
      fontSize: 36,
      isBold: true,
      colour: GOLD,
      align: 'center',
      lineHeight: 1.3,
    }),
    words(text({ zh: '满 5000 减 300 · 满 20000 减 1500', en: '300 off 5,000 · 1,500 off 20,000' }), [0, 98, 379, 26], {
      fontSize: 16,
      colour: '#ffffff',
      align: 'center',
    }),
    pill(text({ zh: '去会场', en: 'To the sale' }), [129, 142, 121, 44], {
      background: GOLD,
      colour: '#8f0d12',
      link: classLink(site, 0),
    }),
    words(
      text({ zh: '企业专享 · 对公转账 · 增值税专票', en: 'For companies · bank transfer · tax invoice' }),
      [0, 226, 379, 24],
      { fontSize: 13, colour: GOLD, align: 'center' },
    ),
  ]
}

/** Festival sale: by price and class. */
export const festival: PageTemplate = {
  name: 'festival',
  group: 'campaign',
  label: { zh: '节日大促', en: 'Festival' },
  occasion: { zh: '年货节、周年庆等限时促销', en: 'New year, anniversaries: days of low prices' },
  build: (site) => {
    const { text } = site
    const shelf = (index: number, title: { zh: string; en: string }) => ({
      title: className(site, index, title),
      subtitle: text({ zh: '限时直降', en: 'Price cut' }),
      modules: [
        { module: 'product-list', props: productsOf(site, index, { variant: 'basic_style_two', pageSize: 6 }) },
      ],
    })
    return startTemplate(site, { zh: '节日大促', en: 'Festival' }, '#fdeee6')
      .container({ height: 260, background: RED }, festivalHero(site))
      .add('announcement', {
        lines: [
          {
            text: text({
              zh: '活动期间下单，48 小时内发货，节前送达',
              en: 'Ordered during the sale, sent within 48 hours',
            }),
          },
          { text: text({ zh: '大宗采购请联系客服，另有阶梯价', en: 'Ask us for the price of large amounts' }) },
        ],
        mark: 'label',
        label: text({ zh: '公告', en: 'News' }),
        background: '#fff8f1',
      })
      .add('module-title', {
        text: text({ zh: '爆款直降', en: 'Best sellers' }),
        align: 'center',
        decoration: 'lines',
        decorationColour: RED,
        fontSize: 22,
      })
      .add('product-list', productsOf(site, 0, { variant: 'basic_style_3', pageSize: 6 }))
      .tabs({ look: 'pill', isSticky: true, marginY: 8 }, [
        shelf(0, { zh: '办公', en: 'Office' }),
        shelf(1, { zh: '工业品', en: 'Industry' }),
        shelf(2, { zh: '福利', en: 'Gifts' }),
      ])
      .add('module-title', {
        text: text({ zh: '员工福利礼盒', en: 'Gift boxes' }),
        subtitle: text({ zh: '按名单分别寄到家', en: 'Sent to each address of your list' }),
        subtitlePlace: 'below',
        align: 'center',
      })
      .add('product-list', productsOf(site, 2, { layout: 'rows', pageSize: 4 }))
      .add('text', {
        text: text({
          zh: '活动规则：优惠不与其他活动同享，最终解释以下单页为准。',
          en: 'Offers do not add up; the order page decides.',
        }),
        fontSize: 12,
        align: 'center',
        paddingX: 24,
        paddingY: 20,
      })
      .document()
  },
}

const BLUE = '#0b4fd6'

function procurementHero(site: TemplateSite): FreeItem[] {
  const { text } = site
  return [
    block('#2f6be4', [0, 176, 379, 44]),
    block('#0942b5', [251, 0, 128, 176]),
    words(text({ zh: '企业采购季', en: 'Procurement season' }), [20, 34, 340, 48], {
      fontSize: 34,
      isBold: true,
      colour: '#ffffff',
      lineHeight: 1.3,
    }),
    words(text({ zh: '一站配齐，越买越省', en: 'All in one place, the more the less' }), [20, 84, 300, 26], {
      fontSize: 16,
      colour: '#dce7ff',
    }),
    pill(text({ zh: '开始选品', en: 'Start' }), [20, 120, 116, 40], {
      background: '#ffffff',
      colour: BLUE,
      link: classLink(site, 0),
    }),
    words(
      text({ zh: '满额包邮 · 账期结算 · 专属客服', en: 'Free delivery · on account · your own contact' }),
      [20, 186, 340, 24],
      { fontSize: 13, colour: '#ffffff' },
    ),
  ]
}

const STEPS = [
  { zh: '选品', en: 'Choose' },
  { zh: '询价', en: 'Ask' },
  { zh: '下单', en: 'Order' },
  { zh: '开票', en: 'Invoice' },
]

/** Procurement season: bulk buying by class, step prices and guides. */
export const procurement: PageTemplate = {
  name: 'procurement',
  group: 'campaign',
  label: { zh: '采购季', en: 'Procurement season' },
  occasion: { zh: '季度集采，分类导购与下单流程', en: 'Quarterly buying: aisles, steps, guides' },
  build: (site) => {
    const { text, classes } = site
    return startTemplate(site, { zh: '企业采购季', en: 'Procurement season' })
      .container({ height: 220, background: BLUE }, procurementHero(site))
      .add('navigation', {
        items: (classes.length > 0
          ? classes.slice(0, 10)
          : [{ id: '', name: text({ zh: '全部分类', en: 'All categories' }) }]
        ).map(({ id, name }) => ({
          icon: 'picture',
          text: name.slice(0, 12),
          link: id === '' ? classLink(site, 0) : { kind: 'class', classId: id },
        })),
        columns: '5',
        marginX: 12,
        marginY: 8,
        corners: round(10),
      })
      .container(
        { height: 92, background: '#eaf1ff' },
        STEPS.flatMap((step, index) => [
          words(String(index + 1), [16 + index * 92, 14, 72, 34], {
            fontSize: 24,
            isBold: true,
            colour: BLUE,
            align: 'center',
          }),
          words(text(step), [16 + index * 92, 50, 72, 26], { fontSize: 14, colour: '#1d2f57', align: 'center' }),
        ]),
      )
      .add('module-title', {
        text: className(site, 0, { zh: '办公集采', en: 'Office' }),
        subtitle: text({ zh: '整箱更省', en: 'Cheaper by the case' }),
        isMoreShown: true,
        moreLink: classLink(site, 0),
        decoration: 'marker',
        decorationColour: '#bcd2ff',
      })
      .add('product-list', productsOf(site, 0, { layout: 'rows', pageSize: 4 }))
      .add('module-title', {
        text: className(site, 1, { zh: '工业品直供', en: 'Industry' }),
        subtitle: text({ zh: '厂家直发', en: 'From the maker' }),
        isMoreShown: true,
        moreLink: classLink(site, 1),
        decoration: 'marker',
        decorationColour: '#bcd2ff',
      })
      .add('product-list', productsOf(site, 1, { variant: 'basic_style_one', pageSize: 6, paging: 'more' }))
      .add('article-list', {
        titleKind: 'custom',
        title: text({ zh: '采购指南', en: 'Guides' }),
        layout: 'rows',
        pageSize: 3,
        isMoreShown: true,
      })
      .document()
  },
}

const quiet = { colour: '#5b5b57', fontSize: 13 }

function arrivalsHero(site: TemplateSite): FreeItem[] {
  const { text } = site
  return [
    words('NEW IN', [20, 34, 200, 26], { ...quiet, isItalic: true }),
    words(text({ zh: '本周到货', en: 'In this week' }), [20, 60, 330, 50], {
      fontSize: 34,
      family: 'song',
      isBold: true,
      colour: '#20201d',
      lineHeight: 1.3,
    }),
    block('#20201d', [20, 122, 48, 2]),
    words(
      text({ zh: '每周三更新，先到先得', en: 'Every Wednesday, first come first served' }),
      [20, 136, 330, 26],
      quiet,
    ),
  ]
}

/** New arrivals: large pictures. */
export const arrivals: PageTemplate = {
  name: 'arrivals',
  group: 'campaign',
  label: { zh: '每周上新', en: 'New arrivals' },
  occasion: { zh: '大图少字，按到货陈列', en: 'Large pictures, few words' },
  build: (site) => {
    const { text } = site
    return startTemplate(site, { zh: '每周上新', en: 'New arrivals' }, '#f7f6f2')
      .container({ height: 190, background: '#f7f6f2' }, arrivalsHero(site))
      .add('product-list', productsOf(site, 0, { layout: 'masonry', pageSize: 6, background: '#ffffff' }))
      .add('module-title', {
        text: text({ zh: '继续看看', en: 'More to see' }),
        family: 'song',
        align: 'center',
        fontSize: 22,
        decoration: 'lines',
        decorationColour: '#b8b5aa',
        marginY: 20,
      })
      .add('product-list', productsOf(site, 1, { variant: 'basic_style_one', pageSize: 6, paging: 'more' }))
      .add('divider', { width: 20, thickness: 2, align: 'center', marginY: 20, colour: '#20201d' })
      .add('text', {
        text: text({
          zh: '想第一时间知道到货？\n联系您的专属客服登记。',
          en: 'Want to know first?\nAsk your contact to note it.',
        }),
        align: 'center',
        fontSize: 14,
        family: 'song',
        lineHeight: 1.8,
        paddingY: 12,
      })
      .add('button', {
        text: text({ zh: '全部商品', en: 'All products' }),
        link: classLink(site, 0),
        background: '#20201d',
        colour: '#ffffff',
        isFullWidth: false,
        marginY: 16,
      })
      .document()
  },
}
