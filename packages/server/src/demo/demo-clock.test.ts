import { expect, it } from 'vitest'

import { demoClock } from './demo-clock.ts'

it.each([
  ['2026-11-29T10:00:00+08:00', '2026-11-29T02:00:00.000Z'],
  ['2026-11-29T09:59:59+08:00', '2026-11-28T02:00:00.000Z'],
  ['2026-11-29T00:30:00+08:00', '2026-11-28T02:00:00.000Z'],
  ['2026-11-29T23:59:59+08:00', '2026-11-29T02:00:00.000Z'],
])('is the last ten o’clock in Shanghai at %s', (now, expected) => {
  expect(demoClock(Date.parse(now)).toISOString()).toBe(expected)
})
