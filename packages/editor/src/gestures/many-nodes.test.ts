import type { NodeId } from '@mallwright/contract/document'
import { describe, expect, it } from 'vitest'

import { callOf } from '../commands/kit/define-command.ts'
import { hideNode } from '../commands/node/hide-node.ts'
import { samplePage, tabbedPage } from '../sample-page.samples.ts'
import { testEditor } from '../test-editor.ts'

// Rendered px of a container 379 units wide on a page 375 px wide.
const PX = 375 / 379
const open = () => testEditor(samplePage())
const FREE = { isAlt: true }

describe('selecting several', () => {
  it('adds with Shift or Ctrl, removes with a tap, and a plain press replaces', () => {
    const editor = open().down({ node: 'logo' }, 30, 130).up()
    expect(editor.down({ node: 'buy' }, 60, 320, { isShift: true }).up().selected).toEqual(['logo', 'buy'])
    expect(editor.down({ node: 'logo' }, 30, 130, { isMod: true }).up().selected).toEqual(['buy'])
    expect(editor.down({ node: 'slogan' }, 210, 210).up().selected).toEqual(['slogan'])
    expect(editor.steps).toEqual([])
  })

  it('reduces to the tapped node, while a drag from it moves all', () => {
    const editor = open().select('logo', 'buy').down({ node: 'buy' }, 60, 320).up()
    expect(editor.selected).toEqual(['buy'])
    editor.select('logo', 'buy').down({ node: 'buy' }, 60, 320).move(20, 0, FREE).up()
    expect(editor.selected).toEqual(['logo', 'buy'])
    expect(editor.steps).toEqual(['node.setRects'])
  })

  it('never holds a parent with its child: the newest press wins', () => {
    const editor = open().select('free').down({ node: 'logo' }, 30, 130, { isShift: true }).up()
    expect(editor.selected).toEqual(['logo'])
    expect(editor.down({ node: 'free' }, 350, 380, { isShift: true }).up().selected).toEqual(['free'])
  })

  it('selects all visible siblings with Ctrl-A', () => {
    expect(open().press('Mod+a').selected).toEqual(['title', 'free', 'banner', 'riddle'])
    const editor = open().select('logo')
    editor.page.run(callOf(hideNode, { nodeIds: ['slogan' as NodeId], isHidden: true }))
    expect(editor.select('buy').press('Mod+a').selected).toEqual(['logo', 'buy'])
  })
})

describe.each([0.5, 1, 2])('marquee at %d × zoom', (zoom) => {
  it('selects what it touches on the background of a free container', () => {
    const editor = testEditor(samplePage(), { zoom })
      .down({ node: 'free' }, 350, 390)
      .move(-250 * zoom, -130 * zoom)
    expect(editor.preview).toMatchObject({ kind: 'marquee', nodeIds: ['buy'] })
    expect(editor.move(0, -120 * zoom).up().selected).toEqual(['logo', 'slogan', 'buy'])
    expect(editor.steps).toEqual([])
  })

  it('selects modules from the page background, and adds with Shift', () => {
    const editor = testEditor(samplePage(), { zoom })
      .down('canvas', -20, 20)
      .move(60 * zoom, 200 * zoom)
      .up()
    expect(editor.selected).toEqual(['title', 'free'])
    editor
      .down('canvas', -20, 405, { isShift: true })
      .move(60 * zoom, 5 * zoom)
      .up()
    expect(editor.selected).toEqual(['title', 'free', 'banner'])
  })
})

it('keeps the selection when cancelled, and selects the container at a tap', () => {
  const editor = open().down({ node: 'free' }, 350, 390).move(-300, -200).cancel()
  expect(editor.selected).toEqual(['free'])
  expect(editor.down({ node: 'free' }, 350, 390).up().selected).toEqual(['free'])
})

describe('drag of several items', () => {
  it('moves them as one body inside the container', () => {
    const editor = open()
      .select('logo', 'buy')
      .down({ node: 'buy' }, 60, 320)
      .move(-900, 10 * PX, FREE)
      .up()
    expect([editor.rect('logo'), editor.rect('buy')]).toMatchObject([
      { x: 0, y: 30 },
      { x: 20, y: 210 },
    ])
  })

  it('is limited to one axis with Shift', () => {
    const editor = open()
      .down({ node: 'buy' }, 60, 320)
      .move(70 * PX, -9, { isShift: true })
      .up()
    expect(editor.rect('buy')).toMatchObject({ y: 200 })
    expect(editor.rect('buy')?.x).not.toBe(40)
  })

  it('nudges them as one body', () => {
    const editor = open().select('logo', 'buy')
    for (let press = 0; press < 4; press++) editor.press('Shift+ArrowLeft')
    expect([editor.rect('logo')?.x, editor.rect('buy')?.x]).toEqual([0, 20])
    expect(editor.steps).toEqual(['node.setRects'])
  })
})

describe('resizing', () => {
  it('scales several with their distances, as one step', () => {
    const editor = open()
      .select('logo', 'buy')
      .down('br', 160, 344)
      .move(70 * PX, 0, FREE)
      .up()
    // The frame was 140 wide from 20 on.
    expect([editor.rect('logo'), editor.rect('buy')]).toEqual([
      { x: 20, y: 20, width: 150, height: 60 },
      { x: 50, y: 200, width: 180, height: 44 },
    ])
    expect(editor.steps).toEqual(['node.setRects'])
    expect(editor.undo().document).toEqual(samplePage())
  })

  it('stops where the smallest reaches its minimum', () => {
    const editor = open().select('logo', 'buy').down('br', 160, 344).move(-900, -900, FREE).up()
    for (const id of ['logo', 'buy']) {
      expect(editor.rect(id)?.width).toBeGreaterThanOrEqual(20)
      expect(editor.rect(id)?.height).toBeGreaterThanOrEqual(20)
    }
  })

  it('moves the right and bottom edge by Alt and arrows, as one step', () => {
    const editor = open().select('buy').press('Alt+ArrowRight').press('Alt+Shift+ArrowDown')
    expect(editor.rect('buy')).toEqual({ x: 40, y: 200, width: 121, height: 54 })
    expect(editor.steps).toEqual(['node.setRects'])
    const smallest = open().select('buy')
    for (let press = 0; press < 12; press++) smallest.press('Alt+Shift+ArrowLeft')
    expect(smallest.rect('buy')).toEqual({ x: 40, y: 200, width: 20, height: 44 })
  })

  it('keeps proportions with Shift', () => {
    const editor = open()
      .select('buy')
      .down('br', 160, 344)
      .move(60 * PX, 0, { isShift: true })
      .up()
    expect(editor.rect('buy')).toEqual({ x: 40, y: 200, width: 180, height: 66 })
  })
})

describe('copy dragged with Alt', () => {
  it('keeps the original, in one step, and selects the copy', () => {
    const editor = open()
      .down({ node: 'buy' }, 60, 320, { isAlt: true })
      .move(70 * PX, -47 * PX, FREE)
    expect(editor.preview).toMatchObject({ kind: 'rects', isCopy: true })
    editor.up()
    const [copy = ''] = editor.selected
    expect(editor.rect('buy')).toMatchObject({ x: 40, y: 200 })
    expect(copy).not.toBe('buy')
    expect(editor.rect(copy)).toMatchObject({ width: 120, height: 44 })
    expect(editor.steps).toEqual(['node.duplicate'])
  })

  it('copies nothing when released at the start, cancelled or outside', () => {
    const drag = () => open().down({ node: 'buy' }, 60, 320, { isAlt: true }).move(50, 0, FREE)
    expect(drag().move(-50, 0).up().steps).toEqual([])
    expect(drag().cancel().steps).toEqual([])
    expect(drag().up('outside').steps).toEqual([])
  })

  it('puts the copy of a module at the drop line', () => {
    const editor = open().down({ node: 'title' }, 100, 50, { isAlt: true }).move(0, 420, FREE).up()
    const copy = editor.document.children[3] as NodeId
    expect(editor.document.children).toEqual(['title', 'free', 'banner', copy, 'riddle'])
    expect(editor.document.nodes[copy]?.module).toBe('text')
  })
})

describe('several modules', () => {
  it('move together to the drop line, without a step when nothing moves', () => {
    const editor = open().select('title', 'banner').down({ node: 'title' }, 100, 50).move(0, 540).up()
    expect(editor.document.children).toEqual(['free', 'riddle', 'title', 'banner'])
    expect(editor.steps).toEqual(['node.moveTogether'])
    const outside = open().select('banner', 'riddle').down({ node: 'banner' }, 100, 420).move(0, 30).up()
    expect(outside.steps).toEqual([])
  })

  it('move up and down by keys, each past the next unselected one', () => {
    const editor = open().select('free', 'banner').press('Alt+ArrowUp')
    expect(editor.document.children).toEqual(['free', 'banner', 'title', 'riddle'])
    expect(editor.press('Alt+ArrowUp').steps).toEqual(['node.reorder'])
    expect(editor.press('Alt+ArrowDown').press('Alt+ArrowDown').document.children).toEqual([
      'title',
      'riddle',
      'free',
      'banner',
    ])
  })

  it('are copied behind the last, hidden, locked and deleted as one step each', () => {
    const editor = open().select('title', 'banner').press('Mod+d')
    expect(editor.document.children.slice(0, 3)).toEqual(['title', 'free', 'banner'])
    expect(editor.document.children).toHaveLength(6)
    editor.select('title', 'banner').act('node.hide').act('node.lock')
    expect(editor.document.nodes['banner' as NodeId]).toMatchObject({ isHidden: true, isLocked: true })
    editor.act('node.unlock').act('node.remove')
    expect(editor.document.children).not.toContain('title')
    expect(editor.steps).toEqual(['node.duplicate', 'node.hide', 'node.lock', 'node.lock', 'node.remove'])
  })

  it('move together into a tab and out of it by drag', () => {
    const editor = testEditor(tabbedPage())
      .select('first', 'second')
      .down({ node: 'first' }, 100, 150)
      .move(0, -140)
      .up()
    expect(editor.document.children.slice(0, 2)).toEqual(['first', 'second'])
    expect(editor.document.nodes['hot' as NodeId]?.children).toEqual([])
  })
})

describe('group', () => {
  const grouped = () => open().select('logo', 'buy').press('Mod+g')

  it('is selected and moved as one, and a second tap selects the member', () => {
    const editor = grouped().select('slogan').down({ node: 'buy' }, 60, 320)
    expect(editor.selected).toEqual(['logo', 'buy'])
    editor.move(20 * PX, 0, FREE).up()
    expect([editor.rect('logo')?.x, editor.rect('buy')?.x]).toEqual([40, 60])
    expect(editor.down({ node: 'buy' }, 80, 320).up().selected).toEqual(['buy'])
    expect(editor.press('Escape').selected).toEqual(['logo', 'buy'])
  })

  it('is one body to align, and can be ungrouped', () => {
    const editor = grouped().act('align.right')
    expect([editor.rect('logo')?.x, editor.rect('buy')?.x]).toEqual([379 - 140, 259])
    expect(editor.press('Mod+Shift+g').down({ node: 'logo' }, 250, 130).up().selected).toEqual(['logo'])
    expect(editor.document.nodes['buy' as NodeId]?.group).toBeUndefined()
  })

  it('is copied as a new group', () => {
    const editor = grouped().press('Mod+d')
    const groups = editor.selected.map((id) => editor.document.nodes[id]?.group)
    expect(new Set(groups).size).toBe(1)
    expect(groups[0]).not.toBe(editor.document.nodes['buy' as NodeId]?.group)
  })

  it('is selected whole by a marquee, and loses a member that moves to the page', () => {
    const editor = grouped().down({ node: 'free' }, 350, 390).move(-250, -130).up()
    expect(editor.selected).toEqual(['logo', 'buy'])
    editor.select('buy').act('node.moveOut')
    expect(editor.document.nodes['buy' as NodeId]?.group).toBeUndefined()
  })
})

it('lets nothing out of a locked container', () => {
  const page = samplePage()
  const free = page.nodes['free' as NodeId]
  if (!free) throw new Error('no container')
  const editor = testEditor({ ...page, nodes: { ...page.nodes, [free.id]: { ...free, isLocked: true } } })
  expect(editor.select('buy').act('node.moveOut').steps).toEqual([])
})

describe('items', () => {
  it('change their stacking order', () => {
    const order = (action: string) => open().select('slogan').act(action).document.nodes['free' as NodeId]?.children
    expect(order('node.toFront')).toEqual(['logo', 'buy', 'slogan'])
    expect(order('node.forward')).toEqual(['logo', 'buy', 'slogan'])
    expect(order('node.backward')).toEqual(['slogan', 'logo', 'buy'])
    expect(order('node.toBack')).toEqual(['slogan', 'logo', 'buy'])
    expect(open().select('buy').press('Mod+ArrowUp').steps).toEqual([])
  })

  it('align to each other, a single one to its container', () => {
    const xs = (editor: ReturnType<typeof open>) => ['logo', 'slogan', 'buy'].map((id) => editor.rect(id)?.x)
    expect(xs(open().select('logo', 'slogan', 'buy').act('align.left'))).toEqual([20, 20, 20])
    expect(open().select('slogan').act('align.centre').rect('slogan')?.x).toBe(129.5)
  })

  it('are distributed and made equal', () => {
    const all = () => open().select('logo', 'slogan', 'buy')
    // 20…80, 100…130, 200…244: 90 of 224 are left for two gaps.
    expect(all().act('distribute.down').rect('slogan')?.y).toBe(125)
    expect(all().act('size.both').rect('slogan')).toEqual({ x: 200, y: 100, width: 120, height: 60 })
  })
})

describe.each([320, 375, 430])('on a phone %d wide', (width) => {
  it('creates a guide from the ruler, moves it, snaps to it and removes it outside', () => {
    const px = width / 379
    const editor = testEditor(samplePage(), { width }).down({ ruler: 'x' }, -200, 250)
    editor.move(200 * (width / 375) + 300 * px, 0).up()
    expect(editor.document.nodes['free' as NodeId]?.guides).toEqual({ x: [300], y: [] })
    editor.down({ guide: 'free', axis: 'x', index: 0 }, 0, 250).move(333 * px, 0)
    expect(editor.preview).toMatchObject({ kind: 'guide', containerId: 'free', at: 333 })
    editor
      .up()
      .down({ node: 'slogan' }, 230, 210)
      .move(11 * px, 0)
      .up()
    expect(editor.rect('slogan')?.x).toBe(333 - 120)
    editor.undo().down({ guide: 'free', axis: 'x', index: 0 }, 300, 250).move(0, -200).up()
    expect(editor.document.nodes['free' as NodeId]?.guides).toBeUndefined()
    expect(editor.steps).toEqual(['node.setGuides', 'node.setGuides', 'node.setGuides'])
  })

  it('drags an item by the same units', () => {
    const editor = testEditor(samplePage(), { width }).down({ node: 'buy' }, 60, 320)
    editor.move((70 * width) / 379, (-47 * width) / 379, FREE).up()
    expect(editor.rect('buy')).toEqual({ x: 110, y: 153, width: 120, height: 44 })
  })
})

it('creates a guide through the middle of the selection by command, and clears all', () => {
  const editor = open().select('buy').act('guide.upright')
  expect(editor.document.nodes['free' as NodeId]?.guides).toEqual({ x: [100], y: [] })
  expect(editor.selected).toEqual(['free'])
  expect(editor.act('guide.clear').document).toEqual(samplePage())
})

it('leaves a container by its edge', () => {
  const editor = open().down({ palette: 'text' }, -200, 0).move(300, 103).up()
  expect(editor.document.children[1]).toBe(editor.selected[0])
})
