import type { Voucher, VoucherTemplate } from '@mallwright/contract/voucher'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Feedback } from '../../../kit/feedback/feedback-store.ts'
import { keepDraft, restoreDraft } from './keep-draft.ts'
import { testField, testTemplate, testVoucher } from './test-voucher.ts'
import { createVoucherForm } from './voucher-form.machine.ts'
import type { VoucherDraft } from './voucher-form.machine.ts'

const TEMPLATE = testTemplate()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Visit {
  readonly isTaken?: boolean
  /** The default template of this visit. */
  readonly template?: VoucherTemplate
  /** Templates by their ids; any other is gone. */
  readonly templates?: readonly VoucherTemplate[]
  /** The stored voucher; a new one without. */
  readonly stored?: Voucher
}

/** A form whose draft is kept in a memory that outlives it. */
async function open(memory: { draft?: VoucherDraft | undefined }, visit: Visit = {}) {
  const { isTaken = true, template = TEMPLATE, templates = [template], stored } = visit
  const gone = () => Promise.reject(new Error('gone'))
  const form = createVoucherForm({
    type: 'PUR_REQUEST',
    orgUuid: 'org',
    calls: {
      defaultTemplate: () => Promise.resolve(template),
      template: (id) => {
        const found = templates.find(({ cTemplateUuid }) => cTemplateUuid === id)
        return found ? Promise.resolve(found) : gone()
      },
      voucher: () => (stored ? Promise.resolve(stored) : gone()),
      pull: gone,
    },
  })
  await form.start(stored?.cUuid)
  const ask = vi.fn<Feedback['ask']>(() => Promise.resolve(isTaken))
  const end = keepDraft(
    form,
    {
      read: () => Promise.resolve(memory.draft),
      write: async (draft) => void (memory.draft = draft),
    },
    { ask },
  )
  await vi.advanceTimersByTimeAsync(0)
  return {
    form,
    asked: () => ask.mock.calls.map(([question]) => question.body),
    end,
    title: () => form.state.getState().open?.head.values['cTitle'],
  }
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
  expect(second.asked()).toEqual(['上次编辑的内容未保存，是否恢复？'])
  expect(second.title()).toBe('轴承')
  expect(second.form.draft()?.lines).toMatchObject([{ values: { cName: '第一行' } }])
  expect(second.form.state.getState().isEdited).toBe(true)
})

/** A memory with the draft of a visit that changed the title. */
async function leaveDraft(visit: Visit = {}, title = '轴承') {
  const memory: { draft?: VoucherDraft } = {}
  const { form, end } = await open(memory, visit)
  form.changeHead({ values: { cTitle: title, cExtra: '备用' } })
  await vi.advanceTimersByTimeAsync(2000)
  end()
  return memory
}

it('forgets what was discarded or refused', async () => {
  const memory: { draft?: VoucherDraft } = {}
  const first = await open(memory)
  first.form.changeHead({ values: { cTitle: '甲' } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(memory.draft).toBeDefined()
  first.form.discard()
  expect(memory.draft).toBeUndefined()
  first.end()
  const left = await leaveDraft()
  const second = await open(left, { isTaken: false })
  expect(second.title()).toBe('')
  expect(left.draft).toBeUndefined()
})

const WITH_EXTRA = testTemplate({
  iRevision: 2,
  headerList: [testField('cTitle', '主题'), testField('cExtra', '备用')],
})
const OTHER = testTemplate({ cTemplateUuid: 't2', cTemplateName: '简易' })

describe('a draft is taken up', () => {
  it('by its template as it has changed since', async () => {
    const again = await open(await leaveDraft(), { template: WITH_EXTRA })
    expect(again.form.draft()).toMatchObject({ headData: { cTitle: '轴承', cExtra: '备用' }, iTemplateRevision: 2 })
    expect(again.form.state.getState().isEdited).toBe(true)
  })

  it('by its own template, where another is the usual one by now', async () => {
    const memory = await leaveDraft()
    const again = await open(memory, { template: OTHER, templates: [OTHER, TEMPLATE] })
    expect(again.form.draft()).toMatchObject({ headData: { cTitle: '轴承' }, cTemplateUuid: 't1' })
  })

  it('by the usual template, where its own is gone', async () => {
    const again = await open(await leaveDraft(), { template: OTHER })
    expect(again.form.draft()).toMatchObject({ headData: { cTitle: '轴承' }, cTemplateUuid: 't2' })
  })

  it('not over what was typed while its template was read', async () => {
    const memory = await leaveDraft()
    const again = await open({}, { template: OTHER, templates: [OTHER, TEMPLATE] })
    const restoring = restoreDraft(again.form, memory.draft as VoucherDraft)
    again.form.changeHead({ values: { cTitle: '新的' } })
    await restoring
    expect(again.title()).toBe('新的')
  })
})

it('says that a draft no longer applies to a voucher that was saved since', async () => {
  const stored = testVoucher('v1')
  const memory = await leaveDraft({ stored })
  const same = await open({ ...memory }, { stored })
  expect(same.title()).toBe('轴承')
  expect(same.asked()).toEqual(['上次编辑的内容未保存，是否恢复？'])
  same.end()
  const later = await open(memory, { stored: testVoucher('v1', { iVersion: 2, headData: { cTitle: '别人的' } }) })
  expect(later.asked()).toEqual(['该单据已被更新，上次未保存的内容不再适用'])
  expect(later.title()).toBe('别人的')
  expect(memory.draft).toBeUndefined()
})
