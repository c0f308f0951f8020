import { expect, it } from 'vitest'

import { WHOLE_LIST } from '../../desk-section.ts'
import { refundsSection } from './refunds.section.ts'
import { transfersSection } from './transfers.section.ts'
import { deskOver } from '../../test-desk.ts'

const TRANSFER = {
  cPaymentFlowNo: 'P1',
  dCreateTime: '2026-11-22 10:00:00',
  bAmount: 1234.5,
  cReceiverOrgName: '远山商城',
  payerName: '某公司',
  payerAcctNum: '**** 2222',
  cMobilePhone: '199****0001',
  cVoucherDocId: 'doc-1',
  iState: 0,
  cReason: '',
  dOperationTime: '',
}

const REFUND = {
  cRefundNo: 'R1',
  cPaymentFlowNo: 'P1',
  dCreateTime: '2026-11-22 10:00:00',
  bAmount: 0.49,
  cReason: '支付金额不符',
  cChannel: 'wechat',
  cMobilePhone: '199****0001',
  iTries: 12,
  cLastError: 'balance too low',
  iState: 2,
  dUpdateTime: '2026-11-23 10:00:00',
}

const QUERY = { ...WHOLE_LIST, keyword: 'P1', filter: '0', page: 2 }

it('shows a transfer with its voucher, which is passed, or refused with a reason', async () => {
  const { api, bodies } = deskOver(TRANSFER)
  const row = (await transfersSection.load(api, QUERY)).rows[0]
  expect(bodies).toEqual([{ cKeyword: 'P1', iState: 0, pageNumber: 2, pageSize: 20 }])
  expect(row).toMatchObject({ title: '某公司 ¥1,234.50', pictures: [{ docId: 'doc-1' }] })
  expect(row?.actions.map(({ name, needsReason }) => [name, needsReason])).toEqual([
    ['pass', false],
    ['refuse', true],
  ])
  for (const action of row?.actions ?? []) await action.run(api, action.needsReason ? '未到账' : '')
  expect(bodies.slice(1)).toEqual([
    { cPaymentFlowNo: 'P1', bAgree: true, cReason: '' },
    { cPaymentFlowNo: 'P1', bAgree: false, cReason: '未到账' },
  ])
})

it('offers nothing for a transfer that was decided, and no picture before there is one', async () => {
  const { api } = deskOver({ ...TRANSFER, iState: 2, cReason: '未到账', cVoucherDocId: '' })
  const row = (await transfersSection.load(api, QUERY)).rows[0]
  expect([row?.actions, row?.pictures]).toEqual([[], undefined])
  expect(row?.cells.at(-1)).toMatchObject({ tone: 'bad', note: '未到账' })
})

it('tries a refund again that was given up, and no other', async () => {
  const { api, bodies } = deskOver(REFUND)
  const row = (await refundsSection.load(api, { ...QUERY, filter: '2' })).rows[0]
  expect(row?.cells.map(({ text }) => text).slice(0, 3)).toEqual(['R1', '¥0.49', '支付金额不符'])
  expect(row?.cells.at(-1)).toMatchObject({ tone: 'bad', note: { zh: '已尝试 12 次' } })
  expect(row?.facts?.map(({ value }) => value)).toContain('balance too low')
  await row?.actions[0]?.run(api, '')
  expect(bodies).toEqual([{ cKeyword: 'P1', iState: 2, pageNumber: 2, pageSize: 20 }, { cRefundNo: 'R1' }])
  const running = await refundsSection.load(deskOver({ ...REFUND, iState: 0 }).api, QUERY)
  expect(running.rows[0]?.actions).toEqual([])
})

it('books a refund of a transfer by the number of the bank, and does not try it again', async () => {
  const { api, bodies } = deskOver({ ...REFUND, cChannel: 'transfer' })
  const row = (await refundsSection.load(api, { ...QUERY, filter: '2' })).rows[0]
  expect(row?.actions.map(({ name }) => name)).toEqual(['confirm'])
  expect(row?.actions[0]?.field?.isValid('9'.repeat(65))).toBe(false)
  await row?.actions[0]?.run(api, 'B2026')
  expect(bodies.at(-1)).toEqual({ cRefundNo: 'R1', cReason: 'B2026' })
})
