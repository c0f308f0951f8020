import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createDrawnView } from '../demo-map/drawn-tiles.ts'

const CENTRE = { lng: 120.13, lat: 30.259 }
const LABELS = { zoomIn: '放大', zoomOut: '缩小' }

let element: HTMLElement
let colours: string[] = []
let drawn: string[] = []
const arc = vi.fn<(x: number, y: number, radius: number) => void>(() => void (drawn = []))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const context = new Proxy(
    { arc },
    {
      get: (target, key) => (key === 'arc' ? target.arc : () => void drawn.push(String(key))),
      set: (_, key, value) => key !== 'fillStyle' || colours.push(String(value)) > 0,
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  element = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['theme']
  colours = []
  element.remove()
})

const create = () => createDrawnView(element, { centre: CENTRE, zoom: 15, labels: LABELS })

it('tells a tap, and its middle on Enter', () => {
  const view = create()
  const onTap = vi.fn()
  view.onTap(onTap)
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 0, clientY: 0 }))
  expect(onTap).toHaveBeenCalledTimes(1)
  view.move({ lng: 121.49, lat: 31.222 })
  element.dispatchEvent(new KeyboardEvent('keypress', { key: 'Enter', bubbles: true }))
  expect(onTap).toHaveBeenLastCalledWith({ lng: expect.closeTo(121.49, 3), lat: expect.closeTo(31.222, 3) })
  view.destroy()
})

it('has its buttons in the language of the page, and shows marker and limit when they are known', async () => {
  const view = create()
  expect(element.querySelector('[title="放大"]')).not.toBeNull()
  expect(element.querySelector('.wg-map-pin')).toBeNull()
  view.move(CENTRE)
  view.circle(CENTRE, 100)
  expect(element.querySelector('.wg-map-pin')).not.toBeNull()
  await expect.poll(() => arc.mock.calls.some(([, , radius]) => Math.round(radius) === 24)).toBe(true)
  // An outline: names within it stay readable.
  expect(drawn).toContain('stroke')
  expect(drawn.slice(0, drawn.indexOf('stroke'))).not.toContain('fill')
  view.destroy()
  expect(element.childElementCount).toBe(0)
})

it('is drawn anew in the colours of another theme, until it is gone', async () => {
  element.style.setProperty('--mw-sunken', '#eeeeee')
  const view = create()
  await expect.poll(() => colours).toContain('#eeeeee')
  element.style.setProperty('--mw-sunken', '#111111')
  document.documentElement.dataset['theme'] = 'dark'
  await expect.poll(() => colours).toContain('#111111')
  view.destroy()
  colours = []
  document.documentElement.dataset['theme'] = 'light'
  await new Promise((resolve) => setTimeout(resolve))
  expect(colours).toEqual([])
})
