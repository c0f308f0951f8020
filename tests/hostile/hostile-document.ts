import { DOCUMENT_FORMAT } from '@mallwright/contract/document'
import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { DEFINITIONS, SITE_PARTS } from '@mallwright/modules/definitions'
import type { Definition, Field, Fields } from '@mallwright/modules/definitions'

import { randomOf } from '../fuzz/random.ts'
import { VECTORS } from './vectors.data.ts'

/** Content of one position in one round. */
interface PositionContent {
  /** Vector of this position: the next one in each round, so that all rounds cover every vector at every position. */
  readonly vector: string
  /** The same vector, or the next one within the length limit. */
  readonly fitting: (max: number) => string
  /** Pseudo-random index below `count`, so that every vector meets every variant. */
  readonly choose: (count: number) => number
}

/** Distributes vectors over the positions of a document, in order. */
export class Dealer {
  #position = 0
  readonly #round: number

  constructor(round: number) {
    this.#round = round
  }

  /** Content of the next position. */
  next(): PositionContent {
    const position = this.#position++
    const first = this.#round + position
    const fitting = (max: number) =>
      [...VECTORS.slice(first % VECTORS.length), ...VECTORS].find((candidate) => candidate.length <= max) ?? ''
    const random = randomOf(position, this.#round)
    return { vector: fitting(Infinity), fitting, choose: (count) => random.integer(0, count - 1) }
  }

  /** The next vector within the length limit. */
  fitting(max: number): string {
    return this.next().fitting(max)
  }
}

/** Maximum length of names of documents, nodes and modules. */
const MAX_LENGTHS = { title: 60, name: 60, module: 80, id: 64 } as const

const ENTRIES = 2

const CODE_KINDS: readonly string[] = ['products', 'classes', 'shops', 'brands', 'articles', 'articleClasses']

/** Props with a vector in every text position, and values that reveal conditional fields. */
export function hostileProps(fields: Fields, dealer: Dealer): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, hostileValue(field, dealer)]))
}

function hostileValue(field: Field, dealer: Dealer): unknown {
  const { vector, fitting, choose } = dealer.next()
  if (field.kind === 'group') return hostileProps(field.of, dealer)
  if (field.kind === 'list')
    return Array.from({ length: Math.min(ENTRIES, field.max) }, () => hostileProps(field.of, dealer))
  // Conditional fields must be visible as well, so only one round in three puts the vector into the choice itself.
  if (field.kind === 'choice') return choose(3) === 0 ? vector : field.options[choose(field.options.length)]?.value
  if (field.kind === 'toggle') return choose(3) === 0 ? vector : choose(3) === 1
  if (field.kind === 'range') return choose(3) === 0 ? vector : field.min
  if (field.kind === 'colour') return vector
  if (field.kind === 'picture') return { url: vector, width: 300, height: 200 }
  if (field.kind === 'link') return hostileLink(vector, choose)
  if (CODE_KINDS.includes(field.kind)) return [fitting(MAX_LENGTHS.id), vector]
  // A text above the field's limit is refused as a whole; one within it must be rendered.
  if (field.kind === 'text') return vector.length > field.max && choose(4) > 0 ? fitting(field.max) : vector
  return hostileRichText(vector, choose)
}

function hostileLink(vector: string, choose: PositionContent['choose']): unknown {
  const links = [
    { kind: 'url', url: vector },
    { kind: 'path', path: vector },
    { kind: 'product', code: vector },
    { kind: 'shop', shopId: vector },
    { kind: 'article', articleId: vector },
    { kind: 'partner', params: vector },
    { kind: 'class', classId: vector },
    { kind: vector, url: vector },
  ]
  return links[choose(links.length)]
}

/** Variants of rich text, and fallback for future field kinds. */
function hostileRichText(vector: string, choose: PositionContent['choose']): unknown {
  const parts = [
    vector,
    [vector],
    [{ tag: 'p', align: vector, children: [vector] }],
    [{ tag: 'a', href: vector, children: [vector] }],
    [{ tag: 'img', src: vector, alt: vector }],
    [{ tag: vector, children: [vector] }],
    [{ tag: 'td', colSpan: vector, onclick: vector, style: vector, children: [{ tag: 'script', children: [vector] }] }],
  ]
  return parts[choose(parts.length)]
}

/** A page with every module once per round, each filled with vectors, and a node whose type is a vector. */
export function hostilePage(rounds: readonly number[]): Document {
  const nodes: Record<string, Node> = {}
  const children: NodeId[] = []
  for (const round of rounds) {
    const dealer = new Dealer(round)
    const add = (definition: Definition, id: string, extra: Partial<Node> = {}): NodeId => {
      const { type: module, version } = definition
      nodes[id] = {
        id: id as NodeId,
        module,
        version,
        props: hostileProps(definition.fields, dealer),
        name: dealer.fitting(MAX_LENGTHS.name),
        ...extra,
      }
      return id as NodeId
    }
    for (const definition of Object.values(DEFINITIONS).filter(({ allowedParents }) => !allowedParents)) {
      const id = `${definition.type}-${round}`
      children.push(add(definition, id, definition.accepts && { children: childrenOf(definition, id, add) }))
    }
    const unknownId = `${round}${dealer.fitting(MAX_LENGTHS.id - 4)}` as NodeId
    nodes[unknownId] = {
      id: unknownId,
      module: dealer.fitting(MAX_LENGTHS.module),
      version: 0,
      props: { own: dealer.next().vector },
    }
    children.push(unknownId)
  }
  const title = new Dealer(rounds[0] ?? 0).fitting(MAX_LENGTHS.title)
  return { format: DOCUMENT_FORMAT, title, look: { background: '' }, children, nodes }
}

/** Children of a module in a hostile page: each kind once. */
function childrenOf(
  parent: Definition,
  id: string,
  add: (candidate: Definition, id: string, extra?: Partial<Node>) => NodeId,
): NodeId[] {
  const types = parent.accepts?.types === 'modules' ? ['text'] : (parent.accepts?.types ?? [])
  const rect = parent.accepts?.arrangement === 'free' ? { rect: { x: 5, y: 5, width: 120, height: 40 } } : {}
  return types.flatMap((type) => {
    const child = DEFINITIONS[type]
    if (!child) return []
    const childId = `${id}-${type}`
    return [add(child, childId, { ...rect, ...(child.accepts && { children: childrenOf(child, childId, add) }) })]
  })
}

/** A site part filled with vectors. */
export function hostilePart(code: string, round: number): Document | undefined {
  const definition = Object.hasOwn(SITE_PARTS, code) ? SITE_PARTS[code] : undefined
  if (!definition) return undefined
  const dealer = new Dealer(round)
  const id = 'part' as NodeId
  const node = { id, module: code, version: definition.version, props: hostileProps(definition.fields, dealer) }
  return {
    format: DOCUMENT_FORMAT,
    title: dealer.fitting(MAX_LENGTHS.title),
    look: { background: '' },
    children: [id],
    nodes: { [id]: node },
  }
}
