import type { Document, Node, NodeId } from '@mallwright/contract/document'

/** A picture of the demo mall. */
export interface BenchPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Content of the bench page, shared by our module tree and the hand-written baseline. */
export interface BenchContent {
  readonly pictures: readonly BenchPicture[]
  readonly productCodes: readonly string[]
}

/** Module kinds of the editor bench pages, in turn. */
export const EDITOR_KINDS = ['carousel', 'text', 'product-list', 'image', 'free-container', 'button'] as const

/** Module kinds of a shop page: with 30 modules, three of each and 60 pictures. */
export const SHOP_KINDS = [
  'carousel',
  'navigation',
  'announcement',
  'module-title',
  'product-list',
  'text',
  'image',
  'free-container',
  'divider',
  'button',
] as const

type Kind = (typeof EDITOR_KINDS)[number] | (typeof SHOP_KINDS)[number]

/** Kind of the n-th module of a page with these kinds. */
export function kindAt<Of extends Kind>(index: number, kinds: readonly Of[]): Of {
  return kinds[index % kinds.length] as Of
}

/** Entries of the navigation. */
export const ENTRIES = ['办公用品', '工业品', '劳保', '数码', '生鲜'] as const

/** Number of products in a list of the page. */
export function productsIn(kinds: readonly Kind[]): number {
  return kinds === SHOP_KINDS ? 10 : 4
}

/** Text of the n-th module. */
export function textAt(index: number): string {
  return `第 ${index + 1} 组：企业采购一站配齐，专票无忧，次日送达。`
}

interface ModulePosition {
  readonly index: number
  readonly kinds: readonly Kind[]
}

function propsAt({ index, kinds }: ModulePosition, content: BenchContent): Record<string, unknown> {
  const picture = content.pictures[index % content.pictures.length]
  const link = { kind: 'product', code: content.productCodes[index % content.productCodes.length] }
  const count = productsIn(kinds)
  const codes = Array.from(
    { length: count },
    (_, n) => content.productCodes[(index * 4 + n) % content.productCodes.length],
  )
  switch (kindAt(index, kinds)) {
    case 'carousel':
      return {
        perView: 1,
        spacing: 0,
        height: 180,
        slides: content.pictures.map((picture) => ({ picture: picture, alt: '活动', link })),
      }
    case 'text':
      return { text: textAt(index), fontSize: 16 }
    case 'product-list':
      return { source: 'chosen', codes, columns: '2', pageSize: count, titleKind: 'custom', title: `热销 ${index + 1}` }
    case 'navigation':
      return { items: ENTRIES.map((text) => ({ icon: 'picture', picture, text, link })) }
    case 'announcement':
      return { lines: [{ text: textAt(index), link }] }
    case 'module-title':
      return { kind: 'custom', text: `热销 ${index + 1}` }
    case 'divider':
      return {}
    case 'image':
      return { picture, alt: '海报', link }
    case 'button':
      return { text: '立即采购', link, marginX: 12, marginY: 8 }
    case 'free-container':
      return { height: 180, background: '#fff3ec' }
  }
}

/** A document of `count` modules of these kinds in turn; free containers hold a text, a picture and a button. */
export function benchDocument(count: number, content: BenchContent, kinds: readonly Kind[] = EDITOR_KINDS): Document {
  const nodes: Record<string, Node> = {}
  const add = (id: string, module: string, rest: Pick<Node, 'props' | 'rect' | 'children'>) => {
    nodes[id] = { id: id as NodeId, module, version: 0, ...rest }
    return id as NodeId
  }
  const children = Array.from({ length: count }, (_, index) => {
    const id = `m${index}`
    const kind = kindAt(index, kinds)
    const props = propsAt({ index, kinds }, content)
    if (kind !== 'free-container') return add(id, kind, { props })
    const items = [
      add(`${id}t`, 'text', {
        props: { text: textAt(index), fontSize: 18, isBold: true },
        rect: { x: 20, y: 20, width: 200, height: 60 },
      }),
      add(`${id}i`, 'image', {
        props: { picture: content.pictures[0], alt: '' },
        rect: { x: 240, y: 20, width: 119, height: 60 },
      }),
      add(`${id}b`, 'button', { props: { text: '去看看' }, rect: { x: 20, y: 110, width: 120, height: 44 } }),
    ]
    return add(id, kind, { props, children: items })
  })
  return { format: 1, title: '基准页', look: { background: '' }, children, nodes }
}
