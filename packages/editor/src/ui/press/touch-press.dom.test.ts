import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { followTouch, guardHeldTouch, HOLD_MS } from './touch-press.ts'

const pointer = (type: string, at: { readonly x?: number; readonly id?: number } = {}) =>
  new PointerEvent(type, { pointerId: at.id ?? 1, clientX: at.x ?? 0, clientY: 0, pointerType: 'touch', bubbles: true })

const send = (type: string, at?: { readonly x?: number; readonly id?: number }) =>
  window.dispatchEvent(pointer(type, at))

function touch() {
  const onTap = vi.fn<() => void>()
  const onHold = vi.fn<() => void>()
  followTouch(pointer('pointerdown'), { onTap, onHold })
  return { onTap, onHold }
}

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  send('pointerup')
  vi.useRealTimers()
})

describe('touch', () => {
  it('taps on a short press, even with small movement', () => {
    const { onTap, onHold } = touch()
    send('pointermove', { x: 6 })
    send('pointerup')
    vi.advanceTimersByTime(HOLD_MS)
    expect(onTap).toHaveBeenCalledOnce()
    expect(onHold).not.toHaveBeenCalled()
  })

  it('holds after a delay, and then does not tap', () => {
    const { onTap, onHold } = touch()
    vi.advanceTimersByTime(HOLD_MS)
    send('pointerup')
    expect(onHold).toHaveBeenCalledOnce()
    expect(onTap).not.toHaveBeenCalled()
  })

  it.each([
    ['moves', () => send('pointermove', { x: 30 })],
    ['scrolls', () => send('pointercancel')],
    ['is joined by another', () => send('pointerdown', { id: 2 })],
  ])('neither taps nor holds when it %s', (_, act) => {
    const { onTap, onHold } = touch()
    act()
    vi.advanceTimersByTime(HOLD_MS)
    send('pointerup')
    expect([onTap, onHold].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  it('scrolls until it holds; suppresses the context menu of the browser', () => {
    const stop = guardHeldTouch()
    const isPrevented = (type: string) => {
      const event = new Event(type, { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    touch()
    expect(isPrevented('touchmove')).toBe(false)
    vi.advanceTimersByTime(HOLD_MS)
    expect(isPrevented('touchmove')).toBe(true)
    expect(isPrevented('contextmenu')).toBe(true)
    send('pointerup')
    expect(isPrevented('touchmove')).toBe(false)
    expect(isPrevented('contextmenu')).toBe(false)
    stop()
  })

  it('lets the browser click what was pressed, and not what the tap uncovered', () => {
    const [entry, uncovered] = [document.createElement('button'), document.createElement('button')]
    document.body.append(entry, uncovered)
    const clicked: string[] = []
    entry.addEventListener('click', () => clicked.push('entry'))
    uncovered.addEventListener('click', () => clicked.push('uncovered'))
    const click = (target: HTMLElement, detail = 1) =>
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    const tap = (then: HTMLElement) => {
      const down = pointer('pointerdown')
      entry.dispatchEvent(down)
      followTouch(down, { onTap: () => undefined, onHold: () => undefined })
      entry.dispatchEvent(pointer('pointerup'))
      click(then)
    }
    tap(entry)
    tap(uncovered)
    expect(clicked).toEqual(['entry'])
    // A key clicks at any time, and the next finger wherever it is.
    tap(entry)
    click(uncovered, 0)
    uncovered.dispatchEvent(pointer('pointerdown'))
    click(uncovered)
    expect(clicked).toEqual(['entry', 'entry', 'uncovered', 'uncovered'])
  })
})
