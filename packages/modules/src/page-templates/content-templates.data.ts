import type { FreeItem } from '../registry/documents.ts'

import type { PageTemplate, TemplateSite } from './page-template.ts'
import { block, className, classLink, pill, productsOf, round, startTemplate, words } from './template-nodes.ts'

const paragraph = (...children: readonly unknown[]) => ({ tag: 'p', children })
const item = (text: string) => ({ tag: 'li', children: [text] })

const INK = '#2b2620'
const PAPER = '#f6f1e7'

function brandStoryHero(site: TemplateSite): FreeItem[] {
  const { text } = site
  return [
    block('#a4502a', [40, 64, 3, 150]),
    words(text({ zh: '把一件事\n做到底', en: 'One thing,\ndone right' }), [60, 58, 290, 110], {
      fontSize: 36,
      family: 'song',
      isBold: true,
      colour: '#fbf6ea',
      lineHeight: 1.4,
    }),
    words(
      text({ zh: '从一间仓库，到服务数千家企业', en: 'From one warehouse to thousands of companies' }),
      [60, 180, 290, 30],
      { fontSize: 15, colour: '#d9cdb8' },
    ),
    words('SINCE 2009', [60, 262, 200, 26], { fontSize: 13, colour: '#a99c86' }),
  ]
}

function brandStoryWords({ text }: TemplateSite): unknown[] {
  return [
    { tag: 'h2', children: [text({ zh: '起点', en: 'The start' })] },
    paragraph(
      text({
        zh: '最初，我们只卖三样东西：纸、笔和打印耗材。客户不多，但每一单都由老板亲自送。',
        en: 'We began with three things: paper, pens and toner. There were few customers, and the owner brought every order himself.',
      }),
    ),
    {
      tag: 'blockquote',
      children: [
        paragraph(
          text({
            zh: '说好的日子送到，说好的价格结账。',
            en: 'Delivered on the day we said, at the price we said.',
          }),
        ),
      ],
    },
    { tag: 'h2', children: [text({ zh: '今天', en: 'Today' })] },
    paragraph(
      text({
        zh: '品类多了，规矩没变。每一件商品上架前，都要过三道检查。',
        en: 'There is more to choose from, and the rule is the same: every product passes three checks.',
      }),
    ),
  ]
}

/** Brand story. */
export const brandStory: PageTemplate = {
  name: 'brand-story',
  group: 'content',
  label: { zh: '品牌故事', en: 'Brand story' },
  occasion: { zh: '讲清来历与坚持', en: 'Where we come from, what we stand for' },
  build: (site) => {
    const { text } = site
    const figure = (index: number, number: string, text: string) => [
      words(number, [index * 126, 24, 126, 42], {
        fontSize: 28,
        isBold: true,
        family: 'song',
        colour: '#a4502a',
        align: 'center',
      }),
      words(text, [index * 126, 68, 126, 26], { fontSize: 13, colour: INK, align: 'center' }),
    ]
    return startTemplate(site, { zh: '品牌故事', en: 'Our story' }, PAPER)
      .container({ height: 320, background: INK }, brandStoryHero(site))
      .add('rich-text', {
        fontSize: 16,
        family: 'song',
        paddingX: 24,
        paddingY: 24,
        content: brandStoryWords(site),
      })
      .container({ height: 124, background: '#ece3d1' }, [
        ...figure(0, '15', text({ zh: '年供应经验', en: 'years' })),
        ...figure(1, '3,200', text({ zh: '家企业客户', en: 'companies' })),
        ...figure(2, '48h', text({ zh: '送达承诺', en: 'to your door' })),
      ])
      .add('module-title', {
        text: text({ zh: '我们的代表作', en: 'What we are known for' }),
        family: 'song',
        align: 'center',
        fontSize: 22,
        marginY: 20,
      })
      .add('product-list', productsOf(site, 0, { variant: 'basic_style_one', pageSize: 4, background: '#fffaf0' }))
      .add('article-list', {
        titleKind: 'custom',
        title: text({ zh: '延伸阅读', en: 'Read on' }),
        layout: 'covers',
        pageSize: 2,
        background: '#fffaf0',
      })
      .document()
  },
}

const YELLOW = '#ffc61a'
const BLACK = '#1c1c1c'

function safetyWeekHero(site: TemplateSite): FreeItem[] {
  const { text } = site
  const stripes = Array.from({ length: 7 }, (_, index) =>
    block(index % 2 === 0 ? BLACK : YELLOW, [index * 54, 0, 55, 14]),
  )
  return [
    ...stripes,
    words(text({ zh: '安全生产周', en: 'Safety week' }), [20, 52, 340, 50], {
      fontSize: 36,
      isBold: true,
      colour: BLACK,
      lineHeight: 1.3,
    }),
    words(text({ zh: '防护到位，再开工', en: 'Protected first, then to work' }), [20, 104, 340, 28], {
      fontSize: 18,
      colour: BLACK,
    }),
    pill(text({ zh: '配齐防护', en: 'Get equipped' }), [20, 152, 132, 44], {
      background: BLACK,
      colour: YELLOW,
      link: classLink(site, 2),
    }),
    block(BLACK, [0, 226, 379, 14]),
  ]
}

/** Safety week: rules, check list, equipment. */
export const safetyWeek: PageTemplate = {
  name: 'safety-week',
  group: 'content',
  label: { zh: '安全周', en: 'Safety week' },
  occasion: { zh: '专题宣导加专区选购', en: 'A topic to learn about, with what it takes' },
  build: (site) => {
    const { text } = site
    const rule = (index: number, sentence: string) => [
      words(text({ zh: '✓', en: '✓' }), [24, 20 + index * 44, 28, 30], {
        fontSize: 20,
        isBold: true,
        colour: '#0f7a3d',
      }),
      words(sentence, [56, 22 + index * 44, 300, 28], { fontSize: 15, colour: BLACK }),
    ]
    return startTemplate(site, { zh: '安全生产周', en: 'Safety week' })
      .container({ height: 240, background: YELLOW }, safetyWeekHero(site))
      .add('module-title', {
        text: text({ zh: '开工前三查', en: 'Three checks before work' }),
        decoration: 'bar',
        decorationColour: '#c98f00',
      })
      .container({ height: 156, background: '#fff6d6' }, [
        ...rule(0, text({ zh: '安全帽：扣紧下颌带，无裂纹', en: 'Helmet: strap closed, no cracks' })),
        ...rule(1, text({ zh: '手套与护目镜：与工种匹配', en: 'Gloves and goggles fit the task' })),
        ...rule(2, text({ zh: '急救箱：在有效期内，人人知道位置', en: 'First aid: in date, and all know where' })),
      ])
      .add('paged-list', {
        tabs: [0, 1, 2].map((index) => {
          const { source, classIds } = productsOf(site, index + 2, {}) as {
            source: string
            classIds?: readonly string[]
          }
          const names = [
            { zh: '头部防护', en: 'Head' },
            { zh: '手部防护', en: 'Hands' },
            { zh: '应急', en: 'Emergency' },
          ]
          return {
            title: className(site, index + 2, names[index] ?? { zh: '', en: '' }).slice(0, 12),
            source,
            classIds: classIds ?? [],
          }
        }),
        tabLook: 'pill',
        titleKind: 'custom',
        title: text({ zh: '防护专区', en: 'Protection' }),
        pageSize: 6,
        radius: 10,
      })
      .add('article-list', {
        titleKind: 'custom',
        title: text({ zh: '安全知识', en: 'Know how' }),
        layout: 'lines',
        pageSize: 4,
      })
      .document()
  },
}

function articleWords({ text }: TemplateSite): unknown[] {
  return [
    paragraph(
      text({
        zh: '采购不难，难的是每次都从头比一遍。把下面三步固定下来，就能省下一半时间。',
        en: 'Buying is not hard; comparing anew each time is. Make these three steps a habit.',
      }),
    ),
    { tag: 'h2', children: [text({ zh: '一、先列清单', en: '1. Write the list first' })] },
    {
      tag: 'ul',
      children: [
        item(text({ zh: '按部门收集，合并同类项', en: 'Collect by department, join what is alike' })),
        item(text({ zh: '常用品按季度备货', en: 'Stock what you use for a quarter' })),
      ],
    },
    { tag: 'h2', children: [text({ zh: '二、再看起批价', en: '2. Then look at the steps of price' })] },
    paragraph(
      text({
        zh: '整箱价通常比单件低一到两成，差一件凑整更划算。',
        en: 'A case is often 10 to 20 % cheaper; one more may cost less.',
      }),
    ),
    {
      tag: 'blockquote',
      children: [paragraph(text({ zh: '省下来的，都是利润。', en: 'What is not spent is earned.' }))],
    },
    { tag: 'h2', children: [text({ zh: '三、统一开票', en: '3. One invoice' })] },
    paragraph(text({ zh: '月底合并开票，财务少跑一趟。', en: 'Invoiced once a month, for less work in accounting.' })),
  ]
}

/** Article. */
export const article: PageTemplate = {
  name: 'article',
  group: 'content',
  label: { zh: '图文专题', en: 'Article' },
  occasion: { zh: '公告、攻略、长文', en: 'Notices, guides, long reads' },
  build: (site) => {
    const { text } = site
    return startTemplate(site, { zh: '图文专题', en: 'Article' })
      .add('module-title', {
        text: text({ zh: '办公用品集采攻略', en: 'Buying for the office' }),
        subtitle: text({ zh: '五分钟看懂怎么买更省', en: 'How to pay less, in five minutes' }),
        subtitlePlace: 'below',
        subtitleSize: 14,
        fontSize: 26,
        marginX: 16,
        marginY: 20,
      })
      .add('divider', { marginX: 16, marginY: 4 })
      .add('rich-text', {
        fontSize: 16,
        content: articleWords(site),
      })
      .add('button', {
        text: text({ zh: '去选购', en: 'Shop now' }),
        link: classLink(site, 0),
        marginX: 16,
        marginY: 12,
        corners: round(22),
      })
      .add('module-title', { text: text({ zh: '文中提到的商品', en: 'Products in this article' }), decoration: 'bar' })
      .add('product-list', productsOf(site, 0, { layout: 'scroll', columns: '3', pageSize: 8 }))
      .add('article-list', {
        titleKind: 'custom',
        title: text({ zh: '更多文章', en: 'More to read' }),
        layout: 'rows',
        pageSize: 3,
      })
      .document()
  },
}

/** Blank page. */
export const blank: PageTemplate = {
  name: 'blank',
  group: 'content',
  label: { zh: '空白页', en: 'Blank' },
  occasion: { zh: '从零开始', en: 'From scratch' },
  build: (site) => startTemplate(site, { zh: '未命名页面', en: 'Untitled page' }).document(),
}
