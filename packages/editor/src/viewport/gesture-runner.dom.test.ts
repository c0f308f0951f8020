import type { NodeId } from '@mallwright/contract/document'
import { beforeEach, expect, it } from 'vitest'

import { openPage } from '../document-store/open-page.ts'
import type { OpenPage } from '../document-store/open-page.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import { freeMoveGesture } from '../gestures/free-move-gesture.ts'
import { samplePage } from '../sample-page.samples.ts'
import { createCanvasHost } from './canvas-host.ts'
import { createGestureRunner } from './gesture-runner.ts'

const BUY = 'buy' as NodeId
const box = { page: { x: 0, y: 0, width: 379, height: 800 }, free: { x: 0, y: 100, width: 379, height: 300 } }

let page: OpenPage
let taps: number

function pointer(type: string, x: number, y: number, pointerId = 1): PointerEvent {
  return new PointerEvent(type, { clientX: x, clientY: y, pointerId, bubbles: true, cancelable: true })
}

/** Presses on the button of the sample page; the canvas covers the window. */
function setUp(): { readonly down: () => void; readonly send: (type: string, x: number, y: number) => void } {
  page = openPage(samplePage())
  taps = 0
  const host = { ...createCanvasHost(), containsPoint: () => true }
  const runner = createGestureRunner(host, page)
  const layout = { page: box.page, revision: () => 0, boxOf: (id: NodeId) => (id === 'free' ? box.free : undefined) }
  return {
    down() {
      const { document } = page.documents.getState()
      const gesture = freeMoveGesture({ document, nodeIds: [BUY], layout, rules: MODULE_RULES })
      if (gesture) runner.start(pointer('pointerdown', 60, 320), gesture, () => (taps += 1))
    },
    send: (type, x, y) => window.dispatchEvent(pointer(type, x, y)),
  }
}

let driver: ReturnType<typeof setUp>
beforeEach(() => {
  driver = setUp()
})
const x = () => page.documents.getState().document.nodes[BUY]?.rect?.x

it('runs one command when the pointer is released', () => {
  driver.down()
  driver.send('pointermove', 130, 320)
  expect(x()).toBe(40)
  driver.send('pointerup', 130, 320)
  expect(x()).toBe(110)
})

it('never runs a finished gesture again when the next one begins', () => {
  driver.down()
  driver.send('pointermove', 130, 320)
  driver.send('pointerup', 130, 320)
  page.undo()
  driver.down()
  driver.send('pointerup', 60, 320)
  expect([x(), taps]).toEqual([40, 1])
})

it('drops the preview on Escape, right click and lost pointer capture', () => {
  for (const cancel of [
    () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    () => window.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true })),
    () => driver.send('pointercancel', 130, 320),
  ]) {
    driver.down()
    driver.send('pointermove', 130, 320)
    cancel()
    driver.send('pointerup', 130, 320)
    expect(x()).toBe(40)
  }
})

it('stops snapping as soon as Alt is held, even without movement', () => {
  driver.down()
  driver.send('pointermove', 43, 320)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Alt', altKey: true }))
  window.dispatchEvent(pointer('pointerup', 43, 320))
  const snapped = x()
  page.undo()
  driver.down()
  driver.send('pointermove', 43, 320)
  window.dispatchEvent(
    new PointerEvent('pointerup', { clientX: 43, clientY: 320, pointerId: 1, altKey: true, bubbles: true }),
  )
  expect([snapped, x()]).toEqual([20, 23])
})

it('follows only the pointer that pressed', () => {
  driver.down()
  window.dispatchEvent(pointer('pointermove', 200, 320, 2))
  window.dispatchEvent(pointer('pointerup', 200, 320, 2))
  driver.send('pointerup', 60, 320)
  expect([x(), taps]).toEqual([40, 1])
})
