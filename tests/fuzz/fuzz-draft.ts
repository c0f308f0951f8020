import type { Random } from './random.ts'

/** Plain object of a document under mutation. */
export type PlainObject = Record<string, unknown>

/** Document under mutation; its structure is arbitrary. */
export interface FuzzDraft {
  document: PlainObject
  readonly random: Random
  /** Placeholder that is serialized as this raw text, for JSON that no value produces: `1e999`, 10,000 levels. */
  readonly raw: (text: string) => string
}

/** One mutation of a document. No effect where it does not apply. */
export type Mutation = (draft: FuzzDraft) => void

/** Position in a document that contains a value. */
export interface Slot {
  readonly owner: PlainObject
  readonly key: string
}

const MAX_SLOTS = 20_000

/** True for an object or a list. */
export function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null
}

/** The first 20,000 positions below a value, in order. */
export function slotsOf(root: unknown): Slot[] {
  const slots: Slot[] = []
  const stack = [root]
  for (let owner = stack.pop(); owner !== undefined; owner = stack.pop()) {
    if (!isObject(owner)) continue
    for (const key of Object.keys(owner)) {
      slots.push({ owner, key })
      if (isObject(owner[key])) stack.push(owner[key])
      if (slots.length >= MAX_SLOTS) return slots
    }
  }
  return slots
}

/** Nodes of a draft that are still objects. */
export function nodesOfDraft({ document }: FuzzDraft): PlainObject[] {
  return isObject(document['nodes']) ? Object.values(document['nodes']).filter(isObject) : []
}

/** A random node of a draft; `undefined` when there is none. */
export function pickNode(draft: FuzzDraft): PlainObject | undefined {
  const nodes = nodesOfDraft(draft)
  return nodes.length > 0 ? draft.random.pick(nodes) : undefined
}

/** A random list of children, of the page or of a node. */
export function pickChildren(draft: FuzzDraft): unknown[] | undefined {
  const lists = [draft.document, ...nodesOfDraft(draft)].map((one) => one['children']).filter(Array.isArray)
  return lists.length > 0 ? draft.random.pick(lists) : undefined
}

/** Sets an own property of any name, including `__proto__`. */
export function setOwn(owner: PlainObject, key: string, value: unknown): void {
  Object.defineProperty(owner, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Adds a node to a draft and to the given children; returns its id. */
export function addNode(draft: FuzzDraft, node: PlainObject, children: unknown[] | undefined): string {
  const nodes = isObject(draft.document['nodes']) ? draft.document['nodes'] : {}
  const id = typeof node['id'] === 'string' ? node['id'] : `fuzz-${Object.keys(nodes).length}`
  setOwn(nodes, id, { id, module: 'text', version: 0, props: {}, ...node })
  children?.push(id)
  return id
}
