import type { OrderListItem } from '@mallwright/contract/order'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { stubIntersection } from '../../../app/test-intersection.ts'
import { press, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { wireAddress } from '../../address/test-address.ts'
import { orderPage, wireDetails, wireItem, wireOrder } from '../test-orders.data.ts'

const BASE = '/micro/alm-mall-shop'
const VERIFIED = { isVerified: true, isPersonVerified: true }

const { comeNear } = stubIntersection()

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

/** A gateway with orders; `sent` are the changes that were asked for. */
function openOrders(orders: readonly OrderListItem[], own: Answers = {}, path = '/MyOrder') {
  const sent: [string, Record<string, unknown>][] = []
  const pages: Record<string, unknown>[] = []
  const done = (name: string): Answers => ({
    [name]: (body) => {
      sent.push([name, body])
      return { data: {} }
    },
  })
  const opened = openAsBuyer(BASE + path, VERIFIED, {
    getOrderPage: (body) => {
      pages.push(body)
      return orderPage(orders)
    },
    ...done('cancelOrder'),
    ...done('remindShip'),
    ...done('confirmReceive'),
    ...done('deleteOrder'),
    ...done('withdrawApproval'),
    ...own,
  })
  return { ...opened, sent, pages }
}

describe('the own orders', () => {
  it('are cards with shop, state, first lines, amount and time to pay, without axe violations', async () => {
    const items = ['纸', '笔', '夹', '墨', '灯'].map((name) => wireItem(name))
    const { container } = openOrders([
      wireOrder('1', { items, iQty: 10, iPayAmount: 1234.5, iPaySeconds: 1700 }),
      wireOrder('2', { iOrderState: 30, cOrderStateName: '待发货', bShipLate: true, opList: ['remind', 'cancelLate'] }),
    ])
    const card = within(await screen.findByRole('article', { name: '自营中心 待付款' }))
    expect(card.getByText('¥1,234.50')).toBeVisible()
    expect(card.getByText('共 10 件')).toBeVisible()
    expect(card.getByText(/^剩余 28:\d\d$/)).toBeVisible()
    expect(card.getByText('展开其余 2 种商品')).toBeVisible()
    expect(card.queryByText('墨')).not.toBeInTheDocument()
    expect(card.getByRole('link', { name: '1' })).toHaveAttribute('href', `${BASE}/orderDetails?cOrderNo=1`)
    expect(screen.getByText('发货超时')).toBeVisible()
    expect(screen.getByText('没有更多了')).toBeVisible()
    expect(screen.getByRole('link', { name: '搜索订单' })).toHaveAttribute('href', `${BASE}/search/order`)
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('are narrowed by a tab, which stands in the address', async () => {
    const { pages } = openOrders([wireOrder('1')], {}, '/MyOrder?tab=1')
    const tabs = within(await screen.findByRole('group', { name: '订单状态' }))
    expect(tabs.getByRole('button', { name: '待付款' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(tabs.getByRole('button', { name: '待收货' }))
    await waitFor(() => expect(location.search).toBe('?tab=3'))
    await userEvent.click(tabs.getByRole('button', { name: '全部' }))
    await waitFor(() => expect(location.search).toBe(''))
    expect(pages.map(({ iTab }) => iTab)).toEqual([1, 3, 0])
  })

  it('are none: a way to the products', async () => {
    openOrders([])
    expect(await screen.findByText('暂无订单')).toBeVisible()
    expect(screen.getByRole('link', { name: '去逛逛' })).toBeInTheDocument()
  })

  it('can be read again after a failure', async () => {
    let isOffline = true
    openOrders([], { getOrderPage: () => (isOffline ? 'offline' : orderPage([wireOrder('1')])) })
    expect(await screen.findByText('网络开小差了')).toBeVisible()
    isOffline = false
    await press('重试')
    expect(await screen.findByRole('article', { name: '自营中心 待付款' })).toBeVisible()
  })

  it('are refused to who has no right', async () => {
    openOrders([], { getOrderPage: () => ({ code: 2000, msg: '无数据权限' }) })
    expect(await screen.findByText('无数据权限')).toBeVisible()
    expect(screen.getByText('请联系管理员授权')).toBeVisible()
  })
})

describe('coming back from an order', () => {
  const received = { iOrderState: 50, cOrderStateName: '已完成', opList: ['delete'] as const }
  const shipped = { iOrderState: 40, cOrderStateName: '待收货', opList: ['receive'] as const }
  /** Two pages of orders, the last of which changes on its page. */
  function openPages() {
    let isReceived = false
    const stateNow = () => ({
      ...(isReceived ? received : shipped),
      opList: [...(isReceived ? received : shipped).opList],
    })
    /** Once it is held, lists are not read again: what is seen then was there before. */
    const held = { isHeld: false }
    const opened = openOrders(
      [],
      {
        getOrderPage: ({ pageNumber }) => {
          if (held.isHeld) return 'offline'
          const orders = Array.from({ length: 10 }, (_, index) =>
            wireOrder(`${String(pageNumber)}-${index}`, stateNow()),
          )
          return { data: { results: orders, iTotleSize: 20 } }
        },
        getOrderDetail: ({ cOrderNo }) => ({ data: wireDetails(String(cOrderNo), stateNow()) }),
        getOrderLog: () => ({ data: { results: [] } }),
        confirmReceive: () => {
          isReceived = true
          return { data: {} }
        },
        deleteOrder: () => ({ data: {} }),
      },
      '/MyOrder?tab=3',
    )
    return { ...opened, held }
  }
  const openSecondPage = async () => {
    await screen.findByRole('link', { name: '1-0' })
    act(comeNear)
    await userEvent.click(await screen.findByRole('link', { name: '2-9' }))
    await waitFor(() => expect(location.search).toBe('?cOrderNo=2-9'))
  }

  it('shows the tab and all its pages at once, with what was changed there', async () => {
    const { held } = openPages()
    await openSecondPage()
    await press('确认收货')
    await press('确认')
    expect(await screen.findByRole('button', { name: '删除订单' })).toBeVisible()
    held.isHeld = true
    history.back()
    await waitFor(() => expect(location.search).toBe('?tab=3'))
    expect(await screen.findAllByRole('article')).toHaveLength(20)
    expect(screen.getAllByText('已完成')).toHaveLength(1)
  })

  it('shows no order that was deleted there', async () => {
    const { held } = openPages()
    await openSecondPage()
    await press('确认收货')
    await press('确认')
    await screen.findByRole('button', { name: '删除订单' })
    held.isHeld = true
    await press('删除订单')
    await press('确认')
    await waitFor(() => expect(location.search).toBe('?tab=3'))
    expect(await screen.findAllByRole('article')).toHaveLength(19)
    expect(screen.queryByRole('link', { name: '2-9' })).not.toBeInTheDocument()
  })
})

describe('the operations on an order', () => {
  it('are those of the server: three at most, the others behind 更多', async () => {
    const { sent } = openOrders([
      wireOrder('1', {
        iOrderState: 40,
        cOrderStateName: '待收货',
        opList: ['receive', 'logistics', 'extend', 'buyAgain'],
      }),
    ])
    const card = within(await screen.findByRole('article'))
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['更多', '查看物流', '确认收货'])
    await userEvent.click(card.getByRole('button', { name: '更多' }))
    const sheet = within(await screen.findByRole('dialog', { name: '更多' }))
    expect(sheet.getByRole('button', { name: '延长收货' })).toBeVisible()
    expect(sheet.getByRole('button', { name: '再次购买' })).toBeVisible()
    expect(sent).toEqual([])
  })

  it('cancel with a reason', async () => {
    const { sent } = openOrders([wireOrder('1')])
    await press('取消订单')
    const sheet = within(await screen.findByRole('dialog', { name: '取消原因' }))
    await userEvent.click(sheet.getByRole('radio', { name: '多拍/拍错' }))
    await userEvent.click(sheet.getByRole('button', { name: '确认' }))
    expect(await screen.findByText('订单已取消')).toBeVisible()
    expect(sent).toMatchObject([['cancelOrder', { cOrderNo: '1', cReason: '多拍/拍错' }]])
  })

  it('ask before what cannot be undone', async () => {
    const { sent } = openOrders([wireOrder('1', { iOrderState: 40, opList: ['receive'] })])
    await press('确认收货')
    expect(await screen.findByText('请确认已收到货物')).toBeVisible()
    await press('取消')
    expect(sent).toEqual([])
    await press('确认收货')
    await press('确认')
    expect(await screen.findByText('已确认收货')).toBeVisible()
    expect(sent).toMatchObject([['confirmReceive', { cOrderNo: '1' }]])
  })

  it('say why they were refused, and read the orders again', async () => {
    const { pages } = openOrders([wireOrder('1', { iOrderState: 30, opList: ['remind'] })], {
      remindShip: () => ({ code: 4009, msg: '今天已提醒过', data: {} }),
    })
    await press('提醒发货')
    expect(await screen.findByText('今天已提醒过')).toBeVisible()
    await waitFor(() => expect(pages).toHaveLength(2))
  })

  it('buy again what is still sold', async () => {
    openOrders([wireOrder('1', { iOrderState: 60, opList: ['buyAgain', 'delete'] })], {
      buyAgain: () => ({ data: { iAdded: 1, unavailable: [{ cProdName: '旧灯', cSpecText: '' }] } }),
    })
    await press('再次购买')
    expect(await screen.findByText('1 种商品已失效，其余已加入购物车')).toBeVisible()
    await waitFor(() => expect(location.pathname).toBe(`${BASE}/home/ShoppingCart`))
  })

  it('change the address to the one that was chosen', async () => {
    const changed: Record<string, unknown>[] = []
    openOrders([wireOrder('1')], {
      getAddressList: () => ({ data: { results: [ADDRESS] } }),
      updateOrderAddress: (body) => {
        changed.push(body)
        return { code: 4009, msg: '运费变高，请取消后重新下单', data: { iDifference: 8 } }
      },
    })
    await press('修改地址')
    await press(/科技园一号楼/)
    expect(await screen.findByText('运费变高，请取消后重新下单')).toBeVisible()
    expect(changed).toMatchObject([{ cOrderNo: '1', cAddressUuid: 'address-1' }])
  })

  it('decide on the page of the institution', async () => {
    openOrders([wireOrder('1', { iOrderState: 10, opList: ['approve', 'reject', 'withdraw'] })])
    await press('驳回')
    await waitFor(() => expect(location.pathname + location.search).toBe(`${BASE}/orderDetails-cx?cOrderNo=1`))
  })

  it('pay unpaid orders of one trade together', async () => {
    const begun: Record<string, unknown>[] = []
    openOrders([wireOrder('1', { cTradeNo: 'T' }), wireOrder('2', { cTradeNo: 'T' }), wireOrder('3')], {
      createPaymentFlow: (body) => {
        begun.push(body)
        return { code: 4009, msg: '支付处理中', data: {} }
      },
    })
    expect(await screen.findAllByText('同一次提交的 2 个订单待付款')).toHaveLength(1)
    await press('合并付款')
    expect(await screen.findByText('支付处理中')).toBeVisible()
    expect(begun).toMatchObject([{ cTradeNo: 'T' }])
  })
})

const ADDRESS = wireAddress('address-1', { bDefault: true })
