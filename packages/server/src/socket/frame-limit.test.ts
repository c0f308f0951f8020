import { expect, it } from 'vitest'

import { createFrameLimit, MAX_FRAMES_PER_SECOND } from './frame-limit.ts'

it('allows a burst and a steady stream up to the limit, and no frame more in a second', () => {
  const isWithinLimit = createFrameLimit()
  const sendAt = (ms: number, count: number) => Array.from({ length: count }, () => isWithinLimit(ms))
  expect(sendAt(0, MAX_FRAMES_PER_SECOND)).not.toContain(false)
  expect(sendAt(999, 1)).toEqual([false])
  expect(sendAt(1000, MAX_FRAMES_PER_SECOND)).not.toContain(false)
  expect(sendAt(1999, 1)).toEqual([false])
})
