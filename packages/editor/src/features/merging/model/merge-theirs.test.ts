import type { Document, NodeId } from '@mallwright/contract/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { newNodeId } from '../../../commands/kit/make-node.ts'
import { createDocumentStore } from '../../../document-store/document-store.ts'
import { historyOf, jumpTo } from '../../../document-store/history.ts'
import { incorporate } from '../../../document-store/incorporate.ts'
import { isSameJson } from '../../../document-store/same-json.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import { samplePage } from '../../../sample-page.samples.ts'
import { mergeDocuments } from './merge-documents.ts'
import { hasConflict, theirWorkInto } from './merge-theirs.ts'
import { applyEdits, edited, edits } from './test-edits.ts'

const base = samplePage()
const copyOf = (document: Document) => structuredClone(document)

describe('their work in one’s own document', () => {
  it('is what a three-way merge gives, for any edits of both sides', () => {
    fc.assert(
      fc.property(edits(4), edits(4), (own, others) => {
        const mine = edited(base, own, 'm')
        // As it arrives from the server: no object is shared.
        const theirs = copyOf(edited(base, others, 't'))
        const merged = mergeDocuments({ base, mine, theirs, newId: newNodeId, rules: MODULE_RULES })
        const result = theirWorkInto({ base, theirs })(mine)
        expect(result).toEqual(merged)
      }),
      { numRuns: 500 },
    )
  })

  it('leaves unchanged modules the same objects', () => {
    const theirs = copyOf(base)
    const title = 'title' as NodeId
    const node = theirs.nodes[title]
    if (node) theirs.nodes[title] = { ...node, props: { text: 'theirs' } }
    const result = theirWorkInto({ base, theirs })(base)
    const changed = Object.keys(base.nodes).filter((id) => result?.nodes[id as NodeId] !== base.nodes[id as NodeId])
    expect(changed).toEqual(['title'])
    expect(result?.children).toBe(base.children)
  })
})

describe('a history with their work', () => {
  it('undoes and redoes one’s own steps and never theirs', () => {
    fc.assert(
      fc.property(edits(6), edits(4), fc.nat(6), (own, others, undone) => {
        const theirs = copyOf(edited(base, others, 't'))
        const store = createDocumentStore(base)
        applyEdits(store, own, 'm')
        const count = historyOf(store).current
        jumpTo(store, Math.max(0, count - undone))
        const mine = store.getState().document
        fc.pre(!hasConflict(mine, { base, theirs }))
        expect(incorporate(store, theirWorkInto({ base, theirs }))).toBe(true)
        const merged = mergeDocuments({ base, mine, theirs, newId: newNodeId, rules: MODULE_RULES })
        expect(store.getState().document).toEqual(merged)
        const at = historyOf(store).current
        jumpTo(store, 0)
        expect(isSameJson(store.getState().document, theirs)).toBe(true)
        jumpTo(store, at)
        expect(store.getState().document).toEqual(merged)
        expect(historyOf(store).steps.length - 1).toBe(count)
      }),
      { numRuns: 300 },
    )
  })

  it('ends before a state that their work does not fit', () => {
    const store = createDocumentStore(base)
    applyEdits(
      store,
      [
        [1, 0, 0, 0],
        [1, 1, 0, 0],
        [1, 2, 0, 0],
      ],
      'm',
    )
    const { current } = historyOf(store)
    expect(current).toBeGreaterThan(1)
    const start = base
    expect(incorporate(store, (document) => (document === start ? undefined : { ...document, title: 'x' }))).toBe(true)
    expect(historyOf(store).current).toBe(current - 1)
    const before = store.getState()
    expect(incorporate(store, () => undefined)).toBe(false)
    expect(store.getState()).toBe(before)
  })
})
