import type { Random } from './random.ts'

/** Any plain object of a document while it is being broken. */
export type Plain = Record<string, unknown>

/** A document while it is being broken: nothing in it can be relied on. */
export interface FuzzDraft {
  document: Plain
  readonly random: Random
  /** A value that is written into the JSON as this text, for what no value can say: `1e999`, 10,000 levels. */
  readonly raw: (text: string) => string
}

/** One way to break a document. Does nothing where the document has no place for it. */
export type Mutation = (draft: FuzzDraft) => void

/** A place in a document that holds a value. */
export interface Slot {
  readonly holder: Plain
  readonly key: string
}

const MOST_SLOTS = 20_000

/** True for an object or a list. */
export function isHolder(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null
}

/** Every place below a value, in order; the first 20,000 of them. */
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

/** The nodes of a draft that are still objects. */
export function nodesOfDraft({ document }: FuzzDraft): Plain[] {
  return isHolder(document['nodes']) ? Object.values(document['nodes']).filter(isHolder) : []
}

/** One node of a draft; `undefined` when there is none left. */
export function anyNode(draft: FuzzDraft): Plain | undefined {
  const nodes = nodesOfDraft(draft)
  return nodes.length > 0 ? draft.random.pick(nodes) : undefined
}

/** One of the page's or a node's lists of children. */
export function anyChildren(draft: FuzzDraft): unknown[] | undefined {
  const lists = [draft.document, ...nodesOfDraft(draft)].map((one) => one['children']).filter(Array.isArray)
  return lists.length > 0 ? draft.random.pick(lists) : undefined
}

/** Sets an own property of any name, `__proto__` too. */
export function setOwn(holder: Plain, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Adds a node to a draft and hangs it where it is told to; gives its id. */
export function addNode(draft: FuzzDraft, node: Plain, children: unknown[] | undefined): string {
  const nodes = isHolder(draft.document['nodes']) ? draft.document['nodes'] : {}
  const id = typeof node['id'] === 'string' ? node['id'] : `fuzz-${Object.keys(nodes).length}`
  setOwn(nodes, id, { id, module: 'text', version: 0, props: {}, ...node })
  children?.push(id)
  return id
}
