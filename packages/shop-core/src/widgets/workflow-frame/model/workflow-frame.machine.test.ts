import { expect, it } from 'vitest'

import type { WorkflowEntry } from './workflow-address.ts'
import { createWorkflow } from './workflow-frame.machine.ts'

const ENTRY: WorkflowEntry = { url: '/workflow/task', ticket: 'T1', accountId: 'acc', hosts: [] }
const ADDRESS = { src: '/workflow/task', origin: 'null', sandbox: '' }

it('opens an address, refuses another, fails, and tries again', async () => {
  const workflow = createWorkflow()
  const load = (read: () => Promise<WorkflowEntry>, isAllowed = true) =>
    workflow.load({ read, addressOf: (entry) => (isAllowed && entry === ENTRY ? ADDRESS : undefined) })
  const state = () => workflow.state.getState()
  expect(state()).toEqual({ phase: 'loading' })
  await load(() => Promise.resolve(ENTRY))
  expect(state()).toEqual({ phase: 'open', address: ADDRESS, run: 1 })
  await load(() => Promise.resolve(ENTRY), false)
  expect(state()).toEqual({ phase: 'refused' })
  const failing = load(() => Promise.reject(new Error('down')))
  expect(state()).toEqual({ phase: 'loading' })
  await failing
  expect(state()).toEqual({ phase: 'failed', error: new Error('down') })
  await load(() => Promise.resolve(ENTRY))
  expect(state()).toEqual({ phase: 'open', address: ADDRESS, run: 4 })
})

it('drops the answer to an earlier attempt, and to a closed popup', async () => {
  const workflow = createWorkflow()
  const answers: ((entry: WorkflowEntry) => void)[] = []
  const load = () =>
    workflow.load({ read: () => new Promise((resolve) => answers.push(resolve)), addressOf: () => ADDRESS })
  const loads = [load(), load()]
  answers[0]?.(ENTRY)
  await loads[0]
  expect(workflow.state.getState().phase).toBe('loading')
  workflow.close()
  answers[1]?.(ENTRY)
  await loads[1]
  expect(workflow.state.getState().phase).toBe('loading')
})
