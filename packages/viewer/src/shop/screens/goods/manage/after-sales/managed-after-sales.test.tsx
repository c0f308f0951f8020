import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openManaged } from '../../../../app/test-buyer.ts'
import { confirm, dialog, press, resetBrowser } from '../../../../app/test-shop.tsx'
import type { Answers } from '../../../../app/test-shop.tsx'
import { wireAfterSaleDetail } from '../../../after-sale/test-after-sales.data.ts'

const sent: [string, Record<string, unknown>][] = []
const asked: Record<string, unknown>[] = []
const call = (name: string) => (body: Record<string, unknown>) => {
  sent.push([name, body])
  return { data: {} }
}

function open(change: object, answers: Answers = {}) {
  sent.length = 0
  asked.length = 0
  const row = { ...wireAfterSaleDetail('S1'), opList: [], cBuyerName: '北辰精工', shopOpList: [], ...change }
  return openManaged(4, {
    getShopAfterSalePage: (body) => {
      asked.push(body)
      return { data: { results: body['iTab'] === 2 ? [] : [row], iTotleSize: 1 } }
    },
    getExpressCompanyList: () => ({ data: { results: [{ cExpressCode: 'YDSF', cExpressName: '远递速运' }] } }),
    agreeAfterSale: call('agree'),
    refuseAfterSale: call('refuse'),
    receiveReturnedGoods: call('takeBack'),
    refuseReturnedGoods: call('refuseGoods'),
    shipExchange: call('exchange'),
    offerExchangeRefund: call('offer'),
    ...answers,
  })
}

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

it('shows what is asked, by whom and why, and what was said, without axe violations', async () => {
  const { container } = open({ shopOpList: ['agree', 'refuse'] })
  const card = within(await screen.findByRole('article', { name: '退货退款 S1' }))
  expect(card.getByText('北辰精工')).toBeVisible()
  expect(card.getByText('规格不符')).toBeVisible()
  expect(card.getByText(/后按同意处理/)).toBeVisible()
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  await press('协商历史：售后 S1')
  expect((await dialog('协商历史')).getByText('买家提交申请')).toBeVisible()
})

it('agrees to goods that come back to an address, which is needed', async () => {
  open({ shopOpList: ['agree', 'refuse'], iVersion: 4 })
  await press('同意：售后 S1')
  const sheet = await dialog('同意')
  await confirm(sheet)
  expect(await sheet.findByText('请输入收货人')).toBeVisible()
  await userEvent.type(sheet.getByLabelText('收货人'), '售后部')
  await userEvent.type(sheet.getByLabelText('联系电话'), '13900002222')
  await userEvent.type(sheet.getByLabelText('退货地址'), '仓库路 8 号')
  await confirm(sheet)
  const returnAddress = { cReceiver: '售后部', cMobilePhone: '13900002222', cAddress: '仓库路 8 号' }
  await waitFor(() => expect(sent).toMatchObject([['agree', { cAfterSaleNo: 'S1', iVersion: 4, returnAddress }]]))
  expect(await screen.findByText('已处理')).toBeVisible()
})

it('agrees to a refund after it was told that the money goes at once', async () => {
  open({ iAfterSaleType: 1, cAfterSaleTypeName: '仅退款', shopOpList: ['agree', 'refuse'] })
  await press('同意：售后 S1')
  const sheet = await dialog('同意')
  expect(sheet.getByText('同意后 ¥20.00 将原路退回买家，不可撤回。')).toBeVisible()
  await confirm(sheet)
  await waitFor(() => expect(sent[0]?.[1]).not.toHaveProperty('returnAddress'))
})

it.each([
  ['refuse', '拒绝'],
  ['refuseGoods', '拒收退货'],
  ['offerRefund', '无货，改为退款'],
])('%s needs a reason, which the buyer reads', async (operation, name) => {
  open({ shopOpList: [operation] })
  await press(`${name}：售后 S1`)
  const sheet = await dialog(name)
  await confirm(sheet)
  expect(await sheet.findByText('请填写原因，买家可以看到', { selector: 'p' })).toBeVisible()
  await userEvent.type(sheet.getByLabelText('拒绝原因'), '已使用')
  await confirm(sheet)
  await waitFor(() =>
    expect(sent).toMatchObject([[{ offerRefund: 'offer' }[operation] ?? operation, { cReason: '已使用' }]]),
  )
})

it('takes goods in, with or without stock', async () => {
  open({ shopOpList: ['takeBack', 'refuseGoods'] })
  await press('确认收到退货：售后 S1')
  const sheet = await dialog('确认收到退货')
  await userEvent.click(await sheet.findByRole('switch', { name: '商品完好，退回库存' }))
  await confirm(sheet)
  await waitFor(() => expect(sent).toMatchObject([['takeBack', { bResaleable: false }]]))
})

it('sends an exchange, and says what the server refuses', async () => {
  open(
    { iAfterSaleType: 3, shopOpList: ['sendExchange', 'offerRefund'] },
    { shipExchange: () => ({ failure: 'EXCHANGE_SHORT', code: 4009, msg: '换货商品库存不足' }) },
  )
  await press('换货发出：售后 S1')
  const sheet = await dialog('换货发出')
  await userEvent.click(await sheet.findByRole('radio', { name: '远递速运' }))
  await userEvent.type(sheet.getByLabelText('运单号'), 'EX123456')
  await confirm(sheet)
  expect(await sheet.findByText('换货商品库存不足')).toBeVisible()
})

it('has those under way and those that have ended, which may be none', async () => {
  open({})
  await press('已结束')
  expect(await screen.findByText('暂无售后')).toBeVisible()
  expect(asked.map(({ iTab }) => iTab)).toEqual([0, 2])
})
