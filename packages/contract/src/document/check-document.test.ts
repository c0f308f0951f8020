import { expect, it } from 'vitest'

import { checkDocument } from './check-document.ts'
import { emptyDocument, MAX_DEPTH, MAX_NESTING, MAX_NODES } from './document.ts'

const node = (id: string, extra: object = {}) => ({ id, module: 'text', version: 0, props: {}, ...extra })
const page = (children: string[], nodes: Record<string, unknown>) => ({ ...emptyDocument('页'), children, nodes })
const issueOf = (value: unknown) => {
  const checked = checkDocument(value)
  return checked.ok ? undefined : checked.issue.path
}

it('accepts an empty page, nested nodes and unknown modules', () => {
  const unknown = node('b', { module: 'hologram', version: 7, props: { deep: [{ a: 1e3 }] }, own: '保留' })
  const value = page(['a'], { a: node('a', { children: ['b'] }), b: unknown })
  const checked = checkDocument(value)
  expect(checked.ok && checked.document).toBe(value)
  expect(issueOf(emptyDocument(''))).toBeUndefined()
})

it.each([
  ['a value that is no document', 17],
  ['a child that is not there', page(['a'], {})],
  ['a child by an inherited name', page(['toString'], {})],
  ['a node held twice', page(['a', 'a'], { a: node('a') })],
  ['a node that holds itself', page(['a'], { a: node('a', { children: ['a'] }) })],
  ['a node held by nothing', page([], { a: node('a') })],
  ['a key that is not the id', page(['a'], { a: node('b') })],
  [
    'a node under the name of every prototype',
    page(['a'], JSON.parse('{"a":{"id":"a","module":"text","version":0,"props":{}},"__proto__":null}') as never),
  ],
  ['a rect without a number', page(['a'], { a: node('a', { rect: { x: 0, y: 0, width: 'wide', height: 1 } }) })],
  ['a group without a name', page(['a'], { a: node('a', { group: '' }) })],
  ['a guide that is no number', page(['a'], { a: node('a', { guides: { x: ['left'], y: [] } }) })],
  ['guides without end', page(['a'], { a: node('a', { guides: { x: Array<number>(101).fill(1), y: [] } }) })],
  ['a look that is no colour', { ...emptyDocument(''), look: { background: 'url(https://x)' } }],
])('reports the position of an issue: %s', (_, value) => {
  expect(issueOf(value)).toBeDefined()
})

it('refuses more nodes than the page limit', () => {
  const ids = Array.from({ length: MAX_NODES + 1 }, (_, index) => `n${index}`)
  expect(issueOf(page(ids, Object.fromEntries(ids.map((id) => [id, node(id)]))))).toBe('nodes')
})

const chain = (count: number) => {
  const nodes = Array.from({ length: count }, (_, index) =>
    node(`n${index}`, { children: index === count - 1 ? [] : [`n${index + 1}`] }),
  )
  return page(['n0'], Object.fromEntries(nodes.map((node) => [node.id, node])))
}
const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

it('accepts nested nodes up to the depth limit and refuses a deeper chain', () => {
  expect(issueOf(chain(MAX_NESTING))).toBeUndefined()
  expect(issueOf(chain(MAX_NESTING + 1))).toBe(`nodes.n${MAX_NESTING}`)
  expect(issueOf(chain(MAX_NODES))).toBe(`nodes.n${MAX_NESTING}`)
})

it('accepts nested values up to the depth limit and refuses deeper ones, which cannot be serialized', () => {
  // Levels around the value: document, nodes, node, props.
  const inProps = (levels: number) => page(['a'], { a: node('a', { props: { own: deep(levels) } }) })
  expect(issueOf(inProps(MAX_DEPTH - 4))).toBeUndefined()
  for (const levels of [MAX_DEPTH - 3, 100_000]) expect(issueOf(inProps(levels))).toBe('')
})
