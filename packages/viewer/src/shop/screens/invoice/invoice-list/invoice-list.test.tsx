import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { dialog, press, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { ISSUED, wireInvoice, wireInvoiceDetail } from '../test-invoices.data.ts'

const BASE = '/micro/alm-mall-shop'
const PATH = `${BASE}/UserCenter/invoiceList`
const VERIFIED = { isVerified: true, isPersonVerified: true }
const sent: [string, Record<string, unknown>][] = []
const call = (name: string) => (body: Record<string, unknown>) => {
  sent.push([name, body])
  return { data: {} }
}
const CHANGES: Answers = {
  cancelInvoiceApply: call('withdraw'),
  resendInvoiceMail: call('mail'),
  applyRed: call('red'),
}
const page = (results: readonly unknown[]) => ({ data: { results, iTotleSize: results.length } })
const open = (query: string, answers: Answers) => {
  sent.length = 0
  return openAsBuyer(`${PATH}${query}`, VERIFIED, { ...CHANGES, ...answers })
}
const noViolations = async (container: HTMLElement) =>
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('the applications for invoices', () => {
  it('are listed by state with what was asked for, without axe violations', async () => {
    const asked: unknown[] = []
    const { container } = open('', {
      getInvoiceApplyPage: (body) => {
        asked.push(body['iTab'])
        if (body['iTab'] === 2) return page([])
        return page([
          wireInvoice('I1'),
          wireInvoice('I2', {
            iInvoiceState: 3,
            cInvoiceStateName: '已驳回',
            cRejectReason: '税号有误',
            opList: ['applyAgain'],
          }),
          wireInvoice('I3', { ...ISSUED, cTitle: '北辰物流' }),
        ])
      },
    })
    const first = within(await screen.findByRole('article', { name: '北辰精工 待开票' }))
    expect(first.getByText('¥188.50')).toBeVisible()
    expect(first.getByText('普通发票 · 电子发票 · 2 个订单')).toBeVisible()
    expect(first.getByRole('link', { name: 'I1' })).toHaveAttribute('href', `${PATH}?cInvoiceApplyNo=I1`)
    const rejected = within(screen.getByRole('article', { name: '北辰精工 已驳回' }))
    expect(rejected.getByText('税号有误')).toBeVisible()
    const issued = within(screen.getByRole('article', { name: '北辰物流 已开票' }))
    expect(issued.getByRole('link', { name: '查看发票' })).toHaveAttribute(
      'href',
      `${BASE}/PDFVue?cDocId=doc-1&title=26352000000012345678`,
    )
    expect(screen.getByRole('link', { name: '申请开票' })).toHaveAttribute('href', `${BASE}/orderinfo/ApplyInvoiceFrom`)
    await noViolations(container)
    await press('已开票')
    expect(await screen.findByText('暂无发票记录')).toBeVisible()
    expect(asked).toEqual([0, 2])
  })

  it('are those of one order, where one is named', async () => {
    const asked: unknown[] = []
    open('?cOrderNo=1', {
      getInvoiceApplyPage: (body) => {
        asked.push(body)
        return page([wireInvoice('I1')])
      },
    })
    await screen.findByRole('article')
    expect(asked).toMatchObject([{ iTab: 0, cOrderNo: '1' }])
    expect(screen.queryByRole('button', { name: '已开票' })).not.toBeInTheDocument()
  })

  it('are withdrawn after a question, and exchanged on the screen that asks for one', async () => {
    open('', {
      getInvoiceApplyPage: () =>
        page([
          wireInvoice('I1'),
          wireInvoice('I2', { iInvoiceState: 6, cInvoiceStateName: '已红冲', opList: ['applyAgain'] }),
        ]),
    })
    await press('撤销申请')
    await press('确认')
    await waitFor(() => expect(sent).toMatchObject([['withdraw', { cInvoiceApplyNo: 'I1' }]]))
    expect(await screen.findByText('已撤销')).toBeVisible()
    await press('换开')
    await waitFor(() => expect(location.search).toBe('?cInvoiceApplyNo=I2'))
    expect(location.pathname).toBe(`${BASE}/orderinfo/ApplyInvoiceFrom`)
  })

  it('are sent by mail to where they went, which the list does not name', async () => {
    open('', {
      getInvoiceApplyPage: () => page([wireInvoice('I1', ISSUED)]),
      getInvoiceApplyDetail: () => ({ data: wireInvoiceDetail('I1', ISSUED) }),
    })
    await press('重发邮箱')
    expect(await (await dialog('重发邮箱')).findByLabelText('收票邮箱')).toHaveValue('tax@beichen.cn')
  })

  it('are sent by mail to what is typed, where that cannot be read', async () => {
    open('', { getInvoiceApplyPage: () => page([wireInvoice('I1', ISSUED)]), getInvoiceApplyDetail: () => 'offline' })
    await press('重发邮箱')
    expect(await (await dialog('重发邮箱')).findByLabelText('收票邮箱')).toHaveValue('')
  })

  it('can be read again after a failure', async () => {
    let isOffline = true
    open('', { getInvoiceApplyPage: () => (isOffline ? 'offline' : page([wireInvoice('I1')])) })
    await screen.findByText('网络开小差了')
    isOffline = false
    await press('重试')
    expect(await screen.findByRole('article', { name: '北辰精工 待开票' })).toBeVisible()
  })
})

describe('the page of an application', () => {
  const openOne = (change: object, answers: Answers = {}) =>
    open('?cInvoiceApplyNo=I1', {
      getInvoiceApplyDetail: () => ({ data: wireInvoiceDetail('I1', change) }),
      ...answers,
    })

  it('shows the invoice, to whom, of what, and its history, without axe violations', async () => {
    const { container } = openOne({
      ...ISSUED,
      dMail: '2026-11-25 10:01:00',
      cReplacesNo: 'I0',
      logs: [
        { cActor: 'B', cText: '买家提交申请', cRemark: '请尽快', dCreate: '2026-11-24 10:00:00' },
        { cActor: 'S', cText: '商家开具发票', cRemark: '', dCreate: '2026-11-25 10:00:00' },
      ],
    })
    expect(await screen.findByText('发票已开具，可查看和下载')).toBeVisible()
    expect(screen.getByText('26352000000012345678')).toBeVisible()
    expect(screen.getByText('2026-12-25 10:00:00')).toBeVisible()
    expect(screen.getByText('91350200MA0DEM0015')).toBeVisible()
    expect(screen.getByRole('link', { name: /订单 1 / })).toHaveAttribute('href', `${BASE}/orderDetails?cOrderNo=1`)
    expect(screen.getByText('已退 ¥11.50')).toBeVisible()
    expect(screen.getByText('商品明细')).toBeVisible()
    expect(screen.getByRole('link', { name: 'I0' })).toHaveAttribute('href', `${PATH}?cInvoiceApplyNo=I0`)
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps.slice(-2)).toEqual(['商家开具发票2026-11-25 10:00:00', '买家提交申请请尽快2026-11-24 10:00:00'])
    await noViolations(container)
  })

  it('sends the invoice by mail again, to an address that is one', async () => {
    openOne(ISSUED)
    await press('重发邮箱')
    const sheet = await dialog('重发邮箱')
    const email = await sheet.findByLabelText('收票邮箱')
    expect(email).toHaveValue('tax@beichen.cn')
    await userEvent.clear(email)
    await userEvent.type(email, 'nobody')
    await userEvent.click(sheet.getByRole('button', { name: '发送' }))
    expect(sheet.getByText('邮箱格式不正确')).toBeVisible()
    await userEvent.type(email, '@beichen.cn')
    await userEvent.click(sheet.getByRole('button', { name: '发送' }))
    await waitFor(() => expect(sent).toMatchObject([['mail', { cEmail: 'nobody@beichen.cn' }]]))
    expect(await screen.findByText('已发送')).toBeVisible()
  })

  it('says in the sheet why a mail was not sent', async () => {
    openOne(ISSUED, {
      resendInvoiceMail: () => ({ code: 4009, msg: '邮件发送失败', data: { cFailure: 'MAIL_NOT_SENT' } }),
    })
    await press('重发邮箱')
    const sheet = await dialog('重发邮箱')
    await userEvent.click(await sheet.findByRole('button', { name: '发送' }))
    expect(await sheet.findByText('邮件发送失败')).toBeVisible()
  })

  it('asks for the reversal with a reason, and with words where the reason says nothing', async () => {
    openOne(ISSUED)
    await press('申请红冲')
    const sheet = await dialog('申请红冲')
    const submit = await sheet.findByRole('button', { name: '提交' })
    await userEvent.click(submit)
    expect(sheet.getByText('请选择红冲原因')).toBeVisible()
    await userEvent.click(sheet.getByRole('radio', { name: '其他' }))
    await userEvent.click(submit)
    expect(sheet.getByText('请填写补充说明')).toBeVisible()
    await userEvent.click(sheet.getByRole('radio', { name: '抬头或税号有误' }))
    await userEvent.type(sheet.getByLabelText('补充说明'), '应为北辰集团')
    await userEvent.click(submit)
    await waitFor(() =>
      expect(sent).toMatchObject([['red', { cInvoiceApplyNo: 'I1', cReason: '抬头或税号有误：应为北辰集团' }]]),
    )
    expect(await screen.findByText('已提交红冲申请')).toBeVisible()
  })

  it('shows the reversal, and names why an application was rejected', async () => {
    openOne({
      ...ISSUED,
      iInvoiceState: 6,
      cInvoiceStateName: '已红冲',
      cRedReason: '抬头有误',
      cRedInvoiceNo: '26352000000012345679',
      cRedDocId: 'doc-2',
      dRed: '2026-11-26 10:00:00',
      opList: ['applyAgain'],
    })
    expect(await screen.findByRole('link', { name: '查看红字发票' })).toHaveAttribute(
      'href',
      `${BASE}/PDFVue?cDocId=doc-2&title=26352000000012345679`,
    )
    expect(screen.getByText('抬头有误')).toBeVisible()
    expect(screen.getByRole('button', { name: '换开' })).toBeEnabled()
  })

  it('says so when there is none, and is read again after a failure', async () => {
    let isBroken = true
    openOne(
      {},
      {
        getInvoiceApplyDetail: () =>
          isBroken ? 'offline' : { code: 4004, msg: '发票申请不存在', data: { cFailure: 'INVOICE_UNKNOWN' } },
      },
    )
    await screen.findByText('网络开小差了')
    isBroken = false
    await press('重试')
    expect(await screen.findByText('发票申请不存在')).toBeVisible()
  })
})
