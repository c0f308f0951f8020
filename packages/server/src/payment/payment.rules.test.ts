import { PAY_STATES } from '@mallwright/contract/payment'
import { expect, it } from 'vitest'

import { judgeReceipt, refundDelay } from './payment.rules.ts'

const open = { amountCents: 100, isOverdue: false }

it('money counts once, in time and in full', () => {
  for (const state of [0, 1, 3, 7] as const) {
    expect(judgeReceipt({ ...open, state }, 100)).toBe('accepted')
    expect(judgeReceipt({ ...open, state }, 99)).toBe('wrongAmount')
    expect(judgeReceipt({ ...open, state }, 101)).toBe('wrongAmount')
  }
  for (const state of [2, 5, 6] as const) expect(judgeReceipt({ ...open, state }, 100)).toBe('duplicate')
  expect(judgeReceipt({ ...open, state: PAY_STATES.closed }, 100)).toBe('late')
})

it('after the deadline only what was being paid may still end well', () => {
  const overdue = { ...open, isOverdue: true }
  expect(judgeReceipt({ ...overdue, state: PAY_STATES.paying }, 100)).toBe('accepted')
  for (const state of [0, 3, 7] as const) expect(judgeReceipt({ ...overdue, state }, 100)).toBe('late')
})

it('refunds wait a minute at first and six hours at most', () => {
  expect([1, 2, 3, 9, 10, 12].map(refundDelay)).toEqual([60, 120, 240, 15_360, 21_600, 21_600])
})
