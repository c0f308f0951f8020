import { RICH_LIMITS, RICH_RULES, richAttributes } from './rich-node.ts'
import type { RichAttributes, RichNode, RichPlace, RichRole, RichTag } from './rich-node.ts'

interface Open {
  readonly tag: RichTag | undefined
  readonly holds: Exclude<RichPlace, 'void'>
  readonly children: RichNode[]
  /** The author's tag name; matches end tags. */
  readonly name: string
}

/** Wrappers inserted for content directly in a list or a part of a table. */
const WRAPPERS = { list: 'li', table: 'tbody', rows: 'tr', cells: 'td' } as const

/**
 * Builds a valid rich-text tree from nodes in document order.
 * Each step inspects open elements only, at most 32: linear overall.
 */
export class RichBuilder {
  readonly #root: Open = { tag: undefined, holds: 'flow', children: [], name: '' }
  readonly #stack: Open[] = [this.#root]
  #nodes = 0
  #characters = 0

  /** `name` is what `close` will be called with; a tag that may not stand here loses its markup and keeps its text. */
  open(tag: RichTag, written: Readonly<Record<string, unknown>>, name: string = tag): void {
    const attributes = richAttributes(tag, written)
    if (!attributes || this.isFull()) return
    const index = placeFor(tag, this.#stack)
    if (index < 0) return
    this.#popTo(index)
    if (this.#fill(RICH_RULES[tag].role) && this.#hasRoom()) this.#push(tag, attributes, name)
  }

  close(name: string): void {
    const index = this.#stack.findLastIndex((open, at) => at > 0 && open.name === name)
    if (index > 0) this.#popTo(index - 1)
  }

  text(written: string): void {
    if (this.isFull()) return
    const { holds, children } = this.#top()
    let text = written.replace(/[\t\n\f\r ]+/g, ' ').slice(0, RICH_LIMITS.characters - this.#characters)
    if (endsOpen(children.at(-1), holds)) text = text.replace(/^ /, '')
    if (text === '' || !this.#fill('inline')) return
    this.#characters += text.length
    const inside = this.#top().children
    const before = inside.at(-1)
    if (typeof before === 'string') inside[inside.length - 1] = before + text
    else {
      this.#nodes++
      inside.push(text)
    }
  }

  /** True when no more fits. */
  isFull(): boolean {
    return this.#nodes >= RICH_LIMITS.nodes || this.#characters >= RICH_LIMITS.characters
  }

  /** The tree. */
  finish(): readonly RichNode[] {
    this.#popTo(0)
    return this.#root.children
  }

  #top(): Open {
    return this.#stack.at(-1) ?? this.#root
  }

  #hasRoom(): boolean {
    return this.#stack.length <= RICH_LIMITS.depth
  }

  #push(tag: RichTag, attributes: RichAttributes, name: string): void {
    const { holds } = RICH_RULES[tag]
    const children: RichNode[] = []
    this.#nodes++
    this.#top().children.push({ tag, ...attributes, ...(holds !== 'void' && { children }) })
    if (holds !== 'void') this.#stack.push({ tag, holds, children, name })
  }

  #popTo(index: number): void {
    while (this.#stack.length > index + 1) {
      const { tag, children } = this.#stack.pop() ?? this.#root
      // Empty elements are dropped; cells stay, because they keep their column.
      if (children.length === 0 && tag !== 'td' && tag !== 'th') this.#top().children.pop()
    }
  }

  /** Inserts the wrappers required for a role; false when the depth limit is reached. */
  #fill(role: RichRole): boolean {
    for (;;) {
      const { holds } = this.#top()
      if (holds === 'flow' || holds === 'inline' || ACCEPTED[holds] === role) return true
      if (!this.#hasRoom()) return false
      this.#push(WRAPPERS[holds], {}, '')
    }
  }
}

const ACCEPTED = { list: 'item', table: 'section', rows: 'row', cells: 'cell' } as const

/** True where a leading space would be invisible. */
function endsOpen(last: RichNode | undefined, holds: RichPlace): boolean {
  if (last === undefined) return holds !== 'inline'
  return typeof last === 'string' ? last.endsWith(' ') : RICH_RULES[last.tag].role !== 'inline'
}

/** The open element that a tag goes into, by index; what is open inside of it ends there. -1 when it may not stand here. */
function placeFor(tag: RichTag, stack: readonly Open[]): number {
  const { role } = RICH_RULES[tag]
  const nearest = (...tags: readonly RichTag[]) => stack.findLastIndex((open) => open.tag && tags.includes(open.tag))
  switch (role) {
    case 'inline': {
      const outer = tag === 'a' ? nearest('a') : -1
      return outer < 0 ? stack.length - 1 : outer - 1
    }
    case 'block':
      return stack.findLastIndex(({ holds }) => holds !== 'inline')
    case 'caption': {
      const figure = nearest('figure')
      return figure === stack.findLastIndex(({ holds }) => holds !== 'inline') ? figure : -1
    }
    case 'item': {
      const list = nearest('ul', 'ol')
      return list > nearest('table') ? list : -1
    }
    case 'section':
      return nearest('table')
    case 'row':
      return nearest('table', 'thead', 'tbody')
    case 'cell':
      return nearest('table', 'thead', 'tbody', 'tr')
  }
}
