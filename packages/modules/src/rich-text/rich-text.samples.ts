import type { ModuleSamples } from '../kit/module-samples.ts'
import { SAMPLE_PICTURE } from '../kit/sample-picture.ts'

const { url: src, width, height } = SAMPLE_PICTURE

const paragraph = (...children: readonly unknown[]) => ({ tag: 'p', children })
const cell = (text: string, tag = 'td') => ({ tag, children: [text] })
const row = (...children: readonly unknown[]) => ({ tag: 'tr', children })
const item = (text: string) => ({ tag: 'li', children: [text] })

const article = [
  { tag: 'h2', children: ['办公采购指南'] },
  paragraph(
    '选对供应商，',
    { tag: 'strong', children: ['一年能省下两成预算'] },
    '。先看 ',
    { tag: 'a', href: '/micro/alm-mall-shop/home/ClassiFication', children: ['全部分类'] },
    '，再比价格。',
  ),
  { tag: 'ul', children: [item('先列清单，再统一下单'), item('对公转账，月结开票')] },
  { tag: 'blockquote', children: [paragraph('省下来的，都是利润。')] },
]

const table = {
  tag: 'table',
  children: [
    { tag: 'thead', children: [row(cell('规格', 'th'), cell('起批量', 'th'), cell('单价', 'th'), cell('交期', 'th'))] },
    {
      tag: 'tbody',
      children: [
        row(cell('A4 70g 500 张'), cell('10 包'), cell('¥18.90'), cell('次日达')),
        row(cell('A3 80g 500 张'), cell('5 包'), cell('¥39.00'), cell('三日内发货，偏远地区除外')),
      ],
    },
  ],
}

/** Stored articles: one per version, then notable states. */
export const richTextSamples: ModuleSamples = {
  type: 'rich-text',
  versions: [{ content: article }],
  states: {
    empty: {},
    blank: { content: [paragraph({ tag: 'br' }), '  '] },
    full: {
      content: [
        ...article,
        { tag: 'h3', children: ['规格与价格'] },
        table,
        {
          tag: 'figure',
          children: [
            { tag: 'img', src, alt: '办公采购季', width, height },
            { tag: 'figcaption', children: ['图 1　采购季主会场'] },
          ],
        },
        { tag: 'ol', children: [item('下单'), item('收货'), item('开票')] },
        { tag: 'hr' },
        { tag: 'p', align: 'center', children: ['H', { tag: 'sub', children: ['2'] }, 'O · 以页面价格为准'] },
      ],
    },
    onGround: {
      content: article,
      background: '#123a2c',
      corners: { topLeft: 12, topRight: 12, bottomLeft: 12, bottomRight: 12 },
      marginX: 12,
    },
    longest: { content: [paragraph('没有空格的长句'.repeat(400)), paragraph('Supercalifragilistic'.repeat(20))] },
    hostile: {
      content: [
        { tag: 'script', children: ['alert(1)'] },
        { tag: 'a', href: 'javascript:alert(1)', children: ['点我'] },
        { tag: 'img', src: 'data:image/svg+xml,x', onerror: 'alert(1)' },
        '<img src=x onerror=alert(1)>',
        null,
      ],
    },
  },
}
