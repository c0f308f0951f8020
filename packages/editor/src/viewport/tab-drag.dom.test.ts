import type { Document, NodeId } from '@mallwright/contract/document'
import { emptyDocument } from '@mallwright/contract/document'
import { beforeEach, expect, it, vi } from 'vitest'

import type { Box } from '../geometry/rect.ts'
import { openPage } from '../document-store/open-page.ts'
import { dropGesture } from '../gestures/drop-gesture.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import { createCanvasHost } from './canvas-host.ts'
import { createGestureRunner } from './gesture-runner.ts'

const TABS = ['one', 'two', 'three'] as NodeId[]
const SHELF = 'shelf' as NodeId
const PAGE: Document = {
  ...emptyDocument(''),
  children: [SHELF],
  nodes: {
    [SHELF]: { id: SHELF, module: 'tag-tabs', version: 0, props: {}, children: TABS },
    ...Object.fromEntries(TABS.map((id) => [id, { id, module: 'tab-page', version: 0, props: {}, children: [] }])),
  },
}

const place = (element: Element, box: Box) => {
  element.getBoundingClientRect = () => DOMRect.fromRect(box)
}

let atPointer: Element[] = []
beforeEach(() => {
  atPointer = []
  document.elementsFromPoint = () => atPointer
})

/** A rendered page of one module with three tabs, 100 px each, and the content of the first. */
function openTabs() {
  document.body.innerHTML = `<main><div data-node="shelf"><div role="tablist">${TABS.map(
    (id) => `<button role="tab" data-node="${id}"></button>`,
  ).join('')}</div><div data-node="one"></div></div></main>`
  const page = openPage(PAGE)
  const host = { ...createCanvasHost(), containsPoint: () => true }
  const root = document.querySelector('main') as HTMLElement
  place(root, { x: 0, y: 0, width: 375, height: 600 })
  host.setPageElement(root)
  for (const selector of ['[data-node=shelf]', 'div[data-node=one]']) {
    const element = document.querySelector<HTMLElement>(selector) as HTMLElement
    place(element, { x: 0, y: selector.includes('one') ? 44 : 0, width: 375, height: 200 })
    host.registerElement(element)
  }
  place(document.querySelector('[role=tablist]') as Element, { x: 0, y: 0, width: 375, height: 44 })
  for (const [index, tab] of document.querySelectorAll('[role=tab]').entries()) {
    place(tab, { x: 100 * index, y: 0, width: 100, height: 44 })
  }
  return { page, host }
}

function dragTab(type: 'mouse' | 'touch', id: NodeId, [from, to]: readonly [number, number]) {
  const { page, host } = openTabs()
  const gesture = dropGesture({
    document: page.documents.getState().document,
    layout: host.layout(() => 0),
    rules: MODULE_RULES,
    dragged: { kind: 'nodes', nodeIds: [id] },
  })
  const runner = createGestureRunner(host, page)
  const send = (name: string, clientX: number) =>
    new PointerEvent(name, { clientX, clientY: 20, pointerId: 1, pointerType: type, bubbles: true })
  if (gesture) runner.start(send('pointerdown', from), gesture)
  window.dispatchEvent(send('pointermove', to))
  const preview = runner.running.getState().preview
  window.dispatchEvent(send('pointerup', to))
  return { page, preview }
}

const orderOf = (page: ReturnType<typeof openPage>) => page.documents.getState().document.nodes[SHELF]?.children

it.each(['mouse', 'touch'] as const)('drags a tab along its bar as one step, by %s', (type) => {
  const { page, preview } = dragTab(type, 'one' as NodeId, [50, 270])
  expect(preview).toMatchObject({ target: { id: SHELF, index: 3, line: { x: 300, height: 44 } } })
  expect(orderOf(page)).toEqual(['two', 'three', 'one'])
  page.undo()
  expect(orderOf(page)).toEqual(TABS)
})

it('drags a closed tab, whose content is not rendered', () => {
  expect(orderOf(dragTab('mouse', 'three' as NodeId, [250, 20]).page)).toEqual(['three', 'one', 'two'])
})

it('leaves a tab that is dropped beside itself', () => {
  const { page } = dragTab('mouse', 'two' as NodeId, [150, 110])
  expect(orderOf(page)).toEqual(TABS)
})

it('scrolls a bar with more tabs than fit while a tab is held at its end', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  const { page, host } = openTabs()
  const bar = document.querySelector('[role=tablist]') as HTMLElement
  Object.defineProperties(bar, { scrollWidth: { value: 600 }, clientWidth: { value: 375 } })
  bar.scrollBy = ((options: ScrollToOptions) => void (bar.scrollLeft += options.left ?? 0)) as typeof bar.scrollBy
  atPointer = [bar]
  const revision = host.layout(() => 0).revision
  const gesture = dropGesture({
    document: page.documents.getState().document,
    layout: host.layout(() => 0),
    rules: MODULE_RULES,
    dragged: { kind: 'nodes', nodeIds: ['one' as NodeId] },
  })
  const send = (name: string, clientX: number) => new PointerEvent(name, { clientX, clientY: 20, pointerId: 1 })
  if (gesture) createGestureRunner(host, page).start(send('pointerdown', 50), gesture)
  window.dispatchEvent(send('pointermove', 200))
  vi.advanceTimersByTime(200)
  expect(bar.scrollLeft).toBe(0)
  window.dispatchEvent(send('pointermove', 370))
  vi.advanceTimersByTime(200)
  expect(bar.scrollLeft).toBeGreaterThan(50)
  // What was measured before is outdated.
  expect(revision()).toBeGreaterThan(0)
  window.dispatchEvent(send('pointerup', 370))
  vi.useRealTimers()
})
