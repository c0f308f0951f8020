import type { Voucher, VoucherTemplate } from '@mallwright/contract/voucher'
import { expect, it } from 'vitest'

import { testField } from './test-field.ts'
import { createVoucherForm } from './voucher-form.machine.ts'

const TEMPLATE: VoucherTemplate = {
  cTemplateUuid: 't1',
  cVoucherUuid: 'PUR_REQUEST',
  cTemplateName: '标准',
  bUseAttachment: false,
  bUseScanCode: false,
  cUpstreamVoucherUuids: '',
  iRevision: 1,
  headerList: [testField('cTitle', '主题')],
  footerList: [],
  detailList: [testField('cName', '名称')],
  upstreamList: [],
  showTemplatePcList: [],
}

const voucher = (cUuid: string): Voucher => ({
  cVouchType: 'PUR_REQUEST',
  cUuid,
  cVoucherNo: cUuid,
  cTemplateUuid: 't1',
  iTemplateRevision: 1,
  iVoucherState: 10,
  iExecState: 0,
  iPaymentStatus: 0,
  iVersion: 1,
  bMall: false,
  headData: {},
  lines: [],
  docIds: [],
  opList: ['SAVE'],
})

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
          waiting.set(cUuid, () => resolve(voucher(cUuid)))
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
