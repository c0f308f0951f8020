import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createGuideLayer } from './guide-layer.ts'
import type { GuideOrder } from './guide-worker.ts'

const SELECTION = { x: 10, y: 20, width: 300, height: 200 }
const SCENE = {
  guides: { lines: [{ axis: 'x' as const, at: 40, start: 0, end: 90 }], distances: [] },
  box: { x: 10, y: 20, width: 379, height: 178 },
  px: 1,
  label: { words: '40, 20', at: { x: 80, y: 60 } },
}

let host: HTMLElement
beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
  vi.restoreAllMocks()
  host.remove()
})

const canvas = () => host.querySelector('canvas')

it('paints in a worker, clears before the next gesture, and terminates the worker', () => {
  const messages: GuideOrder[] = []
  let isEnded = false
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = (order: GuideOrder) => messages.push(order)
      addEventListener = () => undefined
      terminate = () => (isEnded = true)
    },
  )
  const offscreen = {}
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => offscreen })
  const layer = createGuideLayer(host)
  expect(messages).toEqual([{ canvas: offscreen }])
  expect(canvas()?.hidden).toBe(true)
  layer.hide()
  expect(messages).toHaveLength(1)

  layer.show(SELECTION, SCENE)
  expect(messages[1]).toMatchObject({ area: SELECTION, scene: SCENE })
  expect([canvas()?.hidden, canvas()?.style.left, canvas()?.style.width]).toEqual([false, '10px', '300px'])
  layer.hide()
  expect(messages[2]).toEqual({ area: SELECTION, density: devicePixelRatio })
  expect(canvas()?.hidden).toBe(true)
  layer.remove()
  expect([isEnded, canvas()]).toEqual([true, null])
})

/** Records the calls of every 2d context. */
function recordPainting(): { readonly painted: string[]; readonly contexts: () => number } {
  const painted: string[] = []
  const pen = new Proxy(
    {},
    {
      get: (_, name) => (name === 'measureText' ? () => ({ width: 30 }) : () => painted.push(String(name))),
      set: () => true,
    },
  )
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
  getContext.mockReturnValue(pen as CanvasRenderingContext2D)
  return { painted, contexts: () => getContext.mock.calls.length }
}

it.each([
  ['without worker support', undefined],
  [
    'where a policy forbids workers',
    function Worker() {
      throw new DOMException('refused', 'SecurityError')
    },
  ],
])('paints on the main thread %s, with one context', (_, Refused) => {
  const { painted, contexts } = recordPainting()
  vi.stubGlobal('Worker', Refused)
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => ({}) })
  const layer = createGuideLayer(host)
  layer.show(SELECTION, SCENE)
  expect(painted).toEqual(expect.arrayContaining(['clearRect', 'fillRect', 'fillText']))
  painted.length = 0
  layer.hide()
  expect(painted).toEqual(['setTransform', 'clearRect'])
  expect(contexts()).toBe(1)
})

it('goes on painting on the main thread when the worker fails, beginning with what it did not paint', () => {
  const { painted } = recordPainting()
  const worker = Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: vi.fn<() => void>() })
  vi.stubGlobal('Worker', function Worker() {
    return worker
  })
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => ({}) })
  const layer = createGuideLayer(host)
  layer.show(SELECTION, SCENE)
  expect(painted).toEqual([])
  worker.dispatchEvent(new Event('error'))
  expect(worker.terminate).toHaveBeenCalledOnce()
  expect(painted).toContain('fillText')
  expect([host.childElementCount, canvas()?.hidden, canvas()?.style.left]).toEqual([1, false, '10px'])
  painted.length = 0
  layer.show(SELECTION, SCENE)
  expect(painted).toContain('fillText')
})
