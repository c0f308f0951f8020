import { expect, it } from 'vitest'

import { WHOLE_LIST } from '../../desk-section.ts'
import { afterSalesSection } from './after-sales.section.ts'
import { deskOver } from '../../test-desk.ts'

const AFTER_SALE = {
  cAfterSaleNo: 'S1',
  cOrderNo: '1',
  iAfterSaleType: 2,
  cAfterSaleTypeName: '退货退款',
  iAfterSaleState: 70,
  cAfterSaleStateName: '平台介入中',
  cShopName: '青禾办公专营店',
  cNickname: '北辰',
  cMobilePhone: '199****0001',
  cItem: '复印纸 A4',
  iQty: 2,
  iAmount: 88.5,
  cReason: '与描述不符',
  cDescription: '颜色不对',
  cRejectReason: '已使用',
  cHistory: '2026-11-22 10:00:00 买家提交申请',
  docIds: ['doc-1', 'doc-2'],
  decisionList: [1, 2, 3],
  dCreateTime: '2026-11-22 10:00:00',
}

it('shows both sides of an after-sale, with every picture', async () => {
  const { api } = deskOver(AFTER_SALE)
  const { rows } = await afterSalesSection.load(api, { ...WHOLE_LIST, filter: '70' })
  expect(rows[0]).toMatchObject({
    title: '退货退款 S1',
    pictures: [{ docId: 'doc-1' }, { docId: 'doc-2' }],
    cells: [
      { note: '1' },
      { note: '复印纸 A4 ×2' },
      { text: '¥88.50' },
      { note: '北辰 199****0001' },
      { tone: 'waiting', note: '2026-11-22 10:00:00' },
    ],
  })
})

it('decides for the buyer, with and without the freight, and for the shop', async () => {
  const { api, bodies } = deskOver(AFTER_SALE)
  const { rows } = await afterSalesSection.load(api, WHOLE_LIST)
  const actions = rows[0]?.actions ?? []
  expect(actions.map(({ name }) => name)).toEqual(['refund', 'refundByFault', 'sendBack', 'forShop'])
  for (const action of actions) await action.run(api, '凭证充分')
  expect(bodies.slice(1)).toEqual([
    { cAfterSaleNo: 'S1', iDecision: 1, bShopFault: false, cReason: '凭证充分' },
    { cAfterSaleNo: 'S1', iDecision: 1, bShopFault: true, cReason: '凭证充分' },
    { cAfterSaleNo: 'S1', iDecision: 2, bShopFault: false, cReason: '凭证充分' },
    { cAfterSaleNo: 'S1', iDecision: 3, bShopFault: false, cReason: '凭证充分' },
  ])
})

it('offers what the server allows alone', async () => {
  const { api } = deskOver({ ...AFTER_SALE, iAfterSaleState: 50, decisionList: [] })
  expect((await afterSalesSection.load(api, WHOLE_LIST)).rows[0]?.actions).toEqual([])
})
