import type { Voucher, VoucherTemplate } from '@mallwright/contract/voucher'
import { expect, it } from 'vitest'

import { testField, testTemplate, testVoucher } from './test-voucher.ts'
import { createVoucherForm } from './voucher-form.machine.ts'

const TEMPLATE = testTemplate()

/** A form whose vouchers come when they are sent. */
function open() {
  const waiting = new Map<string, () => void>()
  const form = createVoucherForm({
    type: 'PUR_REQUEST',
    orgUuid: 'org',
    calls: {
      defaultTemplate: () => Promise.resolve(TEMPLATE),
      template: () => Promise.resolve(TEMPLATE),
      voucher: (_, cUuid) =>
        new Promise((resolve) => {
          waiting.set(cUuid, () => resolve(testVoucher(cUuid)))
        }),
      pull: () => Promise.reject(new Error('none')),
    },
  })
  const send = async (cUuid: string) => {
    waiting.get(cUuid)?.()
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
  return { form, send, shown: () => form.state.getState().open?.stored?.cUuid }
}

it('begins a copy with what a voucher holds, but its number, day, files, upstream lines and stale references', async () => {
  const template: VoucherTemplate = {
    ...TEMPLATE,
    headerList: [
      testField('cVoucherNo', '单据编号', { bReadOnly: true }),
      testField('dVoucherDate', '单据日期', { cFieldType: 'Date', cDefaultValue: '{"value":"@today"}' }),
      testField('cPartner', '供应商', { cFieldType: 'Refer' }),
      testField('cDepartment', '部门', { cFieldType: 'Refer' }),
    ],
    footerList: [testField('cBudget', '预算编号')],
    detailList: [
      testField('cName', '名称'),
      testField('cUpNo', '来源单号', { bReadOnly: true, cDefinedSourceType: 'voucher' }),
      testField('cMaterial', '物料', { cFieldType: 'Refer' }),
      testField('cSpec', '规格', {
        bReadOnly: true,
        cDefinedSourceType: 'archives',
        cDefinedSourceTableUuid: 'cMaterial',
        cDefinedSourceFieldUuid: 'cSpec',
      }),
    ],
  }
  const stored: Voucher = {
    ...testVoucher('one'),
    headData: {
      cVoucherNo: 'PR2611-00001',
      dVoucherDate: '2020-01-01',
      cPartner: 'p1',
      $cPartner: { cName: '青禾', cUuid: 'p1' },
      cDepartment: 'd1',
      $cDepartment: { cName: '旧部门', cUuid: 'd1', bStale: true },
      cBudget: 'Y-1',
    },
    lines: [
      {
        cRowKey: 'l1',
        cUpRowKey: 'u1',
        values: {
          cName: '轴承',
          cUpNo: 'PO2611-00009',
          cMaterial: 'm1',
          $cMaterial: { cMaterialName: '轴承', cMaterialUuid: 'm1', cSpec: 'A3 70g' },
          cSpec: 'A4 70g',
        },
      },
    ],
    docIds: ['f1'],
  }
  const form = createVoucherForm({
    type: 'PUR_REQUEST',
    orgUuid: 'org',
    calls: {
      defaultTemplate: () => Promise.resolve(template),
      template: () => Promise.resolve(template),
      voucher: () => Promise.resolve(stored),
      pull: () => Promise.reject(new Error('nothing is pulled')),
    },
  })
  await form.startCopy('one')
  const draft = form.draft()
  expect(draft).not.toHaveProperty('cUuid')
  expect(draft).toMatchObject({
    iVersion: 0,
    headData: { cVoucherNo: '', cPartner: 'p1', cDepartment: '', cBudget: 'Y-1' },
    lines: [{ values: { cName: '轴承', cUpNo: '', cMaterial: 'm1', cSpec: 'A3 70g' } }],
    deleted: [],
    docIds: [],
  })
  expect(draft?.headData['dVoucherDate']).not.toBe('2020-01-01')
  expect(draft?.lines[0]).not.toHaveProperty('cUpRowKey')
  // It is stored nowhere: leaving asks, as of pulled lines.
  expect(form.state.getState().isEdited).toBe(true)
})

it('shows what was asked for last, whatever comes last', async () => {
  const { form, send, shown } = open()
  void form.start('one')
  void form.start('two')
  await send('two')
  await send('one')
  expect(shown()).toBe('two')
  expect(form.state.getState().phase).toBe('ready')
})

it('shows no answer over a voucher that was begun meanwhile', async () => {
  const { form, send, shown } = open()
  await form.start(undefined)
  void form.openStored('one')
  form.startBlank()
  await send('one')
  expect(shown()).toBeUndefined()
  expect(form.state.getState().phase).toBe('ready')
})
