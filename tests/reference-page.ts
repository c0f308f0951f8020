import { emptyDocument } from '@mallwright/contract/document'
import type { Document, Node, NodeId, Rect } from '@mallwright/contract/document'
import { DEFINITIONS, readProps } from '@mallwright/modules/definitions'

/** Node of the reference page: module, relevant props and children. */
export interface ReferenceNode {
  readonly module: string
  /** Props that differ from the module's defaults; texts edited in place come first. */
  readonly props?: Readonly<Record<string, string | number | boolean>>
  readonly children?: readonly ReferenceNode[]
  readonly isHidden?: true
  readonly isLocked?: true
  /** Whether its children form one group. */
  readonly isGrouped?: true
  /** The user's guides from top to bottom, in container units. */
  readonly guides?: readonly number[]
}

/**
 * A page with every module of the palette, nested in a free container and in tag tabs, with a group, a guide,
 * a hidden and a locked node. docs/reference-page.md describes it; journeys build it by mouse, by keyboard and by taps.
 */
export const REFERENCE_PAGE: readonly ReferenceNode[] = [
  { module: 'carousel', props: { isAutoplay: false } },
  { module: 'announcement', props: { mark: 'label', label: '快讯' } },
  { module: 'search-box', props: { placeholder: '找办公用品' } },
  { module: 'navigation' },
  { module: 'service-strip' },
  { module: 'countdown', props: { label: '距上新还有' } },
  { module: 'module-title', props: { text: '本周上新', subtitle: '每周三更新' } },
  {
    module: 'free-container',
    isGrouped: true,
    guides: [189.5],
    children: [
      { module: 'text', props: { text: '限时特惠' } },
      { module: 'image', props: { alt: '节日礼盒' } },
      { module: 'button', props: { text: '马上抢' } },
    ],
  },
  {
    module: 'tag-tabs',
    children: [
      {
        module: 'tab-page',
        props: { title: '热卖' },
        children: [
          { module: 'product-list', props: { titleKind: 'custom', title: '爆款直降' } },
          { module: 'text', props: { text: '满 199 元包邮' } },
        ],
      },
      {
        module: 'tab-page',
        props: { title: '新品' },
        children: [{ module: 'free-container', children: [{ module: 'text', props: { text: '新品首发' } }] }],
      },
      {
        module: 'tab-page',
        props: { title: '店铺' },
        children: [{ module: 'shop-list', props: { titleKind: 'hidden' } }],
      },
    ],
  },
  { module: 'paged-list' },
  { module: 'article-list', props: { source: 'chosen' } },
  { module: 'timed-offers', props: { count: 4 } },
  { module: 'brand-wall', props: { rows: 2 } },
  { module: 'coupon-list', props: { count: 3 } },
  { module: 'rich-text' },
  { module: 'video', props: { title: '开箱视频' } },
  { module: 'image', props: { alt: '年终横幅' } },
  { module: 'spacer', props: { height: 48 } },
  { module: 'divider', props: { lineStyle: 'dashed' } },
  { module: 'floating-entry', props: { purpose: 'top' } },
  { module: 'pop-up', props: { content: 'text', title: '会员日' } },
  { module: 'button', props: { text: '联系客服' }, isLocked: true },
  { module: 'text', props: { text: '仅内部可见' }, isHidden: true },
]

/** The reference page as a document, for tests that edit it. Items of its free containers lie side by side. */
export function referenceDocument(): Document {
  const nodes: Node[] = []
  const add = (node: ReferenceNode, rect?: Rect): NodeId => {
    const id = `reference-${nodes.length + 1}` as NodeId
    const definition = DEFINITIONS[node.module]
    const { props = {}, isHidden, isLocked } = node
    const own: Node = { id, module: node.module, version: definition?.version ?? 0, props }
    const index = nodes.push(own) - 1
    const isFree = definition?.accepts?.arrangement === 'free'
    const children = node.children?.map((child, slot) => add(child, isFree ? rectAt(slot) : undefined))
    const guides = node.guides && { x: [...node.guides], y: [] }
    nodes[index] = {
      ...own,
      ...(rect && { rect }),
      ...(children && { children }),
      ...(isHidden && { isHidden }),
      ...(isLocked && { isLocked }),
      ...(guides && { guides }),
    }
    return id
  }
  const children = REFERENCE_PAGE.map((node) => add(node))
  const page = emptyDocument('参考页')
  return { ...page, children, nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) }
}

function rectAt(slot: number): Rect {
  return { x: 10 + slot * 125, y: 20 + slot * 50, width: 118, height: 40 }
}

/** All nodes of a page, parents before children. */
export function allReferenceNodes(nodes: readonly ReferenceNode[] = REFERENCE_PAGE): readonly ReferenceNode[] {
  return nodes.flatMap((node) => [node, ...allReferenceNodes(node.children ?? [])])
}

/** Comparable aspects of a document: structure, modules, own props, states, groups and guides; no ids, no rects. */
export function readReference(document: Document): readonly ReferenceNode[] {
  return describe(document, document.children, REFERENCE_PAGE)
}

function describe(
  document: Document,
  ids: readonly NodeId[],
  expected: readonly ReferenceNode[],
): readonly ReferenceNode[] {
  return ids.map((id, index): ReferenceNode => {
    const node = document.nodes[id]
    const definition = node && DEFINITIONS[node.module]
    if (!node || !definition) return { module: node?.module ?? 'missing' }
    const match = expected[index]
    const read: Readonly<Record<string, unknown>> = readProps(definition, node)
    const props = Object.fromEntries(Object.keys(match?.props ?? {}).map((name) => [name, read[name] as string]))
    const children = describe(document, node.children ?? [], match?.children ?? [])
    return {
      module: node.module,
      ...(Object.keys(props).length > 0 && { props }),
      ...(children.length > 0 && { children }),
      ...(node.isHidden && { isHidden: true }),
      ...(node.isLocked && { isLocked: true }),
      ...(isGroup(document, node.children ?? []) && { isGrouped: true }),
      ...(node.guides && { guides: node.guides.x }),
    }
  })
}

function isGroup(document: Document, ids: readonly NodeId[]): boolean {
  const groups = new Set(ids.map((id) => document.nodes[id]?.group))
  return groups.size === 1 && !groups.has(undefined)
}
