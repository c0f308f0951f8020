import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { keepDraft } from './keep-draft.ts'
import { testTemplate } from './test-voucher.ts'
import { createVoucherForm } from './voucher-form.machine.ts'
import type { VoucherDraft } from './voucher-form.machine.ts'

const TEMPLATE = testTemplate()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A form of a new voucher whose draft is kept in a memory that outlives it. */
async function open(memory: { draft?: VoucherDraft | undefined }, isTaken = true, template = TEMPLATE) {
  const form = createVoucherForm({
    type: 'PUR_REQUEST',
    orgUuid: 'org',
    calls: {
      defaultTemplate: () => Promise.resolve(template),
      template: () => Promise.resolve(template),
      voucher: () => Promise.reject(new Error('none')),
      pull: () => Promise.reject(new Error('none')),
    },
  })
  await form.start(undefined)
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(isTaken))
  const end = keepDraft(
    form,
    {
      read: () => Promise.resolve(memory.draft),
      write: async (draft) => void (memory.draft = draft),
    },
    ask,
  )
  await vi.advanceTimersByTimeAsync(0)
  return { form, ask, end, title: () => form.state.getState().open?.head.values['cTitle'] }
}

it('keeps what is changed every two seconds, and takes it up with the next visit', async () => {
  const memory = {}
  const first = await open(memory)
  first.form.changeHead({ values: { cTitle: '轴承' } })
  first.form.state.getState().open?.table.add({ values: { cName: '第一行' } })
  expect(memory).toEqual({})
  await vi.advanceTimersByTimeAsync(2000)
  first.end()
  const second = await open(memory)
  expect(second.ask).toHaveBeenCalledTimes(1)
  expect(second.title()).toBe('轴承')
  expect(second.form.draft()?.lines).toMatchObject([{ values: { cName: '第一行' } }])
  expect(second.form.state.getState().isEdited).toBe(true)
})

it('forgets what was discarded, refused, or made for another template', async () => {
  const memory: { draft?: VoucherDraft } = {}
  const first = await open(memory)
  first.form.changeHead({ values: { cTitle: '甲' } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(memory.draft).toBeDefined()
  first.form.discard()
  expect(memory.draft).toBeUndefined()
  first.form.changeHead({ values: { cTitle: '乙' } })
  await vi.advanceTimersByTimeAsync(2000)
  first.end()
  const kept = memory.draft
  const second = await open(memory, false)
  expect(second.title()).toBe('')
  expect(memory.draft).toBeUndefined()
  second.end()
  const third = await open({ ...memory, ...(kept && { draft: kept }) }, true, { ...TEMPLATE, iRevision: 2 })
  expect(third.title()).toBe('')
})
