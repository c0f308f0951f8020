import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { readFields } from '../kit/field.ts'
import type { ServerClock, ViewMode } from '../kit/module-view.ts'
import { viewProps } from '../kit/test-view.tsx'
import { countdown } from './countdown.ts'
import { countdownView } from './countdown.view.tsx'

const NOON = Date.parse('2026-11-28T12:00:00+08:00')
const HOUR_MS = 3_600_000

/** Reports every element as seen, or as unseen. */
let show: (isSeen: boolean) => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly object[]) => void) {
        show = (isIntersecting) => report([{ isIntersecting }])
      }
      observe() {
        show(true)
      }
      disconnect() {
        show = () => undefined
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const element = (stored: Record<string, unknown>, clock?: ServerClock, mode: ViewMode = 'view') => (
  <countdownView.View
    {...viewProps(mode)}
    props={readFields(countdown.fields, stored)}
    data={{ state: 'ready', value: undefined }}
    onAction={() => undefined}
    clock={clock}
  />
)
const clockAt = (offsetMs: number): ServerClock => ({ offsetMs: () => Promise.resolve(offsetMs) })
const digits = (root: ParentNode = document) =>
  [...root.querySelectorAll('.mw-countdown-digits')].map(({ textContent }) => textContent).join(':')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const tonight = { until: '2026-11-28 20:00' }

it('runs by the server’s clock, not by the device’s', async () => {
  render(element(tonight, clockAt(HOUR_MS)))
  expect(digits()).toBe('--:--:--:--')
  await pass(0)
  expect(digits()).toBe('00:07:00:00')
  await pass(1000)
  expect(digits()).toBe('00:06:59:59')
})

it.each([
  [tonight, '00:08:00:05', '00:08:00:00'],
  [{ until: '2026-11-28 11:00' }, '00:00:00:00', '00:00:00:00'],
])('shows the server’s digits first, and hydrates without complaints: %o', async (stored, first, then) => {
  const complain = vi.fn<(error: unknown) => void>()
  const warn = vi.spyOn(console, 'error').mockImplementation(complain)
  const container = document.createElement('div')
  const clock = { ...clockAt(0), renderedAt: NOON - 5000 }
  container.innerHTML = renderToString(element(stored, clock))
  document.body.append(container)
  expect(digits(container)).toBe(first)
  const root = await act(async () =>
    hydrateRoot(container, element(stored, clockAt(0)), { onRecoverableError: complain }),
  )
  await pass(0)
  expect(digits(container)).toBe(then)
  expect(complain).not.toHaveBeenCalled()
  act(() => root.unmount())
  container.remove()
  warn.mockRestore()
})

it('reads as a deadline while the server’s clock is out of reach', async () => {
  render(element(tonight, { offsetMs: () => Promise.reject(new Error('offline')) }))
  await pass(0)
  expect(screen.getByText('截止 11月28日 20:00')).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
})

it('stops off the screen and catches up when it comes back', async () => {
  render(element(tonight, clockAt(0)))
  await pass(0)
  act(() => show(false))
  expect(vi.getTimerCount()).toBe(0)
  await pass(60_000)
  expect(digits()).toBe('00:08:00:00')
  act(() => show(true))
  expect(digits()).toBe('00:07:59:00')
})

it('is spoken at the last minute and at the end only', async () => {
  render(element({ until: '2026-11-28 12:02', overText: '下次再来' }, clockAt(0)))
  await pass(50_000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await pass(11_000)
  expect(screen.getByRole('status')).toHaveTextContent('不到 1 分钟')
  await pass(60_000)
  expect(screen.getByRole('status')).toHaveTextContent('下次再来')
})

it.each(['text', 'zero', 'hide'])('at zero marks itself as over: %s', async (whenOver) => {
  const { container } = render(element({ until: '2026-11-28 12:01', whenOver }, clockAt(0)))
  await pass(59_000)
  expect(container.querySelector('.is-over')).toBeNull()
  await pass(1000)
  expect(container.querySelector(`.mw-countdown.is-${whenOver}.is-over`)).not.toBeNull()
  expect(digits()).toBe('00:00:00:00')
})

it('renders nothing for buyers without a time, and a hint on the canvas, where it stands still', async () => {
  const { container } = render(element({}))
  expect(container).toBeEmptyDOMElement()
  render(element({}, undefined, 'edit'))
  expect(screen.getByText('请设置截止时间')).toBeVisible()
  cleanup()
  render(element(tonight, undefined, 'edit'))
  expect(digits()).toBe('00:08:00:00')
  expect(vi.getTimerCount()).toBe(0)
})

it('refuses a time that there is not', () => {
  const read = (until: string, dailyTime: string) => readFields(countdown.fields, { until, dailyTime })
  expect(read('2026-02-30 10:00', '24:00')).toMatchObject({ until: '', dailyTime: '20:00' })
  expect(read('2026-02-28 10:00', '00:00')).toMatchObject({ until: '2026-02-28 10:00', dailyTime: '00:00' })
})

it('keeps plain digits readable in the dark, and digits readable on a box of any colour', () => {
  const style = (stored: Record<string, unknown>) => {
    const { container } = render(element({ ...tonight, ...stored }))
    return container.querySelector<HTMLElement>('.mw-countdown-digits')?.getAttribute('style')
  }
  expect(style({ look: 'plain', digitColour: '#d81e2c' })).toMatch(/var\(--mw-l, #d81e2c\) var\(--mw-d, #/)
  expect(style({ boxColour: '#ffd9a8' })).toContain('color: rgb(29, 33, 41)')
})
