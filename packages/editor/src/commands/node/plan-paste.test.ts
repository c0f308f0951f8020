import { checkDocument } from '@mallwright/contract/document'
import type { Document, Node, NodeId } from '@mallwright/contract/document'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createDocumentStore, runCommand } from '../../document-store/document-store.ts'
import { undo } from '../../document-store/history.ts'
import { MODULE_RULES } from '../../gestures/module-rules.ts'
import { samplePage, tabbedPage } from '../../sample-page.samples.ts'
import { createClipping, nodesOfClipping } from '../kit/clipping.ts'
import type { Clipping } from '../kit/clipping.ts'
import { callOf } from '../kit/define-command.ts'
import { newNodeId } from '../kit/make-node.ts'
import { nodeIn, parentOf, subtreeOf, topmost } from '../kit/node-tree.ts'
import { duplicateNode } from './duplicate-node.ts'
import { pasteNodes, planPaste } from './paste-nodes.ts'

const ids = (...names: string[]) => names as NodeId[]
const contextOf = (document: Document, selection: readonly NodeId[] = []) => ({
  document,
  selection,
  newId: newNodeId,
  rules: MODULE_RULES,
})

function pasted(clipping: Clipping, document: Document, selection: string[] = [], isInPlace = false) {
  const plan = planPaste(clipping, contextOf(document, ids(...selection)), isInPlace)
  if (!plan.ok) throw new Error(plan.reason)
  const store = createDocumentStore(document)
  runCommand(store, callOf(pasteNodes, plan.input))
  const after = store.getState().document
  const tops = plan.input.insertions.flatMap(({ nodeIds }) => nodeIds)
  return { store, after, tops, first: nodeIn(after, tops[0] as NodeId), left: plan.left }
}

/** A node without ids, location and group: equal for a copy. */
function shapeOf(nodes: Document['nodes'], id: NodeId): unknown {
  const { id: _id, rect: _rect, group: _group, children, ...rest } = nodes[id] as Node
  return { ...rest, children: children?.map((child) => shapeOf(nodes, child)) }
}

const grouped = (): Document => {
  const document = samplePage()
  for (const id of ids('logo', 'slogan')) nodeIn(document, id).group = 'duo'
  return document
}
const page = fc.constantFrom(samplePage(), tabbedPage(), grouped())
const choice = fc
  .tuple(page, page, fc.infiniteStream(fc.boolean()), fc.boolean())
  .map(([source, target, coins, isInPlace]) => {
    const pick = (document: Document) => (Object.keys(document.nodes) as NodeId[]).filter(() => coins.next().value)
    return { source, target, copied: topmost(source, pick(source)), selected: topmost(target, pick(target)), isInPlace }
  })

describe('planPaste', () => {
  it('pastes beside what is around all of the selection', () => {
    const clipping = createClipping(samplePage(), ids('title'))
    const parentAfter = (selection: string[]) => {
      const { after, first } = pasted(clipping, tabbedPage(), selection)
      return parentOf(after, first.id)
    }
    expect(parentAfter(['first', 'second'])).toBe('hot')
    expect(parentAfter(['first', 'intro'])).toBeUndefined()
    expect(parentAfter(['first', 'box'])).toBeUndefined()
  })

  it('gives fresh ids and groups with the same structure and props; the page stays valid and undo restores it', () => {
    fc.assert(
      fc.property(choice, ({ source, target, copied, selected, isInPlace }) => {
        const clipping = createClipping(source, copied)
        const plan = planPaste(clipping, contextOf(target, selected), isInPlace)
        if (!plan.ok) return
        const { nodes, insertions } = plan.input
        const fresh = nodes.map(({ id }) => id)
        expect(new Set(fresh).size).toBe(fresh.length)
        expect(fresh.filter((id) => Object.hasOwn(target.nodes, id) || Object.hasOwn(source.nodes, id))).toEqual([])
        const store = createDocumentStore(target)
        runCommand(store, callOf(pasteNodes, plan.input))
        const after = store.getState().document
        expect(checkDocument(after)).toMatchObject({ ok: true })
        const tops = insertions.flatMap(({ nodeIds }) => nodeIds)
        const shapes = (document: Document, of: readonly NodeId[]) =>
          of.map((id) => JSON.stringify(shapeOf(document.nodes, id)))
        expect(shapes(source, copied)).toEqual(expect.arrayContaining(shapes(after, tops)))
        expect(tops.length + plan.left.length).toBe(copied.length)
        const marks = nodes.flatMap(({ group }) => group ?? [])
        expect(marks).not.toContain('duo')
        for (const id of tops) {
          const parent = parentOf(after, id)
          const isFree = parent !== undefined && MODULE_RULES.isFree(nodeIn(after, parent).module)
          expect(nodeIn(after, id).rect !== undefined).toBe(isFree)
        }
        undo(store)
        expect(store.getState().document).toEqual(target)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps relative positions inside the bounds of a smaller container', () => {
    const clipping = createClipping(samplePage(), ids('logo', 'slogan'))
    const { after, tops } = pasted(clipping, tabbedPage(), ['box'])
    const [logo, slogan] = tops.map((id) => nodeIn(after, id).rect)
    expect(slogan && logo && { x: slogan.x - logo.x, y: slogan.y - logo.y }).toEqual({ x: 180, y: 80 })
    expect(tops.map((id) => parentOf(after, id))).toEqual(['box', 'box'])
  })

  it('offsets each further paste beside itself by one step', () => {
    const clipping = createClipping(samplePage(), ids('logo'))
    const once = pasted(clipping, samplePage(), ['logo'])
    expect(once.first.rect).toMatchObject({ x: 30, y: 30 })
    const twice = pasted(clipping, once.after, [once.first.id])
    expect(twice.first.rect).toMatchObject({ x: 40, y: 40 })
  })

  it('restores a cut node at its original location when pasted in place', () => {
    const cut = samplePage()
    const clipping = createClipping(cut, ids('slogan'))
    const without: Document = { ...cut, nodes: { ...cut.nodes } }
    delete without.nodes['slogan' as NodeId]
    without.nodes['free' as NodeId] = { ...nodeIn(cut, 'free' as NodeId), children: ids('logo', 'buy') }
    const { after, first } = pasted(clipping, without, ['banner'], true)
    expect(first.rect).toEqual(samplePage().nodes['slogan' as NodeId]?.rect)
    expect(nodeIn(after, 'free' as NodeId).children?.indexOf(first.id)).toBe(1)
  })

  it('puts a container beside the selected one of its kind, and other modules into it', () => {
    const free = pasted(createClipping(samplePage(), ids('free')), samplePage(), ['free'])
    expect(free.after.children.indexOf(free.first.id)).toBe(2)
    const text = pasted(createClipping(samplePage(), ids('title')), samplePage(), ['free'])
    expect(parentOf(text.after, text.first.id)).toBe('free')
    expect(text.first.rect).toBeDefined()
  })

  it('puts a tab into the nearest tabs, and refuses it where there are none', () => {
    const clipping = createClipping(tabbedPage(), ids('hot'))
    const { after, first } = pasted(clipping, tabbedPage(), ['outro'])
    expect(parentOf(after, first.id)).toBe('tabs')
    expect(planPaste(clipping, contextOf(samplePage()))).toEqual({ ok: false, reason: 'nowhere', module: 'tab-page' })
  })

  it('skips nodes without a possible location and pastes the rest', () => {
    const { left, tops } = pasted(createClipping(tabbedPage(), ids('intro', 'hot')), samplePage())
    expect(left).toEqual(['tab-page'])
    expect(tops).toHaveLength(1)
  })

  it('keeps an unknown module byte for byte', () => {
    const { first } = pasted(createClipping(samplePage(), ids('riddle')), tabbedPage(), ['first'])
    const { id: _id, ...before } = nodeIn(samplePage(), 'riddle' as NodeId)
    const { id: _other, ...after } = first
    expect(JSON.stringify(after)).toBe(JSON.stringify(before))
  })

  it('refuses a paste that exceeds the node limit', () => {
    const many = samplePage()
    for (let n = 0; n < 4999; n++) {
      const id = `n${n}` as NodeId
      many.nodes[id] = { id, module: 'text', version: 0, props: {} }
      many.children.push(id)
    }
    const plan = planPaste(createClipping(samplePage(), ids('title')), contextOf(many))
    expect(plan).toEqual({ ok: false, reason: 'tooMany' })
  })
})

it('duplicates nodes with their children under fresh ids in the same structure', () => {
  fc.assert(
    fc.property(choice, ({ source, copied }) => {
      if (copied.length === 0) return
      const newIds = copied.flatMap((id) => subtreeOf(source, id).map(newNodeId))
      const store = createDocumentStore(source)
      runCommand(store, callOf(duplicateNode, { nodeIds: copied, newIds }))
      const after = store.getState().document
      expect(checkDocument(after)).toMatchObject({ ok: true })
      expect(Object.keys(after.nodes)).toHaveLength(Object.keys(source.nodes).length + newIds.length)
      const tops = copied.map(
        (id) =>
          newIds[
            copied.slice(0, copied.indexOf(id)).flatMap((copiedId) => subtreeOf(source, copiedId)).length
          ] as NodeId,
      )
      expect(tops.map((id) => shapeOf(after.nodes, id))).toEqual(copied.map((id) => shapeOf(source.nodes, id)))
    }),
    { numRuns: 200 },
  )
})

it('ignores selected descendants of selected nodes when copying', () => {
  const clipping = createClipping(samplePage(), ids('logo', 'free'))
  expect(clipping.children).toEqual(['free'])
  expect(nodesOfClipping(clipping).map(({ id }) => id)).toEqual(['free', 'logo', 'slogan', 'buy'])
})
