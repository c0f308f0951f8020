import fc from 'fast-check'
import { expect, it } from 'vitest'

import { checkDocument, checkPatchedDocument } from './check-document.ts'
import { emptyDocument, MAX_DEPTH, MAX_NODES } from './document.ts'
import type { Document } from './document.ts'
import { applyDraftPatch } from './draft-patch.ts'
import type { DraftPatch } from './draft-patch.ts'
import { NodeId } from './node.ts'

const names = ['a', 'b', 'c', 'd', 'e'] as const
const nodeOf = (id: string, more: object = {}) => ({ id, module: 'text', version: 0, props: {}, ...more })

/** Valid documents with all nodes on one level. */
const stored: fc.Arbitrary<Document> = fc.uniqueArray(fc.constantFrom(...names)).map((ids) => ({
  ...emptyDocument('页'),
  children: ids.map((id) => NodeId.parse(id)),
  nodes: Object.fromEntries(ids.map((id) => [id, nodeOf(id)])) as Document['nodes'],
}))

const deep = JSON.parse('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH)) as unknown

const brokenNode = fc.constantFrom(7, [], {}, nodeOf('a', { version: -1 }), nodeOf('b', { props: [] }))
const oddNode = fc.constantFrom(
  nodeOf('a', { children: ['b'] }),
  nodeOf('a', { children: ['a'] }),
  nodeOf('b', { children: ['nobody'] }),
  nodeOf('c', { props: { deep } }),
  nodeOf('d', { showing: { from: 1 } }),
  nodeOf('e', { rect: { x: 0, y: 0, width: 1, height: 1 } }),
)
const change = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...names).map((id) => nodeOf(id)),
  oddNode,
  brokenNode,
)
const patches: fc.Arbitrary<DraftPatch> = fc.record({
  nodes: fc.dictionary(fc.constantFrom(...names, '', '__proto__', 'x'.repeat(500)), change, { maxKeys: 4 }),
  members: fc.dictionary(
    fc.constantFrom('title', 'children', 'look', 'format', 'nodes', 'unknown', '__proto__'),
    fc.oneof(
      fc.constant(null),
      fc.string(),
      fc.uniqueArray(fc.constantFrom<string>(...names, 'nobody')),
      fc.constantFrom<unknown>(1, { background: '' }, { background: 'url(x)' }, deep),
    ),
    { maxKeys: 3 },
  ),
})

it('accepts exactly the patched documents that a full check accepts', () => {
  let accepted = 0
  fc.assert(
    fc.property(stored, patches, (document, patch) => {
      const patched = applyDraftPatch(document, patch)
      const [full, patchOnly] = [checkDocument(patched), checkPatchedDocument(patched, patch)]
      expect(patchOnly.ok).toBe(full.ok)
      if (patchOnly.ok) accepted += 1
    }),
    { numRuns: 5000 },
  )
  // Both outcomes are common enough to mean something.
  expect(accepted).toBeGreaterThan(200)
})

it('applies the node limit to the whole document', () => {
  const ids = Array.from({ length: MAX_NODES }, (_, index) => NodeId.parse(`n${index}`))
  const document = { ...emptyDocument(''), children: ids, nodes: Object.fromEntries(ids.map((id) => [id, nodeOf(id)])) }
  const patch = { nodes: { more: nodeOf('more') }, members: { children: [...ids, 'more'] } }
  expect(checkPatchedDocument(applyDraftPatch(document, patch), patch)).toMatchObject({
    ok: false,
    issue: { path: 'nodes' },
  })
})
