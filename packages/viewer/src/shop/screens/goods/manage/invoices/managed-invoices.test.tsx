import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openManaged } from '../../../../app/test-buyer.ts'
import { confirm, dialog, press, resetBrowser } from '../../../../app/test-shop.tsx'
import type { Answers } from '../../../../app/test-shop.tsx'
import { ISSUED, wireInvoiceDetail } from '../../../invoice/test-invoices.data.ts'

const sent: Record<string, unknown>[] = []
const asked: Record<string, unknown>[] = []

function open(change: object, answers: Answers = {}) {
  sent.length = 0
  asked.length = 0
  const row = { ...wireInvoiceDetail('I1'), opList: [], cBuyerName: '李敏', shopOpList: [], ...change }
  return openManaged(5, {
    getShopInvoicePage: (body) => {
      asked.push(body)
      return { data: { results: body['iTab'] === 2 ? [] : [row], iTotleSize: 1 } }
    },
    auditInvoice: (body) => {
      sent.push(body)
      return { data: {} }
    },
    ...answers,
  })
}

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

it('shows who asks for which invoice, and copies what a tax system asks for, without axe violations', async () => {
  const user = userEvent.setup()
  const { container } = open({
    cRegAddress: '厦门 1 号',
    cRegPhone: '0592-5550000',
    cBankName: '招商银行',
    cBankAccount: '622202020011',
    shopOpList: ['accept', 'reject'],
  })
  const card = within(await screen.findByRole('article', { name: '普通发票 I1' }))
  for (const text of ['李敏', '北辰精工', '622202020011', '¥188.50', '商品明细', 'tax@beichen.cn', '请尽快'])
    expect(card.getByText(text)).toBeVisible()
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  await user.click(card.getByRole('button', { name: '复制开票信息' }))
  expect(await navigator.clipboard.readText()).toBe(
    '北辰精工\n91350200MA0DEM0015\n厦门 1 号\n0592-5550000\n招商银行\n622202020011\n188.50',
  )
})

it('accepts an application after a question', async () => {
  open({ shopOpList: ['accept', 'reject'] })
  await press('受理：发票申请 I1')
  expect(sent).toEqual([])
  await press('确认')
  await waitFor(() => expect(sent).toMatchObject([{ cInvoiceApplyNo: 'I1', iVersion: 3, iAudit: 1 }]))
  expect(await screen.findByText('已处理')).toBeVisible()
})

it('issues an invoice by its number, which is one of 20 digits or of 8 with a code', async () => {
  open({ iInvoiceState: 1, cInvoiceStateName: '开票中', shopOpList: ['issue', 'reject'] })
  await press('开票：发票申请 I1')
  const sheet = await dialog('开票')
  expect(await sheet.findByText('将为“北辰精工”开具 ¥188.50 的普通发票，开具后买家立即可以查看。')).toBeVisible()
  const number = sheet.getByLabelText('发票号码')
  await confirm(sheet)
  expect(sheet.getByText('发票号码为 20 位数字，或 8 位数字并填写发票代码')).toBeVisible()
  await userEvent.type(number, '12345678')
  await confirm(sheet)
  expect(sheet.getByText('发票号码为 20 位数字，或 8 位数字并填写发票代码')).toBeVisible()
  await userEvent.type(sheet.getByLabelText('发票代码（选填）'), '123')
  await confirm(sheet)
  expect(sheet.getByText('发票代码为 10 或 12 位数字')).toBeVisible()
  await userEvent.type(sheet.getByLabelText('发票代码（选填）'), '4567890')
  await confirm(sheet)
  await waitFor(() => expect(sent).toMatchObject([{ iAudit: 2, cInvoiceNo: '12345678', cInvoiceCode: '1234567890' }]))
  expect(sent[0]).not.toHaveProperty('cDocId')
})

it('says which number was issued before', async () => {
  const refusal = { code: 4009, msg: '该发票号码已使用', data: { cFailure: 'INVOICE_NO_TAKEN', cField: 'cInvoiceNo' } }
  open({ shopOpList: ['issue'] }, { auditInvoice: () => refusal })
  await press('开票：发票申请 I1')
  const sheet = await dialog('开票')
  await userEvent.type(await sheet.findByLabelText('发票号码'), '2'.repeat(20))
  await confirm(sheet)
  expect(await sheet.findByText('该发票号码已使用')).toBeVisible()
})

it('rejects with a reason, which the buyer reads', async () => {
  open({ shopOpList: ['accept', 'reject'] })
  await press('驳回：发票申请 I1')
  const sheet = await dialog('驳回')
  await confirm(sheet)
  expect(await sheet.findByText('请填写原因，买家可以看到', { selector: 'p' })).toBeVisible()
  await userEvent.type(sheet.getByLabelText('驳回原因'), '税号有误')
  await confirm(sheet)
  await waitFor(() => expect(sent).toMatchObject([{ iAudit: 3, cReason: '税号有误' }]))
})

it('reverses an issued invoice by the number of the red one', async () => {
  open({
    ...ISSUED,
    iInvoiceState: 5,
    cInvoiceStateName: '待红冲',
    opList: [],
    cRedReason: '抬头有误',
    shopOpList: ['red'],
  })
  const card = within(await screen.findByRole('article', { name: '普通发票 I1' }))
  expect(card.getByText('抬头有误')).toBeVisible()
  expect(card.getByRole('link', { name: '查看发票：发票申请 I1' })).toHaveAttribute(
    'href',
    '/micro/alm-mall-shop/PDFVue?cDocId=doc-1&title=26352000000012345678',
  )
  await press('红冲：发票申请 I1')
  const sheet = await dialog('红冲')
  expect(await sheet.findByText(/原发票 26352000000012345678 作废/)).toBeVisible()
  await userEvent.type(sheet.getByLabelText('红字发票号码'), '3'.repeat(20))
  await confirm(sheet)
  await waitFor(() => expect(sent).toMatchObject([{ iAudit: 4, cInvoiceNo: '3'.repeat(20), cInvoiceCode: '' }]))
})

it('has those that are issued and those that have ended, which may be none', async () => {
  open({})
  await press('已结束')
  expect(await screen.findByText('暂无发票申请')).toBeVisible()
  expect(asked.map(({ iTab }) => iTab)).toEqual([0, 2])
})
