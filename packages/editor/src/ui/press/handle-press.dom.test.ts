import { describe, expect, it, vi } from 'vitest'

import { lazyModule } from '../lazy.tsx'
import { handlePress } from './handle-press.ts'
import { followTouch, guardHeldTouch, HOLD_MS } from './touch-press.ts'

const pointer = (type: string, { x = 0, id = 1 } = {}) =>
  new PointerEvent(type, { pointerId: id, clientX: x, clientY: 0, pointerType: 'touch', bubbles: true })

const send = (type: string, at?: { readonly x?: number; readonly id?: number }) =>
  window.dispatchEvent(pointer(type, at))

/** A first press, whose module arrives only when `arrive` is called. */
function firstPress() {
  let resolve: (loaded: object) => void = () => undefined
  const arrival = new Promise<object>((done) => (resolve = done))
  const module = lazyModule(() => arrival)
  const onTap = vi.fn<() => void>()
  const onHold = vi.fn<() => void>()
  const event = pointer('pointerdown')
  handlePress(module, event, () => followTouch(event, { onTap, onHold }))
  const arrive = async () => {
    resolve({})
    await module.load()
    await Promise.resolve()
  }
  return { arrive, calls: () => [onTap.mock.calls.length, onHold.mock.calls.length] }
}

describe('a first press, whose handler is still loading', () => {
  it('taps when the finger was lifted before', async () => {
    const { arrive, calls } = firstPress()
    send('pointerup')
    await arrive()
    expect(calls()).toEqual([1, 0])
  })

  it.each([
    ['scrolls', () => send('pointercancel')],
    ['moves away', () => send('pointermove', { x: 40 })],
    ['is joined by a second finger', () => send('pointerdown', { id: 2 })],
  ])('neither taps nor holds when the finger %s, and leaves the page scrollable', async (_, act) => {
    vi.useFakeTimers()
    const stop = guardHeldTouch()
    const { arrive, calls } = firstPress()
    act()
    await arrive()
    vi.advanceTimersByTime(HOLD_MS)
    const move = new Event('touchmove', { cancelable: true })
    window.dispatchEvent(move)
    expect(calls()).toEqual([0, 0])
    expect(move.defaultPrevented).toBe(false)
    stop()
    vi.useRealTimers()
  })
})

it('scrolls again at the next touch, even when the end of a held one was lost', () => {
  vi.useFakeTimers()
  const stop = guardHeldTouch()
  followTouch(pointer('pointerdown'), { onTap: () => undefined, onHold: () => undefined })
  vi.advanceTimersByTime(HOLD_MS)
  window.dispatchEvent(Object.assign(new Event('touchstart'), { touches: [{}] }))
  const move = new Event('touchmove', { cancelable: true })
  window.dispatchEvent(move)
  expect(move.defaultPrevented).toBe(false)
  send('pointerup')
  stop()
  vi.useRealTimers()
})
