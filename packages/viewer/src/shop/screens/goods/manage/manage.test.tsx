import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { dialog, openShop, press, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/goods/manage'
const VERIFIED = { isVerified: true, isPersonVerified: true }
const noViolations = async () =>
  expect((await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])

const sku = (cSkuUuid: string, change: object = {}) => ({
  cSkuUuid,
  cSkuCode: `C-${cSkuUuid}`,
  cSpecText: `规格${cSkuUuid}`,
  iPrice: 138,
  iStock: 50,
  iLocked: 8,
  iLowStock: 5,
  ...change,
})

const product = (cProdCode: string, change: object = {}) => ({
  cProdCode,
  cProdName: `复印纸${cProdCode}`,
  cUrl: '/p.svg',
  iPrice: 138,
  iStock: 42,
  iSales: 7,
  bOnShelf: true,
  bLowStock: false,
  skuList: [sku('s1')],
  ...change,
})

const line = (cOrderItemUuid: string, change: object = {}) => ({
  cOrderItemUuid,
  cSkuUuid: 's1',
  cProdCode: 'P1',
  cProdName: `商品${cOrderItemUuid}`,
  cUrl: '',
  cSpecText: 'A4',
  cUnit: '箱',
  iQty: 3,
  iPrice: 138,
  iAmount: 414,
  bAgreementPrice: false,
  iShippedQty: 0,
  iLeftQty: 3,
  ...change,
})

const order = (cOrderNo: string, change: object = {}) => ({
  cOrderNo,
  iOrderState: 30,
  cOrderStateName: '待发货',
  cBuyerName: '北辰精工',
  address: {
    cReceiver: '王女士',
    cMobilePhone: '13800001111',
    cProvince: '北京市',
    cCity: '北京市',
    cArea: '朝阳区',
    cAreaCode: '110105',
    cAddress: '一号楼',
  },
  cRemark: '工作日送货',
  iPayAmount: 414,
  items: [line('a')],
  dPay: '2026-11-24 10:00:00',
  bShipLate: false,
  bReminded: false,
  ...change,
})

/** A gateway of an owner; `sent` has the changes by call. */
function owner(rows: { readonly products?: readonly object[]; readonly orders?: readonly object[] } = {}) {
  const { products = [product('P1')], orders = [order('1')] } = rows
  const asked: Record<string, unknown>[] = []
  const sent: [string, Record<string, unknown>][] = []
  const change = (name: string, data: object) => (body: Record<string, unknown>) => {
    sent.push([name, body])
    return { data }
  }
  const answers: Answers = {
    getManagedShopList: () => ({ data: { results: [{ cShopUuid: 'S2', cShopName: '青禾办公专营店' }] } }),
    getManageProdPage: (body) => {
      asked.push(body)
      return { data: { results: products, iTotleSize: products.length } }
    },
    getShopOrderPage: () => ({ data: { results: orders, iTotleSize: orders.length } }),
    getExpressCompanyList: () => ({ data: { results: [{ cExpressCode: 'YDSF', cExpressName: '云顺速运' }] } }),
    updateProdState: change('updateProdState', {}),
    updateSkuPrice: change('updateSkuPrice', {}),
    adjustStock: change('adjustStock', { iStock: 40 }),
    shipOrder: change('shipOrder', { cShipmentUuid: 'p1', iOrderState: 35 }),
    cancelShopOrder: change('cancelShopOrder', {}),
  }
  return { answers, asked, sent }
}

const open = (answers: Answers, search = '') => openAsBuyer(PATH + search, VERIFIED, answers)

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

it('is for owners of a shop, as the server says; a visitor signs in first', async () => {
  open({ getManagedShopList: () => ({ data: { results: [] } }) })
  expect(await screen.findByText('无数据权限')).toBeInTheDocument()
  expect(screen.getByText('请联系管理员授权')).toBeInTheDocument()
  resetBrowser()
  openShop(PATH)
  await waitFor(() => expect(location.pathname).toBe('/login-account'))
})

it('is reached from the tools of an owner, and of nobody else', async () => {
  const home = '/micro/alm-mall-shop/home/UserCenter'
  const { container } = openAsBuyer(home, VERIFIED, owner().answers)
  expect(await within(container).findByRole('link', { name: '商品管理' })).toHaveAttribute(
    'href',
    expect.stringContaining('/goods/manage'),
  )
  resetBrowser()
  const other = openAsBuyer(home, VERIFIED, { getManagedShopList: () => ({ data: { results: [] } }) })
  expect(await within(other.container).findByRole('link', { name: '收货地址' })).toBeInTheDocument()
  expect(within(other.container).queryByRole('link', { name: '商品管理' })).not.toBeInTheDocument()
})

it('lets an operator choose among the shops', async () => {
  const { answers, asked } = owner()
  const shops = [
    { cShopUuid: 'S1', cShopName: '自营中心' },
    { cShopUuid: 'S9', cShopName: '自营二店' },
  ]
  open({ ...answers, getManagedShopList: () => ({ data: { results: shops } }) })
  await press('自营二店')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ cShopUuid: 'S9' }))
  expect(location.search).toBe('?cShopUuid=S9')
})

describe('the products of a shop', () => {
  it('are listed by tab with price, stock and sales, and are searched, without axe violations', async () => {
    const { answers, asked } = owner({ products: [product('P1'), product('P2', { bLowStock: true, iStock: 3 })] })
    open(answers)
    const row = within(await screen.findByRole('article', { name: '复印纸P2' }))
    expect(row.getByText('库存 3')).toBeInTheDocument()
    expect(row.getByText('已售 7')).toBeInTheDocument()
    expect(row.getByText('库存预警')).toBeInTheDocument()
    expect(row.getByRole('link')).toHaveAttribute('href', expect.stringContaining('P2'))
    await noViolations()
    await userEvent.type(screen.getByRole('searchbox'), 'P2{Enter}')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ iTab: 0, cKeyword: 'P2' }))
    await press('库存预警')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ cShopUuid: 'S2', iTab: 2, cKeyword: '' }))
    expect(location.search).toBe('?tab=2')
  })

  it.each([
    ['', '暂无在售商品'],
    ['?tab=1', '暂无下架商品'],
    ['?tab=2', '库存充足，暂无预警'],
  ])('are none on the tab %s at first', async (search, text) => {
    open(owner({ products: [] }).answers, search)
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('can be read again after a failure', async () => {
    let isOffline = true
    const { answers } = owner()
    open({
      ...answers,
      getManageProdPage: (body) => (isOffline ? 'offline' : (answers['getManageProdPage']?.(body) ?? 'offline')),
    })
    expect(await screen.findByText('网络开小差了')).toBeInTheDocument()
    isOffline = false
    await press('重试')
    expect(await screen.findByRole('article', { name: '复印纸P1' })).toBeInTheDocument()
  })

  it('are taken off the shelf after a question, and put on it without one', async () => {
    const { answers, sent } = owner({ products: [product('P1'), product('P2', { bOnShelf: false })] })
    open(answers)
    await press('下架：复印纸P1')
    expect(await screen.findByText('下架后买家无法购买，确定下架吗？')).toBeInTheDocument()
    await press('取消')
    expect(sent).toEqual([])
    await press('下架：复印纸P1')
    await press('确认')
    await waitFor(() => expect(sent).toMatchObject([['updateProdState', { cProdCode: 'P1', bOnShelf: false }]]))
    await press('上架：复印纸P2')
    expect(await screen.findByText('已上架')).toBeInTheDocument()
    expect(sent.at(-1)).toMatchObject(['updateProdState', { cProdCode: 'P2', bOnShelf: true }])
  })

  it('change their price by variant', async () => {
    const { answers, sent } = owner()
    open(answers)
    await press('价格与库存：复印纸P1')
    const sheet = await dialog('价格与库存')
    expect(sheet.getByText('可售').nextElementSibling).toHaveTextContent('42')
    expect(sheet.getByText('订单占用').nextElementSibling).toHaveTextContent('8')
    await userEvent.click(sheet.getByRole('button', { name: '改价：规格s1' }))
    const field = await sheet.findByRole('textbox', { name: '新价格（元）' })
    expect(field).toHaveValue('138')
    await userEvent.clear(field)
    await userEvent.type(field, '1.234')
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    expect(await sheet.findByText('价格须大于 0，最多两位小数')).toBeInTheDocument()
    expect(sent).toEqual([])
    await userEvent.clear(field)
    await userEvent.type(field, '99.5')
    await noViolations()
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('价格已修改')).toBeInTheDocument()
    expect(sent).toMatchObject([['updateSkuPrice', { cSkuUuid: 's1', iPrice: 99.5 }]])
  })

  it('are offered for some time at a lower price, and such an offer is ended', async () => {
    const { answers, sent } = owner()
    const offers = [
      {
        cOfferUuid: 'o1',
        cSkuUuid: 's1',
        iPrice: 99,
        dStartTime: '2026-11-26 10:00:00',
        dEndTime: '2026-11-26 12:00:00',
        bStarted: true,
        iQuota: 50,
        iTaken: 12,
        iLimit: 5,
      },
    ]
    const overlap = { code: 4009, msg: '该规格在这段时间已有限时价', data: { cFailure: 'OFFER_OVERLAP' } }
    let isTaken = true
    open({
      ...answers,
      getManagedOfferList: () => ({ data: { results: offers } }),
      addTimedOffer: (body) => {
        if (isTaken) return overlap
        sent.push(['addTimedOffer', body])
        return { data: { cOfferUuid: 'o2' } }
      },
      endTimedOffer: (body) => {
        sent.push(['endTimedOffer', body])
        offers.splice(0)
        return { data: {} }
      },
    })
    await press('价格与库存：复印纸P1')
    const sheet = await dialog('价格与库存')
    await userEvent.click(sheet.getByRole('button', { name: '限时价：规格s1' }))
    expect(await sheet.findByText('已售 12 / 50 · 每个买家限 5')).toBeInTheDocument()
    expect(sheet.getByText('进行中')).toBeInTheDocument()
    await noViolations()
    await userEvent.click(sheet.getByRole('button', { name: '提前结束' }))
    await press('确认')
    await waitFor(() => expect(sent).toMatchObject([['endTimedOffer', { cOfferUuid: 'o1' }]]))
    await waitFor(() => expect(sheet.queryByText('进行中')).not.toBeInTheDocument())
    const offer = sheet.getByRole('button', { name: '发布限时价' })
    await userEvent.click(offer)
    const complains = async (words: string) => {
      await userEvent.click(offer)
      expect(await sheet.findByText(words)).toBeInTheDocument()
    }
    await complains('请输入限时价')
    await userEvent.type(sheet.getByRole('textbox', { name: '限时价（元）' }), '88.8')
    await complains('请输入限量')
    await userEvent.type(sheet.getByRole('textbox', { name: '限量' }), '20')
    await complains('请选择结束时间')
    fireEvent.change(sheet.getByLabelText('结束时间（北京时间）'), { target: { value: '2026-12-01T20:00' } })
    await userEvent.click(offer)
    expect(await sheet.findByText('该规格在这段时间已有限时价')).toBeInTheDocument()
    isTaken = false
    await userEvent.click(offer)
    expect(await screen.findByText('限时价已发布')).toBeInTheDocument()
    expect(sent.at(-1)).toMatchObject([
      'addTimedOffer',
      { cSkuUuid: 's1', iPrice: 88.8, iQuota: 20, dEndTime: '2026-12-01 20:00:00' },
    ])
    expect(sent.at(-1)?.[1]).not.toHaveProperty('iLimit')
    expect(sent.at(-1)?.[1]).not.toHaveProperty('dStartTime')
  })

  it('change their stock by so many units with a reason, and say why they do not', async () => {
    const { answers, sent } = owner()
    const tooLow = { code: 4009, msg: '库存不能低于订单占用的数量', data: { cFailure: 'STOCK_TOO_LOW', iLocked: 8 } }
    let isRefused = true
    open({
      ...answers,
      adjustStock: (body) => (isRefused ? tooLow : (answers['adjustStock']?.(body) ?? 'offline')),
    })
    await press('价格与库存：复印纸P1')
    const sheet = await dialog('价格与库存')
    await userEvent.click(sheet.getByRole('button', { name: '调库存：规格s1' }))
    await userEvent.click(await sheet.findByRole('radio', { name: '减少' }))
    await userEvent.type(sheet.getByRole('textbox', { name: '调整数量' }), '60')
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    expect(await sheet.findByText('请填写原因')).toBeInTheDocument()
    await userEvent.type(sheet.getByRole('textbox', { name: '原因' }), '盘亏')
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    expect(await sheet.findByText('库存不能低于订单占用的数量')).toBeInTheDocument()
    isRefused = false
    await userEvent.clear(sheet.getByRole('textbox', { name: '调整数量' }))
    await userEvent.type(sheet.getByRole('textbox', { name: '调整数量' }), '2')
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('库存已修改')).toBeInTheDocument()
    expect(sent).toMatchObject([['adjustStock', { cSkuUuid: 's1', iDelta: -2, cReason: '盘亏' }]])
  })
})

describe('the orders to ship', () => {
  it('show what goes where, what is late and what the buyer asks for, without axe violations', async () => {
    open(owner({ orders: [order('1', { bShipLate: true, bReminded: true })] }).answers, '?tab=3')
    const card = within(await screen.findByRole('article', { name: '订单 1' }))
    for (const text of ['发货超时', '买家催发货', '北辰精工', '工作日送货']) {
      expect(card.getByText(text)).toBeInTheDocument()
    }
    expect(card.getByText('王女士 13800001111 北京市朝阳区一号楼')).toBeInTheDocument()
    await noViolations()
  })

  it('are none at first', async () => {
    open(owner({ orders: [] }).answers, '?tab=3')
    expect(await screen.findByText('暂无待发货订单')).toBeInTheDocument()
  })

  it('are shipped in part by carrier, waybill and units of each line', async () => {
    const items = [line('a'), line('b', { iShippedQty: 1, iLeftQty: 2 }), line('c', { iShippedQty: 3, iLeftQty: 0 })]
    const { answers, sent } = owner({ orders: [order('1', { iOrderState: 35, items })] })
    open(answers, '?tab=3')
    expect(await screen.findByText('已发 1/3')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '无法供货：1' })).not.toBeInTheDocument()
    await press('发货：1')
    const sheet = await dialog('发货')
    expect(sheet.queryByText('商品c')).not.toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '确认发货' }))
    expect(await sheet.findByText('请选择快递公司')).toBeInTheDocument()
    await userEvent.click(await sheet.findByRole('radio', { name: '云顺速运' }))
    await userEvent.type(sheet.getByRole('textbox', { name: '运单号' }), 'YD1')
    const first = within(sheet.getByRole('group', { name: '商品a A4 的数量' }))
    for (const _ of [1, 2, 3]) await userEvent.click(first.getByRole('button', { name: '减少' }))
    expect(first.getByRole('button', { name: '减少' })).toBeDisabled()
    expect(sheet.getByText('本次发货（共 2 件）')).toBeInTheDocument()
    await noViolations()
    await userEvent.click(sheet.getByRole('button', { name: '确认发货' }))
    expect(await screen.findByText('已部分发货')).toBeInTheDocument()
    expect(sent).toMatchObject([
      [
        'shipOrder',
        {
          cOrderNo: '1',
          cExpressCode: 'YDSF',
          cExpressNo: 'YD1',
          items: [{ cOrderItemUuid: 'b', iQty: 2 }],
        },
      ],
    ])
  })

  it('keep what was typed when a waybill is taken', async () => {
    const { answers } = owner()
    const taken = { code: 4009, msg: '该运单号已登记', data: { cFailure: 'WAYBILL_TAKEN' } }
    open({ ...answers, shipOrder: () => taken }, '?tab=3')
    await press('发货：1')
    const sheet = await dialog('发货')
    await userEvent.click(await sheet.findByRole('radio', { name: '云顺速运' }))
    await userEvent.type(sheet.getByRole('textbox', { name: '运单号' }), 'YD1')
    await userEvent.click(sheet.getByRole('button', { name: '确认发货' }))
    expect(await sheet.findByText('该运单号已登记')).toBeInTheDocument()
    expect(sheet.getByRole('textbox', { name: '运单号' })).toHaveValue('YD1')
  })

  it('are cancelled with a reason where they cannot be supplied', async () => {
    const { answers, sent } = owner()
    open(answers, '?tab=3')
    await press('无法供货：1')
    const sheet = await dialog('取消订单')
    await userEvent.click(sheet.getByRole('button', { name: '取消订单' }))
    expect(await sheet.findByText('请填写原因')).toBeInTheDocument()
    await userEvent.type(sheet.getByRole('textbox', { name: '原因' }), '缺货')
    await userEvent.click(sheet.getByRole('button', { name: '取消订单' }))
    expect(await screen.findByText('订单已取消，款项将退回买家')).toBeInTheDocument()
    expect(sent).toMatchObject([['cancelShopOrder', { cOrderNo: '1', cReason: '缺货' }]])
  })
})
