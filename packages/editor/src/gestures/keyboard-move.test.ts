import type { Document, NodeId } from '@mallwright/contract/document'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nodeIn, parentOf } from '../commands/kit/node-tree.ts'
import { openPage } from '../document-store/open-page.ts'
import { samplePage, tabbedPage } from '../sample-page.samples.ts'
import { moveByKey, keyboardMoveCall, beginKeyboardMove } from './keyboard-move.ts'
import type { KeyboardMove } from './keyboard-move.ts'
import { MODULE_RULES } from './module-rules.ts'

const ids = (...names: string[]) => names as NodeId[]

function startMove(document: Document, ...names: string[]): KeyboardMove {
  const move = beginKeyboardMove(document, ids(...names), MODULE_RULES)
  if (!move) throw new Error('nothing to carry')
  return move
}

const press = (move: KeyboardMove, ...keys: string[]): KeyboardMove =>
  keys.reduce((now, key) => moveByKey(now, { key: key.replace('Shift+', ''), isShift: key.startsWith('Shift+') }), move)

function dropped(move: KeyboardMove): Document {
  const page = openPage(move.document)
  const call = keyboardMoveCall(move)
  if (call) page.run(call)
  return page.documents.getState().document
}

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'Shift+ArrowDown']

describe('keyboard move', () => {
  it('visits every location in order, free containers included', () => {
    const move = startMove(samplePage(), 'title')
    expect(dropped(press(move, 'ArrowDown')).nodes['free' as NodeId]?.children).toContain('title')
    expect(dropped(press(move, 'PageDown', 'PageDown')).children).toEqual(['free', 'title', 'banner', 'riddle'])
    expect(dropped(press(move, 'End')).children).toEqual(['free', 'banner', 'riddle', 'title'])
    expect(dropped(press(move, 'End', 'Home'))).toEqual(samplePage())
  })

  it('enters and leaves tabs', () => {
    const move = startMove(tabbedPage(), 'intro')
    const inside = press(move, 'ArrowRight')
    expect(parentOf(dropped(inside), 'intro' as NodeId)).toBe('hot')
    expect(dropped(press(inside, 'ArrowLeft')).children).toEqual(['tabs', 'intro', 'outro'])
  })

  it('nudges in a free container and leaves it at its edge', () => {
    const move = startMove(samplePage(), 'logo')
    expect(nodeIn(dropped(press(move, 'ArrowRight', 'Shift+ArrowDown')), 'logo' as NodeId).rect).toMatchObject({
      x: 21,
      y: 30,
    })
    const up = press(move, 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp')
    expect(dropped(up).children).toEqual(['title', 'logo', 'free', 'banner', 'riddle'])
  })

  it('changes nothing when dropped at the start, and ignores locked nodes', () => {
    expect(keyboardMoveCall(startMove(samplePage(), 'banner'))).toBeUndefined()
    expect(keyboardMoveCall(startMove(samplePage(), 'logo', 'buy'))).toBeUndefined()
    const locked = samplePage()
    nodeIn(locked, 'banner' as NodeId).isLocked = true
    expect(beginKeyboardMove(locked, ids('banner'), MODULE_RULES)).toBeUndefined()
  })

  it('never offers a location inside itself, and only locations that accept the drop', () => {
    const start = fc.constantFrom(
      ...Object.keys(samplePage().nodes).map((id) => startMove(samplePage(), id)),
      ...Object.keys(tabbedPage().nodes).map((id) => startMove(tabbedPage(), id)),
      startMove(samplePage(), 'logo', 'slogan'),
      startMove(samplePage(), 'title', 'banner'),
    )
    fc.assert(
      fc.property(start, fc.array(fc.constantFrom(...KEYS), { maxLength: 30 }), (move, keys) => {
        const document = dropped(press(move, ...keys))
        expect(Object.keys(document.nodes).toSorted()).toEqual(Object.keys(move.document.nodes).toSorted())
        for (const id of move.nodeIds) {
          const parent = parentOf(document, id)
          const isFree = parent !== undefined && MODULE_RULES.isFree(nodeIn(document, parent).module)
          expect(nodeIn(document, id).rect !== undefined).toBe(isFree)
        }
      }),
      { numRuns: 300 },
    )
  })
})
