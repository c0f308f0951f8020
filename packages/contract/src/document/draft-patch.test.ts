import fc from 'fast-check'
import { expect, it } from 'vitest'

import { applyDraftPatch, diffDocuments } from './draft-patch.ts'
import { emptyDocument } from './document.ts'
import type { Document } from './document.ts'
import { NodeId } from './node.ts'

const nodeIds = fc.constantFrom('a', 'b', 'c', 'd').map((id) => NodeId.parse(id))
const documents: fc.Arbitrary<Document> = fc
  .tuple(fc.string({ maxLength: 5 }), fc.uniqueArray(nodeIds), fc.integer({ min: 0, max: 3 }))
  .map(([title, ids, size]) => ({
    ...emptyDocument(title),
    children: ids,
    nodes: Object.fromEntries(ids.map((id) => [id, { id, module: 'text', version: 0, props: { size } }])),
  }))

const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

it('transforms any document into any other, also after JSON serialization', () => {
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      expect(applyDraftPatch(before, sent(diffDocuments(before, after)))).toEqual(after)
    }),
  )
})

it('contains the changed node only', () => {
  const a = NodeId.parse('a')
  const b = NodeId.parse('b')
  const node = (id: NodeId, size: number) => ({ id, module: 'text', version: 0, props: { size } })
  const before = { ...emptyDocument(''), children: [a, b], nodes: { [a]: node(a, 1), [b]: node(b, 1) } }
  const after = { ...before, nodes: { ...before.nodes, [b]: node(b, 2) } }
  expect(diffDocuments(before, after)).toEqual({ nodes: { b: node(b, 2) }, members: {} })
})

it('never writes a prototype, nor replaces the node map through members', () => {
  const patch = {
    nodes: JSON.parse('{"__proto__": {"polluted": true}}') as Record<string, unknown>,
    members: { nodes: {} },
  }
  const patched = applyDraftPatch(emptyDocument(''), patch)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(Object.keys(patched['nodes'] as object)).toEqual(['__proto__'])
})
