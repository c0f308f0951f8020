import { expect, it } from 'vitest'

import { timeLeft } from '../clock/time-units.ts'
import { deadlineText, endOf } from './countdown-time.ts'

const moment = (until: string) => ({ repeat: 'moment', until, dailyTime: '' }) as const
const daily = (dailyTime: string) => ({ repeat: 'daily', until: '', dailyTime }) as const
const at = (shanghai: string) => Date.parse(`${shanghai}+08:00`)

it('ends at its wall time in Shanghai, wherever the device is', () => {
  expect(endOf(moment('2026-11-29 00:00'), 0)).toBe(Date.UTC(2026, 10, 28, 16))
  expect(endOf(moment(''), 0)).toBeUndefined()
})

it('of every day ends at the next such time: at the time itself the next day’s', () => {
  expect(endOf(daily('20:00'), at('2026-11-28T19:59:59'))).toBe(at('2026-11-28T20:00:00'))
  expect(endOf(daily('20:00'), at('2026-11-28T20:00:00'))).toBe(at('2026-11-29T20:00:00'))
  expect(endOf(daily('00:00'), at('2026-12-31T00:00:01'))).toBe(at('2027-01-01T00:00:00'))
  expect(endOf(daily(''), 0)).toBeUndefined()
})

it('shows the last second until it is over, and never less than nothing', () => {
  const shown = (ms: number, hasDays = true) => timeLeft(ms, hasDays).map(({ count }) => count)
  expect(shown(1)).toEqual([0, 0, 0, 1])
  expect(shown(0)).toEqual([0, 0, 0, 0])
  expect(shown(-5000)).toEqual([0, 0, 0, 0])
  expect(shown((2 * 86_400 + 3 * 3600 + 4 * 60 + 5) * 1000)).toEqual([2, 3, 4, 5])
  expect(shown((2 * 86_400 + 3 * 3600) * 1000, false)).toEqual([51, 0, 0])
})

it('reads as a deadline; midnight ends the day before it', () => {
  expect(deadlineText(moment('2026-11-29 00:00'), 'zh-CN')).toBe('截止 11月28日 24:00')
  expect(deadlineText(moment('2026-11-28 20:30'), 'en-US')).toBe('Ends November 28, 20:30')
  expect(deadlineText(daily('00:00'), 'zh-CN')).toBe('每天 24:00 截止')
  expect(deadlineText(moment(''), 'zh-CN')).toBe('')
})
