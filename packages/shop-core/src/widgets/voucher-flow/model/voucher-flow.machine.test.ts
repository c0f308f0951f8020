import { expect, it } from 'vitest'

import type { FlowRecord } from '@mallwright/contract/voucher'
import { testVouchers } from './test-record.ts'
import { createFlowTrace } from './voucher-flow.machine.ts'

const RECORDS = [testVouchers('PUR_ORDER', 'PO1')]

it('reads its records: some, none, a failure, and again', async () => {
  let answer: () => Promise<readonly FlowRecord[]> = () => Promise.resolve(RECORDS)
  const trace = createFlowTrace()
  const load = () => trace.load(() => answer())
  const phase = () => trace.state.getState().phase
  expect(phase()).toBe('loading')
  await load()
  expect(phase()).toBe('ready')
  answer = () => Promise.reject(new Error('down'))
  const again = load()
  expect(trace.state.getState()).toEqual({ phase: 'loading' })
  await again
  expect(trace.state.getState()).toEqual({ phase: 'failed', error: new Error('down') })
  answer = () => Promise.resolve([])
  await load()
  expect(trace.state.getState()).toEqual({ phase: 'empty' })
})

it('drops the answer to an earlier attempt, and to a closed popup', async () => {
  const answers: ((records: readonly FlowRecord[]) => void)[] = []
  const trace = createFlowTrace()
  const load = () => trace.load(() => new Promise((resolve) => answers.push(resolve)))
  const loads = [load(), load()]
  answers[1]?.(RECORDS)
  answers[0]?.([])
  await Promise.all(loads)
  expect(trace.state.getState().phase).toBe('ready')
  const late = load()
  trace.close()
  answers[2]?.([])
  await late
  expect(trace.state.getState().phase).toBe('loading')
})
