import { describe, expect, it } from 'vitest'

import { durationParts } from './time-left.tsx'

describe('a duration', () => {
  it.each([
    [59, 0, '00:59'],
    [1800, 0, '30:00'],
    [3600, 0, '01:00:00'],
    [47 * 3600 + 61, 0, '47:01:01'],
    [48 * 3600, 2, '00:00:00'],
    [9 * 86_400 + 3 * 3600 + 4, 9, '03:00:04'],
  ])('of %i s', (seconds, days, time) => {
    expect(durationParts(seconds)).toEqual({ days, time })
  })
})
