import type { Document, NodeId, Rect } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import { createClipping, withFreshIds } from '../commands/kit/clipping.ts'
import { newNodeId } from '../commands/kit/make-node.ts'
import { nodeIn } from '../commands/kit/node-tree.ts'
import { openPage } from '../document-store/open-page.ts'
import type { OpenPage } from '../document-store/open-page.ts'
import { samplePage } from '../sample-page.samples.ts'
import { advance, press } from './drag.ts'
import { dropGesture } from './drop-gesture.ts'
import type { DropPress } from './drop-gesture.ts'
import { MODULE_RULES } from './module-rules.ts'

const BOXES: Readonly<Record<string, { y: number; height: number }>> = {
  title: { y: 0, height: 100 },
  free: { y: 100, height: 300 },
  banner: { y: 400, height: 100 },
}

/** Drop gesture over a page 379 px wide whose boxes are `BOXES`. */
function dropOf(page: OpenPage, dragged: DropPress['dragged']) {
  return dropGesture({
    document: page.documents.getState().document,
    rules: MODULE_RULES,
    layout: {
      page: { x: 0, y: 0, width: 379, height: 600 },
      revision: () => 0,
      boxOf: (id) => (BOXES[id] ? { x: 0, width: 379, ...BOXES[id] } : undefined),
    },
    dragged,
  })
}

/** Drags the items of the sample page's container as a block to a point of a page 379 px wide. */
function dropAt(x: number, y: number): { document: Document; rects: (Rect | undefined)[] } {
  const page = openPage(samplePage())
  const clipping = withFreshIds(createClipping(samplePage(), ['logo', 'slogan'] as NodeId[]), newNodeId)
  const gesture = dropOf(page, { kind: 'block', clipping })
  if (!gesture) throw new Error('no gesture')
  const at = (px: number, py: number) => ({ x: px, y: py, isFree: false, isConstrained: false, isOutside: false })
  let state = press<NonNullable<ReturnType<typeof gesture.preview>>>(at(-50, 0))
  state = advance(gesture, state, { type: 'move', sample: at(x, y) })
  state = advance(gesture, state, { type: 'up', sample: at(x, y) })
  if (state.phase === 'ended' && state.call) page.run(state.call)
  const { document } = page.documents.getState()
  return { document, rects: clipping.children.map((id) => nodeIn(document, id).rect) }
}

it('drops a block between modules in flow layout', () => {
  const { document, rects } = dropAt(190, 420)
  expect(document.children.slice(0, 2)).toEqual(['title', 'free'])
  expect(document.children).toHaveLength(6)
  expect(rects).toEqual([undefined, undefined])
})

it('drops a block into a free container in its own arrangement, centred at the pointer', () => {
  const [logo, slogan] = dropAt(190, 250).rects
  // 20,20 100×60 and 200,100 120×30: the body is 300×110.
  expect(logo).toEqual({ x: 40, y: 95, width: 100, height: 60 })
  expect(slogan).toEqual({ x: 220, y: 175, width: 120, height: 30 })
})

it('keeps a block inside the container near its edge', () => {
  expect(dropAt(370, 380).rects[1]).toMatchObject({ x: 259 })
})

it('gives the same preview object while the location is the same', () => {
  const page = openPage(samplePage())
  const gesture = dropOf(page, { kind: 'nodes', nodeIds: ['title'] as NodeId[] })
  const at = (y: number) => {
    const sample = { x: 60, y, isFree: false, isConstrained: false, isOutside: false }
    return gesture?.preview({ start: { x: 60, y: 10 }, sample })
  }
  const first = at(470)
  expect(first?.target).toMatchObject({ kind: 'sequence' })
  expect(at(480)).toBe(first)
  const between = at(405)
  expect(between).not.toBe(first)
  expect(at(480)).toEqual(first)
})
