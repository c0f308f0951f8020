import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../app/test-buyer.ts'
import { press, resetBrowser } from '../../app/test-shop.tsx'
import type { Answers } from '../../app/test-shop.tsx'
import { applyInfo, wireAfterSale, wireAfterSaleDetail, wireLine } from './test-after-sales.data.ts'

const BASE = '/micro/alm-mall-shop'
const VERIFIED = { isVerified: true, isPersonVerified: true }
const noViolations = async (container: HTMLElement) =>
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('the list of after-sales', () => {
  const open = (query: string, answers: Answers) => openAsBuyer(`${BASE}/RefundList${query}`, VERIFIED, answers)

  it('has what can be asked for, what is under way and what has ended, without axe violations', async () => {
    const asked: Record<string, unknown>[] = []
    const order = {
      cOrderNo: '7',
      cShopName: '青禾办公专营店',
      iOrderState: 50,
      cOrderStateName: '已完成',
      dCreate: '2026-11-20 10:00:00',
      items: [{ ...wireLine('i1'), iLeftQty: 2 }],
    }
    const { container } = open('', {
      getApplicablePage: () => ({ data: { results: [order], iTotleSize: 1 } }),
      getAfterSalePage: (body) => {
        asked.push(body)
        return { data: { results: [wireAfterSale('S1')], iTotleSize: 1 } }
      },
    })
    const link = await screen.findByRole('link', { name: '为订单 7 申请售后' })
    expect(link).toHaveAttribute('href', `${BASE}/InitiateAfterSales?cOrderNo=7`)
    await noViolations(container)
    await press('处理中')
    const card = within(await screen.findByRole('article', { name: '退货退款 待商家处理' }))
    expect(card.getByText('¥20.00')).toBeVisible()
    expect(card.getByText('商家正在处理，请耐心等待')).toBeVisible()
    expect(card.getByRole('link', { name: 'S1' })).toHaveAttribute('href', `${BASE}/afterSaleDetails?cAfterSaleNo=S1`)
    await press('已完成')
    await waitFor(() => expect(asked.map(({ iTab }) => iTab)).toEqual([1, 2]))
    await noViolations(container)
  })

  it('is empty, fails and is read again, and shows those of one order', async () => {
    let isBroken = true
    open('?tab=1', {
      getAfterSalePage: () =>
        isBroken ? { failure: 'SERVER_ERROR', code: 5000 } : { data: { results: [], iTotleSize: 0 } },
    })
    const again = await screen.findByRole('button', { name: '重试' })
    isBroken = false
    await userEvent.click(again)
    expect(await screen.findByText('暂无售后记录')).toBeVisible()
  })

  it('lists all of an order', async () => {
    const asked: Record<string, unknown>[] = []
    open('?cOrderNo=9', {
      getAfterSalePage: (body) => {
        asked.push(body)
        return { data: { results: [wireAfterSale('S9', { iAfterSaleType: 3 })], iTotleSize: 1 } }
      },
    })
    expect(await screen.findByRole('link', { name: 'S9' })).toBeVisible()
    expect(asked).toMatchObject([{ iTab: 0, cOrderNo: '9' }])
    expect(screen.queryByRole('button', { name: '处理中' })).not.toBeInTheDocument()
  })
})

describe('the first step', () => {
  const open = (query = '?cOrderNo=1', info: object = applyInfo()) =>
    openAsBuyer(`${BASE}/InitiateAfterSales${query}`, VERIFIED, {
      getApplyInfo: () => ({ data: info }),
      getReasonList: () => ({ data: { results: [] } }),
      getRefundMax: () => ({ data: { iMaxAmount: 20, iFreight: 0 } }),
    })

  it('chooses units and a type, and says why others are closed, without axe violations', async () => {
    const { container } = open()
    const first = await screen.findByRole('checkbox', { name: '选择 高白复印纸 A4' })
    // The only line of which something is left.
    expect(first).toBeChecked()
    expect(screen.getByRole('checkbox', { name: '选择 签字笔 A4' })).toBeDisabled()
    expect(screen.getByText('已申请')).toBeVisible()
    expect(screen.getByRole('button', { name: /^换货/ })).toBeDisabled()
    expect(screen.getByText('超过售后期')).toBeVisible()
    // Three were bought, two can come back.
    expect(screen.getByRole('button', { name: /^退货退款/ })).toBeDisabled()
    await noViolations(container)
    await userEvent.click(screen.getByRole('button', { name: /减/ }))
    await press(/^退货退款/)
    await waitFor(() => expect(location.pathname).toBe(`${BASE}/afterSale/pushAfterSale`))
    expect(new URLSearchParams(location.search).get('items')).toBe('i1:2')
  })

  it('asks for goods first, and knows no order of others', async () => {
    open()
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择 高白复印纸 A4' }))
    await press(/^仅退款/)
    expect(await screen.findByText('请选择商品')).toBeVisible()
  })

  it('says so when there is no such order', async () => {
    openAsBuyer(`${BASE}/InitiateAfterSales?cOrderNo=2`, VERIFIED, {
      getApplyInfo: () => ({ failure: 'ORDER_UNKNOWN', code: 4004 }),
    })
    expect(await screen.findByText('订单不存在或已删除')).toBeVisible()
  })
})

describe('the form', () => {
  const sent: Record<string, unknown>[] = []
  const open = (query: string, answers: Answers = {}) => {
    sent.length = 0
    return openAsBuyer(`${BASE}/afterSale/pushAfterSale${query}`, VERIFIED, {
      getApplyInfo: () => ({ data: applyInfo() }),
      getReasonList: () => ({
        data: {
          results: [
            { cReasonCode: 'QUALITY', cReasonName: '质量问题', bEvidence: true },
            { cReasonCode: 'WRONG_SPEC', cReasonName: '规格不符', bEvidence: false },
          ],
        },
      }),
      getRefundMax: () => ({ data: { iMaxAmount: 25.5, iFreight: 5.5 } }),
      saveAfterSale: (body) => {
        sent.push(body)
        return { data: { afterSaleNos: ['S7'] } }
      },
      updateAfterSale: (body) => {
        sent.push(body)
        return { data: {} }
      },
      getAfterSaleDetail: () => ({ data: wireAfterSaleDetail('S7') }),
      ...answers,
    })
  }
  const RETURN = '?cOrderNo=1&iAfterSaleType=2&items=i1%3A2'

  it('checks reason and amount, and leads to the after-sale, without axe violations', async () => {
    const { container } = open(RETURN)
    const amount = await screen.findByLabelText('退款金额（元）')
    expect(amount).toHaveValue('25.5')
    expect(screen.getByText('最多 ¥25.50，含运费 ¥5.50')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '26')
    await press('提交申请')
    expect(await screen.findByText('请选择申请原因')).toBeVisible()
    await press(/申请原因/)
    await press('确认')
    await press('提交申请')
    expect(await screen.findByText('退款金额须大于 0 且不超过最多可退金额')).toBeVisible()
    await noViolations(container)
    await userEvent.clear(amount)
    await userEvent.type(amount, '12.30')
    await press('提交申请')
    // The first reason is about faulty goods.
    expect(await screen.findByText('质量问题请上传凭证图片')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('is about units that are named', async () => {
    open('?cOrderNo=1&iAfterSaleType=2&items=')
    expect(await screen.findByText('订单不存在或已删除')).toBeVisible()
  })

  it('changes an application with what it says now', async () => {
    open('?cAfterSaleNo=S7')
    expect(await screen.findByLabelText('补充说明')).toHaveValue('颜色不对')
    expect(screen.getByLabelText('退款金额（元）')).toHaveValue('20')
    await userEvent.type(screen.getByLabelText('补充说明'), '，还少一个')
    await press('提交申请')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      cAfterSaleNo: 'S7',
      cReasonCode: 'WRONG_SPEC',
      iAmount: 20,
      cDescription: '颜色不对，还少一个',
    })
    await waitFor(() => expect(location.pathname).toBe(`${BASE}/afterSaleDetails`))
  })

  it('shows what the server refuses at its field', async () => {
    open('?cAfterSaleNo=S7', {
      updateAfterSale: () => ({
        failure: 'AMOUNT_WRONG',
        code: 4001,
        data: { cField: 'iAmount', iMaxAmount: 9 },
        msg: '最多 9 元',
      }),
    })
    await screen.findByLabelText('补充说明')
    await press('提交申请')
    expect(await screen.findByText('最多 9 元')).toBeVisible()
  })
})
