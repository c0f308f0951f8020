import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import { countChanges } from './release-changes.ts'

/** A page of nodes by name; those of a container follow it in brackets, e.g. `a b(c d)`. */
function page(outline: string, texts: Readonly<Record<string, string>> = {}): Document {
  const nodes: Record<NodeId, Node> = {}
  const node = (name: string, children?: NodeId[]): NodeId => {
    const id = name as NodeId
    nodes[id] = { id, module: 'text', version: 0, props: { text: texts[name] ?? '' }, ...(children && { children }) }
    return id
  }
  const children = [...outline.matchAll(/(\w+)(?:\(([^)]*)\))?/g)].map(([, name = '', inside]) =>
    node(
      name,
      inside
        ?.split(' ')
        .filter(Boolean)
        .map((child) => node(child)),
    ),
  )
  return { format: 1, title: '', look: { background: '' }, children, nodes }
}

it.each([
  ['nothing', page('a b(c d)'), page('a b(c d)'), 0],
  ['a text', page('a b'), page('a b', { a: '新' }), 1],
  ['an inserted node', page('a b'), page('a n b'), 1],
  ['a node inserted into a container', page('a b(c)'), page('a b(c n)'), 1],
  ['a removed node', page('a b(c d)'), page('a b(d)'), 1],
  ['a removed container, with what was in it', page('a b(c d)'), page('a'), 3],
  ['another order', page('a b c'), page('b a c'), 1],
  ['a node moved to another parent', page('a b(c)'), page('b(c a)'), 1],
  ['a title', page('a'), { ...page('a'), title: '新' }, 1],
] as const)('counts %s once', (_, before, after, count) => {
  expect(countChanges(before, after)).toBe(count)
  expect(countChanges(after, before)).toBe(count)
})
