import type { Random } from './random.ts'

/** Plain object of a document under mutation. */
export type Plain = Record<string, unknown>

/** Document under mutation; its structure is arbitrary. */
export interface FuzzDraft {
  document: Plain
  readonly random: Random
  /** Placeholder that is serialized as this raw text, for JSON that no value produces: `1e999`, 10,000 levels. */
  readonly raw: (text: string) => string
}

/** One mutation of a document. No effect where it does not apply. */
export type Mutation = (draft: FuzzDraft) => void

/** Position in a document that contains a value. */
export interface Slot {
  readonly holder: Plain
  readonly key: string
}

const MOST_SLOTS = 20_000

/** True for an object or a list. */
export function isHolder(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null
}

/** The first 20,000 positions below a value, in order. */
export function slotsOf(root: unknown): Slot[] {
  const slots: Slot[] = []
  const waiting = [root]
  for (let holder = waiting.pop(); holder !== undefined; holder = waiting.pop()) {
    if (!isHolder(holder)) continue
    for (const key of Object.keys(holder)) {
      slots.push({ holder, key })
      if (isHolder(holder[key])) waiting.push(holder[key])
      if (slots.length >= MOST_SLOTS) return slots
    }
  }
  return slots
}

/** Nodes of a draft that are still objects. */
export function nodesOfDraft({ document }: FuzzDraft): Plain[] {
  return isHolder(document['nodes']) ? Object.values(document['nodes']).filter(isHolder) : []
}

/** A random node of a draft; `undefined` when there is none. */
export function anyNode(draft: FuzzDraft): Plain | undefined {
  const nodes = nodesOfDraft(draft)
  return nodes.length > 0 ? draft.random.pick(nodes) : undefined
}

/** A random list of children, of the page or of a node. */
export function anyChildren(draft: FuzzDraft): unknown[] | undefined {
  const lists = [draft.document, ...nodesOfDraft(draft)].map((one) => one['children']).filter(Array.isArray)
  return lists.length > 0 ? draft.random.pick(lists) : undefined
}

/** Sets an own property of any name, including `__proto__`. */
export function setOwn(holder: Plain, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Adds a node to a draft and to the given children; returns its id. */
export function addNode(draft: FuzzDraft, node: Plain, children: unknown[] | undefined): string {
  const nodes = isHolder(draft.document['nodes']) ? draft.document['nodes'] : {}
  const id = typeof node['id'] === 'string' ? node['id'] : `fuzz-${Object.keys(nodes).length}`
  setOwn(nodes, id, { id, module: 'text', version: 0, props: {}, ...node })
  children?.push(id)
  return id
}
