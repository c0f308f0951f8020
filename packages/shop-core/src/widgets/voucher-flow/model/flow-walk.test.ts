import { expect, it } from 'vitest'

import { readFlow } from './flow-status.ts'
import { FLOW_STEPS } from './flow-steps.ts'
import type { FlowStepType } from './flow-steps.ts'
import { walkFlow } from './flow-walk.ts'
import { testVouchers } from './test-record.ts'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const BARE = readFlow([testVouchers('PUR_ORDER', 'PO1')])
const FULL = readFlow([
  testVouchers('SAL_ORDER', 'SO1'),
  testVouchers('PUR_RETURN', 'PT1'),
  testVouchers('SAL_REPLENISH', 'SB1'),
])

it.each([
  ['a trace without further links', BARE],
  ['one with all', FULL],
])('reaches every step from every other by arrow keys, in %s', (_, flow) => {
  for (const { type } of FLOW_STEPS) {
    const reached = new Set<FlowStepType>([type])
    for (const from of reached)
      for (const key of KEYS) {
        const next = walkFlow(flow, from, key)
        if (next) reached.add(next)
      }
    expect(reached.size).toBe(17)
  }
})

it('follows the link that leaves the node on the side of the key', () => {
  const walk = (from: FlowStepType, ...keys: readonly string[]) =>
    keys.reduce<FlowStepType | undefined>((at, key) => at && walkFlow(BARE, at, key), from)
  const [left, right, up, down] = KEYS as [string, string, string, string]
  expect(walk('PUR_REQUEST', right, down, right, right, down, right)).toBe('SAL_ORDER')
  expect(walk('SAL_ORDER', right, right, down, right, right, up)).toBe('PUR_RECEIPT')
  expect(walk('PUR_RECEIPT', right, down)).toBe('SAL_REPLENISH')
  expect(walk('PUR_RECEIPT', up)).toBe('PUR_INVOICE')
  expect(walk('PUR_INVOICE', up, down, left)).toBe('SAL_INVOICE')
  expect(walk('PUR_REQUEST', left)).toBeUndefined()
  expect(walk('PUR_REQUEST', 'Enter')).toBeUndefined()
  expect(walk('PUR_REQUEST', 'toString')).toBeUndefined()
})

it('goes along the further links of a trace that has them, and back', () => {
  expect(walkFlow(FULL, 'SAL_ORDER', 'ArrowDown')).toBe('SAL_DELIVERY')
  expect(walkFlow(FULL, 'SAL_DELIVERY', 'ArrowDown')).toBe('SAL_ORDER')
  expect(walkFlow(BARE, 'SAL_DELIVERY', 'ArrowDown')).toBeUndefined()
  expect(walkFlow(FULL, 'SAL_REPLENISH', 'ArrowLeft')).toBe('PUR_RECEIPT')
  // Beside the link to 14, which is the first.
  expect(walkFlow(FULL, 'PUR_RECEIPT', 'ArrowRight')).toBe('PUR_RETURN')
})
