import type { Link } from '@mallwright/contract/link'
import type { Picture } from '@mallwright/contract/media'
import { NodeId } from '@mallwright/contract/document'
import type { PageBuilder } from '@mallwright/modules/documents'

import type { Label } from '@mallwright/contract/values'

import { pictureAddress } from '../plans/picture-address.ts'
import type { PageLanguage, Words } from '../english/english-page.ts'
import { CARD_CLEARANCE } from '../drawings/picture-frame.ts'
import { BANNERS } from '../plans/banners.data.ts'
import { classId } from '../plans/demo-id.ts'
import type { ProductPlan } from '../plans/product-plans.ts'

/** Theme background and text colours, so that a page follows dark mode. */
const BY_THEME = ''

/** Start of a page whose node ids are counted, so that it has the same ids in every run. */
export function startOf(title: string, { prefix }: PageLanguage, name = 'demo') {
  return { title, background: BY_THEME, idOf: (count: number) => NodeId.parse(`${name}-${prefix}${count}`) }
}

/** Above and below every card, in page px: 8 between two of them. */
export const CARD_MARGIN = CARD_CLEARANCE

/** The line at the foot of a page. */
export function closing(text: string): Record<string, unknown> {
  return { text, fontSize: 12, align: 'center', paddingX: 16, paddingY: 20, lineHeight: 1.8 }
}

/** A list of chosen products with a title. */
export function chosen(title: string, codes: readonly string[]): Record<string, unknown> {
  return {
    source: 'chosen',
    codes,
    titleKind: 'custom',
    title,
    titleSize: 18,
    layout: 'grid',
    columns: '2',
    radius: 10,
  }
}

/** A list of a class with a title. */
export function byClass(
  title: string,
  path: readonly string[],
  look: Record<string, unknown>,
): Record<string, unknown> {
  return { source: 'class', classIds: [classId(path)], titleKind: 'custom', title, titleSize: 18, radius: 10, ...look }
}

/** Adds a heading, further from what stands above it than from its own list; with a link to a class. */
export function addHeading(
  page: PageBuilder,
  words: Words,
  {
    label,
    more,
  }: { readonly label: Label; readonly more?: { readonly subtitle: Label; readonly path: readonly string[] } },
): PageBuilder {
  const link = more && { subtitle: words(more.subtitle), isMoreShown: true, moreLink: classLink(more.path) }
  return page
    .add('spacer', { height: 20 }, `${label.zh}留白`)
    .add(
      'module-title',
      { text: words(label), fontSize: 18, marginY: 4, ...link },
      words(named(label, '标题', 'heading')),
    )
}

/** Name of a module after what it shows. */
export function named({ zh, en }: Label, kind: string, englishKind: string): Label {
  return { zh: `${zh}${kind}`, en: `${en} ${englishKind}` }
}

/** Look of a list below a heading of its own. */
export const HEADED = { titleKind: 'hidden', radius: 10, marginY: CARD_MARGIN } as const

/** The products of a class below a heading of its own. */
export function headed(path: readonly string[], look: Record<string, unknown>): Record<string, unknown> {
  return { ...byClass('', path, look), ...HEADED }
}

/** Chooses products for one list after another: none twice, and those of classes not seen before first. */
export type Picker = (candidates: readonly ProductPlan[], count: number) => string[]

/** Creates the picker of a page, which shows some products already. */
export function createPicker(shown: readonly ProductPlan[]): Picker {
  const codes = new Set(shown.map(({ code }) => code))
  const seen = new Set(shown.map(({ plan }) => plan.number))
  return (candidates, count) => {
    const free = candidates.filter(({ code }) => !codes.has(code))
    const inList = new Set<string>()
    const leaders = free.filter(({ plan }) => !inList.has(plan.number) && inList.add(plan.number))
    const unseen = leaders.filter(({ plan }) => !seen.has(plan.number))
    const picked = [...new Set([...unseen, ...leaders, ...free])].slice(0, count)
    for (const { code, plan } of picked) {
      codes.add(code)
      seen.add(plan.number)
    }
    return picked.map(({ code }) => code)
  }
}

/** Products with a picture and a price that can be bought. */
export function offered(products: readonly ProductPlan[]): ProductPlan[] {
  return products.filter(({ isOnShelf, priceMode, views }) => isOnShelf && priceMode !== 3 && views.length > 0)
}

/** Order of best sellers. */
export const bySalesFirst = (one: ProductPlan, other: ProductPlan) =>
  other.sales - one.sales || one.code.localeCompare(other.code)

/** The best sellers of a shop. */
export function bestSellers(products: readonly ProductPlan[], shop: string): ProductPlan[] {
  return offered(products)
    .filter((plan) => plan.shop === shop)
    .toSorted(bySalesFirst)
}

/** A banner as a picture. */
export function bannerOf(name: string): Picture {
  const size = BANNERS.find((banner) => banner.name === name)?.size
  if (!size) throw new Error('a page names an unknown banner')
  return { url: pictureAddress(`banner/${name}`), width: size.width, height: size.height }
}

/** The way to a class. */
export function classLink(path: readonly string[]): Link {
  return { kind: 'class', classId: classId(path) }
}

/** Equal corners, in page px. */
export function round(radius: number): Record<string, number> {
  return { topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius }
}
