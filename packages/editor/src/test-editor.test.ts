import type { NodeId } from '@mallwright/contract/document'
import { describe, expect, it } from 'vitest'

import { callOf } from './commands/kit/define-command.ts'
import { lockNode } from './commands/node/lock-node.ts'
import { samplePage } from './sample-page.samples.ts'
import { testEditor } from './test-editor.ts'

// Rendered px of a container 379 units wide on a page 375 px wide.
const PX = 375 / 379

describe.each([0.5, 1, 1.5, 2])('at %d × zoom', (zoom) => {
  const open = () => testEditor(samplePage(), { zoom })

  it('drags an item by the same units as one step', () => {
    const editor = open()
      .down({ node: 'buy' }, 60, 320)
      .move(70 * PX * zoom, -47 * PX * zoom, { isAlt: true })
    expect(editor.document).toEqual(samplePage())
    expect(editor.preview).toMatchObject({ kind: 'rects', containerId: 'free' })
    editor.up()
    expect(editor.rect('buy')).toEqual({ x: 110, y: 153, width: 120, height: 44 })
    expect(editor.steps).toEqual(['node.setRects'])
    expect(editor.undo().document).toEqual(samplePage())
  })

  it('resizes by a corner and keeps the opposite one', () => {
    const editor = open()
      .select('buy')
      .down('br', 160, 344)
      .move(31 * PX * zoom, 17 * PX * zoom, { isAlt: true })
      .up()
    expect(editor.rect('buy')).toEqual({ x: 40, y: 200, width: 151, height: 61 })
    expect(editor.steps).toEqual(['node.setRects'])
  })
})

describe('drag of an item', () => {
  it('snaps to the edge of another item, draws the guide, and does not snap with Alt', () => {
    const editor = testEditor(samplePage())
      .down({ node: 'buy' }, 60, 320)
      .move(-17 * PX, 0)
    expect(editor.preview).toMatchObject({
      guides: { lines: expect.arrayContaining([expect.objectContaining({ axis: 'x', at: 20 })]) },
    })
    expect(editor.up().rect('buy')?.x).toBe(20)
    const free = testEditor(samplePage())
      .down({ node: 'buy' }, 60, 320)
      .move(-17 * PX, 0, { isAlt: true })
    expect(free.up().rect('buy')?.x).toBe(23)
  })

  it('stays inside the container', () => {
    const editor = testEditor(samplePage()).down({ node: 'buy' }, 60, 320).move(900, 900).up()
    expect(editor.rect('buy')).toMatchObject({ x: 379 - 120, y: 300 - 44 })
  })

  it('is a tap below 4 px: nothing moves and the item is selected', () => {
    const editor = testEditor(samplePage()).down({ node: 'buy' }, 60, 320).move(2, 2).up()
    expect(editor.document).toEqual(samplePage())
    expect(editor.selected).toEqual(['buy'])
    expect(editor.steps).toEqual([])
  })

  it('changes nothing when cancelled or released outside', () => {
    expect(testEditor(samplePage()).down({ node: 'buy' }, 60, 320).move(50, 0).cancel().steps).toEqual([])
    expect(testEditor(samplePage()).down({ node: 'buy' }, 60, 320).move(50, 0).up('outside').steps).toEqual([])
    expect(testEditor(samplePage()).down({ node: 'buy' }, 60, 320).move(50, 0).move(-50, 0).up().steps).toEqual([])
  })

  it('keeps a locked item', () => {
    const editor = testEditor(samplePage())
    editor.page.run(callOf(lockNode, { nodeIds: ['buy' as NodeId], isLocked: true }))
    expect(editor.down({ node: 'buy' }, 60, 320).move(50, 0).up().rect('buy')?.x).toBe(40)
  })

  it('never makes an item smaller than 20 × 20', () => {
    const editor = testEditor(samplePage()).select('buy').down('tl', 40, 300).move(900, 900, { isAlt: true }).up()
    expect(editor.rect('buy')).toEqual({ x: 140, y: 224, width: 20, height: 20 })
  })
})

describe('drag of a module', () => {
  it('drops at the line, and records no step beside itself', () => {
    const editor = testEditor(samplePage()).down({ node: 'title' }, 100, 50).move(0, 420)
    expect(editor.preview).toMatchObject({ kind: 'drop', target: { kind: 'sequence', index: 3 } })
    expect(editor.up().document.children).toEqual(['free', 'banner', 'title', 'riddle'])
    expect(testEditor(samplePage()).down({ node: 'title' }, 100, 50).move(0, 55).up().steps).toEqual([])
  })

  it('drops into a free container with a rect around the pointer', () => {
    const editor = testEditor(samplePage()).down({ node: 'title' }, 100, 50).move(80, 200).up()
    expect(editor.document.nodes['free' as NodeId]?.children).toContain('title')
    expect(editor.rect('title')).toMatchObject({ width: 160, height: 32 })
  })

  it('does not drop a container into a container', () => {
    const editor = testEditor(samplePage()).down({ palette: 'free-container' }, 0, 0).move(150, 250).up()
    expect(editor.document.children).toHaveLength(5)
  })

  it('inserts a module of the palette where it is dropped, and nothing outside the page', () => {
    const editor = testEditor(samplePage()).down({ palette: 'carousel' }, -200, 0).move(300, 10).up()
    expect(editor.document.nodes[editor.document.children[0] as NodeId]?.module).toBe('carousel')
    expect(editor.selected).toEqual([editor.document.children[0]])
    expect(testEditor(samplePage()).down({ palette: 'text' }, -200, 0).move(20, 10).up().steps).toEqual([])
  })
})

describe('keyboard', () => {
  it('nudges by 1 and by 10 inside the container, repeated presses as one step', () => {
    const editor = testEditor(samplePage()).select('logo').press('ArrowRight').press('Shift+ArrowRight')
    expect(editor.rect('logo')?.x).toBe(31)
    expect(editor.steps).toEqual(['node.setRects'])
    editor.press('Shift+ArrowLeft').press('Shift+ArrowLeft').press('Shift+ArrowLeft').press('Shift+ArrowLeft')
    expect(editor.rect('logo')?.x).toBe(0)
  })

  it('deletes, duplicates, moves, undoes and redoes', () => {
    const editor = testEditor(samplePage()).select('banner').press('Delete')
    expect(editor.document.children).not.toContain('banner')
    expect(editor.press('Mod+z').document).toEqual(samplePage())
    expect(editor.press('Mod+Shift+z').document.children).toHaveLength(3)
    expect(editor.press('Mod+z').press('Mod+d').document.children).toHaveLength(5)
    expect(editor.select('title').press('Alt+ArrowDown').document.children.slice(0, 2)).toEqual(['free', 'title'])
  })

  it('moves the selection down, into a container, and out of it by Escape', () => {
    const editor = testEditor(samplePage()).press('ArrowDown').press('ArrowDown')
    expect(editor.selected).toEqual(['free'])
    expect(editor.press('Enter').selected).toEqual(['logo'])
    expect(editor.press('Escape').selected).toEqual(['free'])
    expect(editor.press('Escape').selected).toEqual([])
  })

  it('ignores a locked node', () => {
    const editor = testEditor(samplePage()).select('banner')
    editor.page.run(callOf(lockNode, { nodeIds: ['banner' as NodeId], isLocked: true }))
    expect(editor.press('Delete').document.children).toContain('banner')
  })
})
