import { newUuid } from '@mallwright/contract/values'
import { describe, expect, it } from 'vitest'

import { organisationId } from '../demo/plans/demo-id.ts'
import { archiveId } from '../demo/vouchers/seed-archives.ts'
import { BOLTS, startChain } from '../testing/test-vouchers.ts'

const { rowsOf, buyer, supplierId, line, order } = await startChain()

describe('a line of goods', () => {
  it('has price and tax rate of its material as what they begin with, in the template', async () => {
    const { detailList, bUseScanCode } = await buyer.template('PUR_ORDER')
    const free = detailList.filter(({ cFieldName }) => ['iPrice', 'iTaxRate'].includes(cFieldName))
    expect(free.map((field) => [field.cDefinedSourceType, field.bReadOnly, field.cDefinedSourceFieldUuid])).toEqual([
      ['archives', false, 'iPrice'],
      ['archives', false, 'iTaxRate'],
    ])
    expect(bUseScanCode).toBe(true)
    const materials = await buyer.client.getPageData4List({
      body: { cBaseListCode: 'ARCHIVE_MATERIAL', cFilterField: 'cMaterialCode', cFilterValue: BOLTS },
    })
    expect(materials.ok && materials.data.pageData).toMatchObject([{ iPrice: 18.5, iTaxRate: '0.13' }])
  })

  it('keeps what was typed in place of the material’s', async () => {
    const saved = await order({ ...line(), values: { ...line().values, iPrice: '7', iTaxRate: '0.06' } })
    expect(saved.lines[0]?.values).toMatchObject({ iPrice: '7', iTaxRate: '0.06', iAmount: '70', iTax: '3.96' })
    const none = await order({ ...line(), values: { ...line().values, iPrice: '', iTaxRate: '' } })
    expect(none.lines[0]?.values).toMatchObject({ iPrice: '', iTaxRate: '', iAmount: '', iTax: '', iNet: '' })
  })

  it.each([
    ['', '', '33.35'],
    ['0', '0', '33.35'],
    ['0.13', '3.84', '29.51'],
    ['0.01', '0.33', '33.02'],
  ])('at a tax rate of “%s” has a tax of “%s” and %s net', async (iTaxRate, iTax, iNet) => {
    const saved = await order({ ...line(), values: { ...line(BOLTS, '1', '33.35').values, iTaxRate } })
    expect(saved.lines[0]?.values).toMatchObject({ iAmount: '33.35', iTax, iNet })
  })
})

describe('a footer', () => {
  const label = (zh: string) => ({ zh, en: zh })
  const footer = [
    { name: 'cBudget', type: 'Text', label: label('预算编号'), isRequired: true, length: 10 },
    { name: 'iRows', type: 'Number', label: label('行数'), precision: 0, formula: 'COUNT()' },
    { name: 'cWarden', type: 'Refer', label: label('负责人'), code: 'REF_PERSON' },
  ]
  /** A template of E1 with this footer. */
  const withFooter = async () => {
    const id = newUuid()
    await rowsOf(
      `insert into voucher_template (id, type, organisation_id, name, name_en, header, detail, footer)
       select $1, type, $2, '带表尾', 'With a footer', header, detail, $3 from voucher_template
       where organisation_id is null and type = 'PUR_ORDER' and is_default`,
      [id, organisationId('E1'), JSON.stringify(footer)],
    )
    const answer = await buyer.client.getOneVoucherTemplate({ params: { templateUuid: id } })
    if (!answer.ok) throw new Error(answer.msg)
    return answer.data
  }

  it('is part of the template, checked, computed and stored with the header', async () => {
    const template = await withFooter()
    expect(template.footerList.map(({ cFieldName }) => cFieldName)).toEqual(['cBudget', 'iRows', 'cWarden'])
    const save = (head: object) =>
      buyer.save(
        { cVouchType: 'PUR_ORDER' },
        {
          cTemplateUuid: template.cTemplateUuid,
          iTemplateRevision: template.iRevision,
          headData: { dVoucherDate: '2026-11-26', cPartner: supplierId, ...head },
          lines: [line(), line()],
        },
      )
    expect(await save({})).toMatchObject({ failure: 'VALUE_MISSING', msg: '预算编号不能为空' })
    expect(await save({ cBudget: '长于十个字的预算编号不行' })).toMatchObject({ failure: 'VALUE_REFUSED' })
    const stale = archiveId('E4', 'person', 'P001')
    expect(await save({ cBudget: 'Y-1', cWarden: stale })).toMatchObject({ failure: 'REFERENCE_STALE' })
    const [person] = await rowsOf(
      `select id, name from archive where organisation_id = $1 and kind = 'person' limit 1`,
      [organisationId('E1')],
    )
    const saved = await save({ cBudget: 'Y-1', iRows: '99', cWarden: person?.['id'] })
    expect(saved.ok && saved.data.headData).toMatchObject({
      cBudget: 'Y-1',
      iRows: '2',
      $cWarden: { cName: person?.['name'] },
    })
  })
})

describe('a name that is no id', () => {
  it('names nothing', async () => {
    for (const text of ['x', `${newUuid()}x`, "' or 1=1", newUuid().toUpperCase()]) {
      expect(await buyer.client.getOneVoucherTemplate({ params: { templateUuid: text } })).toMatchObject({
        failure: 'NO_DATA_PERMISSION',
      })
      expect(
        await buyer.client.getVoucherPosition({ body: { cVouchType: 'PUR_ORDER', cMove: 'next', cUuid: text } }),
      ).toMatchObject({ failure: 'VOUCHER_NOT_FOUND' })
      expect(
        await buyer.client.approveVoucher({ body: { cTaskUuid: text, bAgree: true, cOpinion: '' } }),
      ).toMatchObject({ failure: 'VOUCHER_CHANGED' })
    }
  })
})
