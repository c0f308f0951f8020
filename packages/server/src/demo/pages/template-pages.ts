import { NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { PAGE_TEMPLATES } from '@mallwright/modules/page-templates'

import { inBothLanguages } from '../english/english-page.ts'
import { inEnglish } from '../english/english-product.ts'
import { CLASS_PLANS } from '../plans/class-plans.ts'
import { classId } from '../plans/demo-id.ts'
import { pictureAddress } from '../plans/picture-address.ts'

/** A campaign of the demo that a page template makes. */
export interface TemplatePage {
  /** Column code of the page; its banner has the same name where it has one. */
  readonly column: string
  /** Name of the template. */
  readonly template: string
  readonly title: Label
  /** Classes that its lists show, in the order in which the template takes them. */
  readonly classes: readonly (readonly string[])[]
  /** What it says instead of the template. */
  readonly renamed?: readonly Label[]
}

/** The campaigns, one of every template. */
export const TEMPLATE_PAGES: readonly TemplatePage[] = [
  {
    column: 'year-end',
    template: 'procurement',
    title: { zh: '年终采购季', en: 'Year-end sale' },
    classes: [
      ['办公行政'],
      ['工业品'],
      ['电脑数码'],
      ['家具电器'],
      ['劳保与福利'],
      ['清洁日化'],
      ['包装仓储'],
      ['食品饮料'],
      ['办公行政', '文具用品'],
      ['工业品', '五金工具'],
    ],
    renamed: [
      { zh: '企业采购季', en: 'Procurement season' },
      { zh: '年终采购季', en: 'Year-end sale' },
    ],
  },
  {
    column: 'festival',
    template: 'festival',
    title: { zh: '节日大促', en: 'Festival' },
    classes: [['劳保与福利', '员工福利'], ['食品饮料'], ['劳保与福利', '员工福利', '节日礼品']],
  },
  {
    column: 'launch',
    template: 'launch',
    title: { zh: '新品首发', en: 'Launch' },
    classes: [
      ['电脑数码', '电脑整机'],
      ['电脑数码', '电脑外设'],
    ],
  },
  {
    column: 'safety-week',
    template: 'safety-week',
    title: { zh: '安全生产周', en: 'Safety week' },
    classes: [
      ['劳保与福利', '安全防护'],
      ['劳保与福利', '应急消防'],
      ['劳保与福利', '安全防护', '安全帽'],
      ['劳保与福利', '安全防护', '防护手套'],
      ['劳保与福利', '应急消防'],
    ],
  },
  {
    column: 'arrivals',
    template: 'arrivals',
    title: { zh: '每周上新', en: 'New arrivals' },
    classes: [['家具电器'], ['清洁日化']],
  },
  {
    column: 'brand-story',
    template: 'brand-story',
    title: { zh: '品牌故事', en: 'Our story' },
    classes: [['办公行政', '纸张耗材']],
  },
  {
    column: 'buying-guide',
    template: 'article',
    title: { zh: '采购攻略', en: 'Buying guide' },
    classes: [['办公行政', '文具用品']],
  },
]

/** The page of a campaign, by the builder that the studio offers it with. */
export function templatePage({ column, template, title, classes, renamed }: TemplatePage): Document {
  const found = PAGE_TEMPLATES.find(({ name }) => name === template)
  if (!found) throw new Error(`there is no page template ${template}`)
  const document = inBothLanguages(({ prefix, words, locale }) => {
    let count = 0
    return found.build({
      newId: () => NodeId.parse(`${column}-${prefix}${(count += 1)}`),
      text: (label) => words(renamed?.[0]?.zh === label.zh ? (renamed[1] ?? label) : label),
      classes: classes.map((path) => {
        const name = path.at(-1) ?? ''
        return { id: classId(path), name: locale === 'zh-CN' ? name : inEnglish(name) }
      }),
    })
  })
  return { ...withIcons(document), title: title.zh }
}

/** Gives the entries that lead to classes the icons of these. */
function withIcons(document: Document): Document {
  const nodes = Object.entries(document.nodes).map(([id, node]) => {
    const { items } = node.props
    if (node.module !== 'navigation' || !Array.isArray(items)) return [id, node] as const
    return [id, { ...node, props: { ...node.props, items: items.map(withIcon) } }] as const
  })
  return { ...document, nodes: Object.fromEntries(nodes) }
}

function withIcon(item: { readonly link?: { readonly classId?: string } }) {
  const plan = CLASS_PLANS.find(({ path }) =>
    path.some((_, depth) => classId(path.slice(0, depth + 1)) === item.link?.classId),
  )
  return plan ? { ...item, picture: { url: pictureAddress(`class/${plan.number}`), width: 240, height: 240 } } : item
}
