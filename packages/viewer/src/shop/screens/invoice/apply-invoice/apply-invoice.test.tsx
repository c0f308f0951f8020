import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { dialog, press, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { wireApplicable, wireHeader, wireInvoiceDetail } from '../test-invoices.data.ts'

const BASE = '/micro/alm-mall-shop'
const PATH = `${BASE}/orderinfo/ApplyInvoiceFrom`
const VERIFIED = { isVerified: true, isPersonVerified: true }
const PERSON = wireHeader('p', '何女士', { iHeaderType: 1, cTaxNo: '', bSpecial: false, cEmail: '', bDefault: true })
const OURS = wireHeader('a', '北辰精工', { bDefault: true })
const THIN = wireHeader('b', '北辰物流', { cRegAddress: '', cBankName: '', bSpecial: false })

const sent: Record<string, unknown>[] = []
const page = (results: readonly unknown[]) => ({ data: { results, iTotleSize: results.length } })
const address = (cAddressUuid: string, cReceiver: string, bDefault: boolean) => ({
  cAddressUuid,
  cReceiver,
  cMobilePhone: '13800001111',
  cProvince: '福建省',
  cCity: '厦门市',
  cArea: '思明区',
  cAreaCode: '350203',
  cAddress: '软件园 1 号',
  cTag: '',
  bDefault,
})

function open(query: string, answers: Answers = {}) {
  sent.length = 0
  return openAsBuyer(`${PATH}${query}`, VERIFIED, {
    getApplicableOrderPage: () =>
      page([wireApplicable('1'), wireApplicable('2', { iAmount: 88.5, iRefundAmount: 11.5 })]),
    getHeaderList: ({ bInstitution }) => ({ data: { results: bInstitution ? [OURS, THIN] : [PERSON] } }),
    getAddressList: ({ bInstitution }) => ({
      data: { results: bInstitution ? [address('d1', '前台', true), address('d2', '财务', false)] : [] },
    }),
    saveInvoiceApply: (body) => {
      sent.push(body)
      return { data: { cInvoiceApplyNo: 'I9' } }
    },
    getInvoiceApplyPage: () => page([]),
    ...answers,
  })
}
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const noViolations = async (container: HTMLElement) =>
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('an application for an invoice', () => {
  it('begins with an order that can be invoiced', async () => {
    const { container } = open('')
    expect(await screen.findByRole('link', { name: '为订单 1 申请开票' })).toHaveAttribute('href', `${PATH}?cOrderNo=1`)
    await noViolations(container)
  })

  it('says so when no order can be invoiced', async () => {
    open('', { getApplicableOrderPage: () => page([]) })
    expect(await screen.findByText('暂无可开票的订单')).toBeVisible()
  })

  it('is sent for several orders of a shop, made out to the header of their institution', async () => {
    const asked: Record<string, unknown>[] = []
    const { container } = open('?cOrderNo=1', {
      getApplicableOrderPage: (body) => {
        asked.push(body)
        return page([wireApplicable('1'), wireApplicable('2', { iAmount: 88.5, iRefundAmount: 11.5 })])
      },
    })
    const orders = within(await screen.findByRole('region', { name: '开票订单' }))
    expect(orders.getByText('¥100.00', { selector: '.shop-order-sum b' })).toBeVisible()
    expect(asked).toMatchObject([{ cOrderNo: '1' }])
    expect(screen.getByRole('button', { name: /北辰精工/ })).toHaveTextContent('91350200MA0DEM0015')
    expect(screen.getByLabelText('收票邮箱')).toHaveValue('tax@beichen.cn')
    await noViolations(container)
    await press('合并开票（可选 2 个订单）')
    const sheet = await dialog('选择订单')
    await userEvent.click(sheet.getByRole('checkbox', { name: '选择订单 2' }))
    await userEvent.click(sheet.getByRole('button', { name: '确定（2 个订单）' }))
    expect(await orders.findByText('¥188.50')).toBeVisible()
    await choose('增值税专用发票')
    await choose('商品类别')
    await userEvent.type(screen.getByLabelText('备注'), '请尽快')
    await press('提交申请')
    await waitFor(() => expect(location.pathname).toBe(`${BASE}/UserCenter/invoiceList`))
    expect(sent).toMatchObject([
      {
        orderNos: ['1', '2'],
        iInvoiceKind: 2,
        cHeaderUuid: 'a',
        iInvoiceContent: 2,
        iInvoiceMedium: 1,
        cEmail: 'tax@beichen.cn',
        cAddressUuid: '',
        cRemark: '请尽快',
      },
    ])
    expect(await screen.findByText('申请已提交')).toBeVisible()
  })

  it('needs an order, a header and an address of mail', async () => {
    open('?cOrderNo=1', { getHeaderList: () => ({ data: { results: [] } }) })
    await press('提交申请')
    expect(await screen.findByText('请选择发票抬头', { selector: 'p' })).toBeVisible()
    await press('合并开票（可选 2 个订单）')
    const sheet = await dialog('选择订单')
    await userEvent.click(sheet.getByRole('checkbox', { name: '选择订单 1' }))
    await userEvent.click(sheet.getByRole('button', { name: '确定（0 个订单）' }))
    await press('提交申请')
    expect(await screen.findByText('请选择开票订单')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('names a mail address that is missing or none', async () => {
    open('?cOrderNo=1')
    const email = await screen.findByLabelText('收票邮箱')
    await userEvent.clear(email)
    await press('提交申请')
    expect(screen.getByText('请输入收票邮箱')).toBeVisible()
    await userEvent.type(email, 'tax')
    await press('提交申请')
    expect(screen.getByText('邮箱格式不正确')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('goes on paper to the default address, or says that one is needed', async () => {
    open('?cOrderNo=1')
    await choose('纸质发票')
    expect(await screen.findByRole('button', { name: /前台 13800001111/ })).toHaveTextContent(
      '福建省厦门市思明区软件园 1 号',
    )
    expect(screen.queryByLabelText('收票邮箱')).not.toBeInTheDocument()
    await press('提交申请')
    await waitFor(() => expect(sent).toMatchObject([{ iInvoiceMedium: 2, cAddressUuid: 'd1', cEmail: '' }]))
  })

  it('asks for an address where there is none', async () => {
    open('?cOrderNo=1', { getAddressList: () => ({ data: { results: [] } }) })
    await choose('纸质发票')
    await screen.findByRole('button', { name: '请选择收票地址' })
    await press('提交申请')
    expect(await screen.findByText('请选择收票地址', { selector: 'p' })).toBeVisible()
  })

  it('keeps what was filled in while another header is chosen, and lists what that lacks', async () => {
    const { shop } = open('?cOrderNo=1')
    await userEvent.type(await screen.findByLabelText('备注'), '分两张')
    await choose('商品类别')
    await press(/北辰精工/)
    await waitFor(() => expect(location.pathname).toBe(`${BASE}/UserCenter/invoiceHeader`))
    expect(location.search).toBe('?select=1&owner=institution&iInvoiceKind=1')
    await press(/北辰物流.*税号/s)
    expect(await screen.findByLabelText('备注')).toHaveValue('分两张')
    expect(screen.getByRole('radio', { name: '商品类别' })).toBeChecked()
    expect(screen.getByRole('button', { name: /北辰物流/ })).toBeVisible()
    await choose('增值税专用发票')
    expect(screen.getByText('专用发票还缺少：注册地址、开户银行')).toBeVisible()
    expect(screen.getByRole('button', { name: '去完善抬头' })).toBeEnabled()
    // Neither is left for another form.
    expect([shop.tabStore.read('chosenHeader'), shop.tabStore.readJson('invoiceDraft')]).toEqual([undefined, undefined])
  })

  it('keeps nothing of another application', async () => {
    sessionStorage.clear()
    const { shop } = open('?cOrderNo=1')
    await userEvent.type(await screen.findByLabelText('备注'), '分两张')
    await press(/北辰精工/)
    await waitFor(() => expect(location.pathname).toBe(`${BASE}/UserCenter/invoiceHeader`))
    expect(shop.tabStore.readJson('invoiceDraft')).toMatchObject({ values: { remark: '分两张' } })
    window.history.pushState({ key: 'another', idx: 5 }, '', `${PATH}?cOrderNo=2`)
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'another', idx: 5 } }))
    expect(await screen.findByLabelText('备注')).toHaveValue('')
  })

  it('offers no special invoice to a person, whatever was chosen at the checkout', async () => {
    const invoice = { iInvoiceKind: 2, cTitle: '何女士', cTaxNo: '', cEmail: 'he@home.cn' }
    const own = { cOrgUuid: '', cOrgName: '', invoice }
    open('?cOrderNo=1', { getApplicableOrderPage: () => page([wireApplicable('1', own)]) })
    expect(await screen.findByText('个人抬头不能开具专用发票')).toBeVisible()
    expect(screen.queryByRole('radio', { name: '增值税专用发票' })).not.toBeInTheDocument()
    await press('提交申请')
    await waitFor(() => expect(sent).toMatchObject([{ iInvoiceKind: 1, cHeaderUuid: 'p', cEmail: 'he@home.cn' }]))
  })

  it('says which shop issues no special invoice', async () => {
    open('?cOrderNo=1', { getApplicableOrderPage: () => page([wireApplicable('1', { bSpecialInvoice: false })]) })
    expect(await screen.findByText('该店铺不支持专用发票')).toBeVisible()
  })

  it('begins with what was chosen at the checkout', async () => {
    const invoice = { iInvoiceKind: 2, cTitle: '北辰物流', cTaxNo: THIN.cTaxNo, cEmail: '' }
    open('?cOrderNo=1', { getApplicableOrderPage: () => page([wireApplicable('1', { invoice })]) })
    expect(await screen.findByRole('button', { name: /北辰物流/ })).toBeVisible()
    expect(screen.getByRole('radio', { name: '增值税专用发票' })).toBeChecked()
    expect(screen.getByText('专用发票还缺少：注册地址、开户银行')).toBeVisible()
    expect(screen.queryByRole('button', { name: /合并开票/ })).not.toBeInTheDocument()
  })

  it('is made once more of the orders of an earlier one', async () => {
    const before = wireInvoiceDetail('I1', {
      iInvoiceMedium: 2,
      iInvoiceContent: 2,
      orderNos: ['1', '2'],
      opList: ['applyAgain'],
    })
    open('?cInvoiceApplyNo=I1', { getInvoiceApplyDetail: () => ({ data: before }) })
    expect(await screen.findByText('¥188.50')).toBeVisible()
    expect(screen.getByRole('radio', { name: '纸质发票' })).toBeChecked()
    expect(screen.getByRole('radio', { name: '商品类别' })).toBeChecked()
    await screen.findByRole('button', { name: /前台/ })
    await press('提交申请')
    await waitFor(() => expect(sent).toMatchObject([{ orderNos: ['1', '2'], cHeaderUuid: 'a', iInvoiceMedium: 2 }]))
  })

  it('shows what the server refuses on its field', async () => {
    open('?cOrderNo=1', {
      saveInvoiceApply: () => ({
        code: 4009,
        msg: '订单暂不能开票',
        data: { cFailure: 'NOT_INVOICEABLE', orderNos: ['1'] },
      }),
    })
    await press('提交申请')
    const orders = within(await screen.findByRole('region', { name: '开票订单' }))
    expect(await orders.findByText('订单暂不能开票')).toBeVisible()
  })

  it('says that an order cannot be invoiced, and leads to those that can', async () => {
    open('?cOrderNo=7', { getApplicableOrderPage: () => page([]) })
    expect(await screen.findByText('该订单暂不能开票')).toBeVisible()
    expect(screen.getByRole('link', { name: '选择其他订单' })).toHaveAttribute('href', PATH)
  })

  it('can be read again after a failure', async () => {
    let isOffline = true
    open('?cOrderNo=1', {
      getApplicableOrderPage: () => (isOffline ? 'offline' : page([wireApplicable('1')])),
    })
    await screen.findByText('网络开小差了')
    isOffline = false
    await press('重试')
    expect(await screen.findByRole('button', { name: '提交申请' })).toBeVisible()
  })
})
