import { expect, it } from 'vitest'

import { barShift } from './use-bar-in-view.ts'

it('keeps the bar of a frame in view while a part of the frame is, and never moves it otherwise', () => {
  const frame = { top: 300, bottom: 1300 }
  expect(barShift(68, 262, frame)).toBe(0)
  expect(barShift(68, -438, { top: -400, bottom: 600 })).toBe(512)
  // Of a frame that has left the view the bar stays at its end.
  expect(barShift(68, -1438, { top: -1400, bottom: -400 })).toBe(1026)
})
