import type { Document, Node, NodeId } from '@mallwright/contract'

/** A picture of the demo mall. */
export interface BenchPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** What the bench page shows: the same for our module tree and for the hand-written floor. */
export interface BenchContent {
  readonly pictures: readonly BenchPicture[]
  readonly productCodes: readonly string[]
}

const KINDS = ['carousel', 'text', 'product-list', 'image', 'free-container', 'button'] as const

/** The kind of the n-th module of a bench page: six kinds in turn. */
export function kindAt(index: number): (typeof KINDS)[number] {
  return KINDS[index % KINDS.length] ?? 'text'
}

/** The text of the n-th module. */
export function textAt(index: number): string {
  return `第 ${index + 1} 组：企业采购一站配齐，专票无忧，次日送达。`
}

function propsAt(index: number, content: BenchContent): Record<string, unknown> {
  const picture = content.pictures[index % content.pictures.length]
  const link = { kind: 'product', code: content.productCodes[index % content.productCodes.length] }
  const codes = Array.from({ length: 4 }, (_, n) => content.productCodes[(index * 4 + n) % content.productCodes.length])
  switch (kindAt(index)) {
    case 'carousel':
      return {
        perView: 1,
        spacing: 0,
        height: 180,
        slides: content.pictures.map((one) => ({ picture: one, alt: '活动', link })),
      }
    case 'text':
      return { text: textAt(index), fontSize: 16 }
    case 'product-list':
      return { source: 'chosen', codes, columns: '2', pageSize: 4, titleKind: 'custom', title: `热销 ${index + 1}` }
    case 'image':
      return { picture, alt: '海报', link }
    case 'button':
      return { text: '立即采购', link, marginX: 12, marginY: 8 }
    case 'free-container':
      return { height: 180, background: '#fff3ec' }
  }
}

/** A document of `count` modules, six kinds in turn; free containers hold a text, a picture and a button. */
export function benchDocument(count: number, content: BenchContent): Document {
  const nodes: Record<string, Node> = {}
  const add = (id: string, module: string, rest: Pick<Node, 'props' | 'rect' | 'children'>) => {
    nodes[id] = { id: id as NodeId, module, version: 0, ...rest }
    return id as NodeId
  }
  const children = Array.from({ length: count }, (_, index) => {
    const id = `m${index}`
    if (kindAt(index) !== 'free-container') return add(id, kindAt(index), { props: propsAt(index, content) })
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
    return add(id, 'free-container', { props: propsAt(index, content), children: items })
  })
  return { format: 1, title: '基准页', look: { background: '' }, children, nodes }
}
