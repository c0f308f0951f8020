import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { readFields } from '../kit/field.ts'
import type { ViewMode } from '../kit/module-view.ts'
import { drawModule } from '../kit/test-view.tsx'
import { RESTART_DELAY_MS, REST_MS, roundOf, speedOf, textWidth } from './announcement-motion.ts'
import { announcement, SCROLL_DEFAULTS } from './announcement.ts'
import { announcementView } from './announcement.view.tsx'

const line = (text: string, link: object = { kind: 'none' }) => ({ text, link })
const draw = (stored: Record<string, unknown>, mode: ViewMode = 'view') =>
  drawModule(announcement, announcementView, { stored, mode })
const roundWith = (stored: Record<string, unknown>, texts: readonly string[]) =>
  roundOf(readFields(announcement.fields, stored), texts)

const runOf = (root: HTMLElement) => root.querySelector<HTMLElement>('.mw-announcement-run')

afterEach(() => {
  vi.useRealTimers()
})

describe('the motion', () => {
  it('moves `amount` px every `delayMs`, 6 every 85 ms by default', () => {
    expect(SCROLL_DEFAULTS).toEqual({ amount: 6, delayMs: 85 })
    expect(speedOf({ amount: 6, delayMs: 100 })).toBe(60)
    const calm = roundWith({ amount: 5, delayMs: 50 }, ['字'.repeat(100)])?.durationMs ?? 0
    expect(roundWith({ amount: 10, delayMs: 50 }, ['字'.repeat(100)])?.durationMs).toBeCloseTo(calm / 2, -1)
    expect(roundWith({ amount: 5, delayMs: 100 }, ['字'.repeat(100)])?.durationMs).toBe(calm * 2)
  })

  it('counts wide characters fully and others by about a half', () => {
    expect(textWidth('公告', 10)).toBe(20)
    expect(textWidth('ab', 10)).toBeCloseTo(11.2)
  })

  it('moves lines upwards one by one, each with a dwell time', () => {
    const round = roundWith({ direction: 'up', height: 40, amount: 4, delayMs: 40 }, ['一', '二'])
    expect(round?.durationMs).toBe(2 * (REST_MS + 400))
    expect(round?.course).toBe('linear(0 0% 42.86%, 0.5 50% 92.86%, 1 100%)')
  })

  it('is off without autoplay, without lines, and for a single vertical line', () => {
    expect(roundWith({ isAutoplay: false }, ['一'])).toBeUndefined()
    expect(roundWith({}, [])).toBeUndefined()
    expect(roundWith({ direction: 'down' }, ['一'])).toBeUndefined()
    expect(roundWith({ direction: 'right' }, ['一'])).toBeDefined()
  })

  it('is off on the canvas', () => {
    expect(runOf(draw({ lines: [line('一')] }, 'edit').root)).not.toHaveClass('is-moving')
    expect(runOf(draw({ lines: [line('一')] }).root)).toHaveClass('is-moving')
  })
})

it('is hidden for 500 ms when the delay changes, then restarts with the new one', () => {
  vi.useFakeTimers()
  const lines = [line('一')]
  const { root, change } = draw({ lines, delayMs: 100 })
  const before = runOf(root)
  change({ lines, delayMs: 50 })
  expect(runOf(root)).toHaveClass('is-hidden')
  act(() => void vi.advanceTimersByTime(RESTART_DELAY_MS - 1))
  expect(runOf(root)).toHaveClass('is-hidden')
  act(() => void vi.advanceTimersByTime(1))
  expect(RESTART_DELAY_MS).toBe(500)
  expect(runOf(root)).not.toHaveClass('is-hidden')
  expect(runOf(root)).not.toBe(before)
})

describe('the lines', () => {
  const link = { kind: 'product', code: 'P1' }

  it('are announced and focused once although rendered twice, and both copies can be tapped', () => {
    const { root, onAction } = draw({ lines: [line('新品', link)] })
    expect(screen.getAllByRole('link')).toHaveLength(1)
    const copy = root.querySelector('[aria-hidden] a')
    expect(copy).toHaveAttribute('tabindex', '-1')
    fireEvent.click(copy as Element)
    expect(onAction).toHaveBeenCalledWith({ type: 'open', link })
  })

  it('are omitted when empty; without any the module renders nothing for buyers', () => {
    draw({ lines: [line('一'), line('  ')] })
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(draw({ lines: [line(' ')] }).root).toBeEmptyDOMElement()
    draw({}, 'edit')
    expect(screen.getByText('请添加公告')).toBeVisible()
  })
})
