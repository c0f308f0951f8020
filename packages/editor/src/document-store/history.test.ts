import type { NodeId } from '@mallwright/contract/document'
import { describe, expect, it } from 'vitest'

import { callOf } from '../commands/kit/define-command.ts'
import { removeNode } from '../commands/node/remove-node.ts'
import { renameNode } from '../commands/node/rename-node.ts'
import { setProps } from '../commands/node/set-props.ts'
import { samplePage } from '../sample-page.samples.ts'
import { historyOf, redoableStep, undoableStep } from './history.ts'
import { openPage } from './open-page.ts'

const id = (text: string) => text as NodeId
const type = (text: string) => callOf(setProps, { nodeId: id('title'), version: 0, props: { text } })
const rename = (name: string) => callOf(renameNode, { nodeId: id('banner'), name })

describe('history', () => {
  it('names the next steps of undo and redo', () => {
    const page = openPage(samplePage())
    page.run(rename('主图'))
    expect(undoableStep(page.documents)?.name).toBe('node.rename')
    page.undo()
    expect(undoableStep(page.documents)).toBeUndefined()
    expect(redoableStep(page.documents)?.label.zh).toBe('重命名')
  })

  it('selects the changed nodes after undo and redo', () => {
    const page = openPage(samplePage())
    page.run(callOf(removeNode, { nodeIds: [id('banner')] }))
    page.select([id('title')])
    page.undo()
    expect(page.selection.getState().selected).toEqual(['banner'])
    page.redo()
    expect(page.selection.getState().selected).toEqual([])
  })

  it('lists every step and jumps to any of them', () => {
    const page = openPage(samplePage())
    page.run(rename('一'))
    page.run(rename('二'))
    page.run(type('三'))
    expect(historyOf(page.documents).steps.map(({ name }) => name)).toEqual([
      'page.open',
      'node.rename',
      'node.rename',
      'node.setProps',
    ])
    page.jumpTo(1)
    expect(page.documents.getState().document.nodes[id('banner')]?.name).toBe('一')
    expect(historyOf(page.documents)).toMatchObject({ current: 1, steps: { length: 4 } })
    page.jumpTo(3)
    expect(page.documents.getState().document.nodes[id('title')]?.props['text']).toBe('三')
  })

  it.each([-1, 999, 1.5, Number.NaN])('does not jump to %s, which is no step', (index) => {
    const page = openPage(samplePage())
    page.run(rename('一'))
    page.run(rename('二'))
    page.undo()
    const before = page.documents.getState()
    page.jumpTo(index)
    expect(page.documents.getState()).toBe(before)
    expect(historyOf(page.documents)).toMatchObject({ current: 1, steps: { length: 3 } })
  })

  it('discards undone steps after a new command', () => {
    const page = openPage(samplePage())
    page.run(rename('一'))
    page.undo()
    page.run(type('新'))
    expect(page.redo()).toBe(false)
  })
})

describe('merging of steps', () => {
  it('merges typing into one step', () => {
    const page = openPage(samplePage())
    ;['采', '采购', '采购季'].forEach((text, index) => page.run(type(text), { mergeKey: 'title', now: index * 200 }))
    expect(historyOf(page.documents).steps).toHaveLength(2)
    page.undo()
    expect(page.documents.getState().document).toEqual(samplePage())
  })

  it('starts a new step after a pause, for another field, and after an undo', () => {
    const page = openPage(samplePage())
    page.run(type('一'), { mergeKey: 'a', now: 0 })
    page.run(type('二'), { mergeKey: 'a', now: 5000 })
    page.run(type('三'), { mergeKey: 'b', now: 5100 })
    expect(historyOf(page.documents).steps).toHaveLength(4)
    page.undo()
    page.run(type('四'), { mergeKey: 'b', now: 5200 })
    expect(historyOf(page.documents).steps).toHaveLength(4)
  })

  it('starts a new step after undo and redo', () => {
    const page = openPage(samplePage())
    page.run(type('一'), { mergeKey: 'a', now: 0 })
    page.undo()
    page.redo()
    page.run(type('二'), { mergeKey: 'a', now: 100 })
    page.undo()
    expect(page.documents.getState().document.nodes[id('title')]?.props['text']).toBe('一')
  })

  it('records no step when typing ends at the initial value', () => {
    const page = openPage(samplePage())
    const before = samplePage().nodes[id('title')]?.props['text'] as string
    page.run(type('x'), { mergeKey: 'a', now: 0 })
    page.run(type(before), { mergeKey: 'a', now: 100 })
    expect(historyOf(page.documents).steps).toHaveLength(1)
    expect(page.documents.getState().document).toEqual(samplePage())
  })
})

it('never selects a node inside of another selected one, even when another editor moved it there', () => {
  const page = openPage(samplePage())
  page.select([id('free'), id('banner')])
  const { document } = page.documents.getState()
  const free = document.nodes[id('free')]
  if (!free) throw new Error('no container')
  const moved = {
    ...document,
    children: document.children.filter((child) => child !== id('banner')),
    nodes: { ...document.nodes, [free.id]: { ...free, children: [...(free.children ?? []), id('banner')] } },
  }
  page.documents.setState({ document: moved })
  expect(page.selection.getState().selected).toEqual(['free'])
})

it('notifies only the subscriber of the changed node', () => {
  const page = openPage(samplePage())
  const notified: string[] = []
  for (const name of ['title', 'banner', 'free']) page.nodes.subscribe(id(name), () => notified.push(name))
  page.run(rename('主图'))
  expect(notified).toEqual(['banner'])
})

it('shares every unchanged node between two steps', () => {
  const page = openPage(samplePage())
  const before = page.documents.getState().document
  page.run(rename('主图'))
  const after = page.documents.getState().document
  expect(after.nodes[id('free')]).toBe(before.nodes[id('free')])
  expect(after.nodes[id('banner')]).not.toBe(before.nodes[id('banner')])
})
