import type { NodeId } from '@mallwright/contract/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { moveTogether } from '../../../commands/node/move-together.ts'
import { createDocumentStore, runCommand } from '../../../document-store/document-store.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import { samplePage, tabbedPage } from '../../../sample-page.samples.ts'
import { layerMove } from './layer-drop.ts'
import type { DropPosition } from './layer-drop.ts'

const id = (text: string) => text as NodeId
const drop = (nodes: string, position: DropPosition, targetId: string, document = samplePage()) =>
  layerMove(document, MODULE_RULES, { nodeIds: nodes.split(' ').map(id), targetId: id(targetId), position })

describe('dropped layer', () => {
  it('goes before or after another layer', () => {
    expect(drop('banner', 'before', 'title')).toEqual({ nodeIds: ['banner'], parentId: undefined, index: 0 })
    expect(drop('title', 'after', 'banner')).toEqual({ nodeIds: ['title'], parentId: undefined, index: 2 })
  })

  it('goes into a container, centred in a free container', () => {
    expect(drop('title', 'inside', 'free')).toMatchObject({
      parentId: 'free',
      index: 3,
      rects: [{ x: expect.any(Number) }],
    })
    expect(drop('intro', 'inside', 'hot', tabbedPage())).toEqual({ nodeIds: ['intro'], parentId: 'hot', index: 2 })
  })

  it('moves all selected layers in order, and none where one is not allowed', () => {
    expect(drop('title banner', 'after', 'riddle')).toEqual({
      nodeIds: ['title', 'banner'],
      parentId: undefined,
      index: 2,
    })
    expect(drop('logo banner', 'inside', 'free')).toMatchObject({
      index: 2,
      rects: [samplePage().nodes[id('logo')]?.rect, { x: expect.any(Number) }],
    })
    expect(drop('title hot', 'after', 'intro', tabbedPage())).toBeUndefined()
  })

  it('leaves its container', () => {
    expect(drop('logo', 'after', 'free')).toEqual({ nodeIds: ['logo'], parentId: undefined, index: 2 })
  })

  it('stays where it is when it would go into itself, while the others of the selection move', () => {
    expect(drop('free title', 'before', 'logo')).toMatchObject({ nodeIds: ['title'], parentId: 'free', index: 0 })
  })

  it('never leaves a locked container', () => {
    const page = samplePage()
    const locked = { ...page, nodes: { ...page.nodes, free: { ...page.nodes[id('free')], isLocked: true } } }
    expect(drop('logo', 'after', 'free', locked as typeof page)).toBeUndefined()
    expect(drop('logo', 'after', 'buy', locked as typeof page)).toBeUndefined()
  })

  it('never goes into itself, into a leaf, or where it is not allowed', () => {
    expect(drop('free', 'inside', 'free')).toBeUndefined()
    expect(drop('free', 'before', 'logo')).toBeUndefined()
    expect(drop('title', 'inside', 'banner')).toBeUndefined()
    expect(drop('hot', 'after', 'intro', tabbedPage())).toBeUndefined()
  })

  it('lands where the line was shown, for every pair of layers', () => {
    const ids = fc.constantFrom(...Object.keys(tabbedPage().nodes))
    const positions = fc.constantFrom<DropPosition>('before', 'inside', 'after')
    fc.assert(
      fc.property(ids, ids, positions, (nodeId, targetId, position) => {
        const move = drop(nodeId, position, targetId, tabbedPage())
        if (!move) return
        const store = createDocumentStore(tabbedPage())
        runCommand(store, callOf(moveTogether, move))
        const { document } = store.getState()
        const siblings = move.parentId ? (document.nodes[move.parentId]?.children ?? []) : document.children
        const at = siblings.indexOf(id(nodeId))
        const isThere = {
          inside: at === siblings.length - 1,
          before: siblings[at + 1] === targetId,
          after: siblings[at - 1] === targetId,
        }
        expect(isThere[position]).toBe(true)
      }),
    )
  })
})
