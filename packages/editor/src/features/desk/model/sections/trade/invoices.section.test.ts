import { expect, it } from 'vitest'

import { WHOLE_LIST } from '../../desk-section.ts'
import { deskOver } from '../../test-desk.ts'
import { invoicesSection } from './invoices.section.ts'

const INVOICE = {
  cInvoiceApplyNo: 'I1',
  iVersion: 4,
  orderNos: ['1', '2'],
  cShopName: '自营中心',
  bOperated: true,
  iInvoiceState: 1,
  cInvoiceStateName: '开票中',
  iInvoiceKind: 2,
  cInvoiceKindName: '增值税专用发票',
  cInvoiceMediumName: '电子发票',
  cInvoiceContentName: '商品明细',
  cTitle: '北辰精工',
  cTaxNo: '91350200MA0DEM0015',
  cRegAddress: '厦门 1 号',
  cRegPhone: '0592-5550000',
  cBankName: '招商银行',
  cBankAccount: '622202020011',
  cEmail: 'tax@beichen.cn',
  cAddress: '',
  cRemark: '',
  iAmount: 188.5,
  cNickname: '北辰',
  cMobilePhone: '199****0001',
  cInvoiceNo: '26352000000012345678',
  cInvoiceCode: '',
  cRedInvoiceNo: '',
  cRejectReason: '',
  cRedReason: '',
  docIds: ['doc-1', 'doc-2'],
  cHistory: '2026-11-22 10:00:00 买家提交申请',
  shopOpList: ['accept', 'issue', 'reject', 'red'],
  dCreateTime: '2026-11-22 10:00:00',
}

it('shows who asks for which invoice, with all that a tax system asks for, and the documents', async () => {
  const { api, bodies } = deskOver(INVOICE)
  const { rows } = await invoicesSection.load(api, { ...WHOLE_LIST, filter: '1' })
  expect(bodies).toMatchObject([{ iInvoiceState: 1 }])
  expect(rows[0]).toMatchObject({
    title: '北辰精工 ¥188.50',
    cells: [
      { text: 'I1' },
      { text: '增值税专用发票', note: '电子发票' },
      { text: '北辰精工', note: '北辰 199****0001' },
      { text: '¥188.50' },
      { text: '自营中心', note: { zh: '自营' } },
      { tone: 'waiting' },
    ],
    pictures: [
      { label: { zh: '发票' }, docId: 'doc-1' },
      { label: { zh: '红字发票' }, docId: 'doc-2' },
    ],
  })
  const facts = rows[0]?.facts?.map(({ value }) => value)
  expect(facts).toContain('招商银行 622202020011')
  expect(facts).toContain('厦门 1 号 0592-5550000')
})

it('accepts, issues, rejects and reverses what the operator has seen', async () => {
  const { api, bodies } = deskOver(INVOICE)
  const { rows } = await invoicesSection.load(api, WHOLE_LIST)
  const [accept, issue, reject, red] = rows[0]?.actions ?? []
  await accept?.run(api, '')
  await issue?.run(api, '2'.repeat(20))
  await reject?.run(api, '税号有误')
  await red?.run(api, '1234567890 12345678')
  const seen = { cInvoiceApplyNo: 'I1', iVersion: 4 }
  expect(bodies.slice(1)).toMatchObject([
    { ...seen, iAudit: 1 },
    { ...seen, iAudit: 2, cInvoiceNo: '2'.repeat(20), cInvoiceCode: '' },
    { ...seen, iAudit: 3, cReason: '税号有误' },
    { ...seen, iAudit: 4, cInvoiceNo: '12345678', cInvoiceCode: '1234567890' },
  ])
})

it.each([
  ['2'.repeat(20), true],
  ['1234567890 12345678', true],
  ['123456789012 12345678', true],
  ['12345678', false],
  [`1234567890 ${'2'.repeat(20)}`, false],
  ['12345678901 12345678', false],
  ['发票', false],
])('takes %s as a number: %s', async (text, isRight) => {
  const { api } = deskOver(INVOICE)
  const { rows } = await invoicesSection.load(api, WHOLE_LIST)
  expect(rows[0]?.actions[1]?.field?.isValid(text)).toBe(isRight)
})

it('offers nothing for the shops of others', async () => {
  const { api } = deskOver({ ...INVOICE, bOperated: false, shopOpList: [] })
  expect((await invoicesSection.load(api, WHOLE_LIST)).rows[0]?.actions).toEqual([])
})
