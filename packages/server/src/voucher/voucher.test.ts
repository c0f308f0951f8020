import { newUuid } from '@mallwright/contract/values'
import { describe, expect, it } from 'vitest'

import { archiveId } from '../demo/vouchers/seed-archives.ts'
import { BOLTS, CABLE, openVouchers, startChain } from '../testing/test-vouchers.ts'

const { server, rowsOf, buyer, seller, supplierId, line, order } = await startChain()

describe('a template', () => {
  it('has six fields before the fold, options, formulas and the pickers of what it pulls from', async () => {
    const template = await buyer.template('PUR_ORDER')
    expect(template.headerList.slice(0, 6).map(({ cFieldName }) => cFieldName)).toEqual([
      'cVoucherNo',
      'dVoucherDate',
      'cPartner',
      'cDepartment',
      'cPerson',
      'cPayTerm',
    ])
    expect(template.upstreamList.map((entry) => entry.cBaseListCodeUpstreamMain)).toEqual([
      'V_PUR_REQUEST_OPEN_PUR_ORDER',
      'V_PUR_AWARD_OPEN_PUR_ORDER',
      'V_PUR_CONTRACT_OPEN_PUR_ORDER',
    ])
    expect(template.showTemplatePcList.map(({ cTemplateName }) => cTemplateName)).toEqual(['标准', '简易', '服务采购'])
    const amount = template.detailList.find(({ cFieldName }) => cFieldName === 'iAmount')
    expect(amount).toMatchObject({ cDefinedSourceType: 'formula', bReadOnly: true, bSum: true })
  })

  it('is refused with 2000 to whoever may not open the type', async () => {
    const payer = await openVouchers(server, '19900150005')
    await expect(payer.template('PUR_ORDER')).rejects.toThrow('no template of PUR_ORDER')
    const other = await buyer.client.getOneVoucherTemplate({ params: { templateUuid: newUuid() } })
    expect(other).toMatchObject({ ok: false, failure: 'NO_DATA_PERMISSION' })
  })
})

describe('a save', () => {
  it('computes amounts anew, names references, and gives numbers without gaps', async () => {
    const saved = await order(line(BOLTS, '3.5', '18.5'), line(CABLE, '2', '88.6'))
    expect(saved).toMatchObject({ iVoucherState: 10, iExecState: 0, iVersion: 1, bMall: false })
    expect(saved.headData).toMatchObject({ iTotal: '241.95', $cPartner: { cName: '青禾办公（演示）有限公司' } })
    expect(saved.lines.map(({ values }) => [values['iAmount'], values['cSpec']])).toEqual([
      ['64.75', '6205-2RS'],
      ['177.2', 'YJV 4×16'],
    ])
    const again = await order()
    expect(again.cVoucherNo).toMatch(/^PO2611-\d{5}$/)
    expect(Number(again.cVoucherNo.slice(-5))).toBe(Number(saved.cVoucherNo.slice(-5)) + 1)
  })

  it('believes nothing that is computed, copied or given by the server', async () => {
    const lie = { iAmount: '0.01', cSpec: '假', cUpNo: 'PO2611-00001' }
    const saved = await order({ ...line(), values: { ...line().values, ...lie } })
    expect(saved.lines[0]?.values).toMatchObject({ iAmount: '185', cSpec: '6205-2RS', cUpNo: '' })
    expect(saved.headData['iTotal']).toBe('185')
  })

  it('says which field of which row is wrong, and leaves nothing behind', async () => {
    const before = await rowsOf('select count(*) from voucher')
    const saveWith = (head: object, ...lines: object[]) =>
      buyer.save(
        { cVouchType: 'PUR_ORDER' },
        { headData: { dVoucherDate: '2026-11-26', cPartner: supplierId, ...head }, lines: lines as never },
      )
    const wrong = async (head: object, ...lines: object[]) => {
      const answer = await saveWith(head, ...lines)
      return answer.ok ? undefined : { failure: answer.failure, msg: answer.msg }
    }
    expect(await wrong({ cPartner: '' })).toEqual({ failure: 'VALUE_MISSING', msg: '供应商不能为空' })
    expect(await wrong({ dVoucherDate: '2026-02-30' })).toEqual({ failure: 'VALUE_REFUSED', msg: '单据日期填写不正确' })
    expect(await wrong({ cPayTerm: '9' })).toMatchObject({ failure: 'VALUE_REFUSED' })
    const valued = (values: object) => ({ cRowKey: newUuid(), values: { ...line().values, ...values } })
    expect(await wrong({}, line(), valued({ iQty: '' }))).toEqual({ failure: 'VALUE_MISSING', msg: '数量不能为空' })
    for (const iQty of ['0', '-1', '1e3', '1.0001', '9999999999999999', ' 1']) {
      expect(await wrong({}, valued({ iQty }))).toMatchObject({ failure: 'VALUE_REFUSED' })
    }
    expect(await wrong({}, valued({ iQty: '999999999999', iPrice: '999999' }))).toMatchObject({
      failure: 'VALUE_REFUSED',
    })
    expect(await wrong({}, valued({ cRemark: '长'.repeat(201) }))).toMatchObject({ failure: 'VALUE_REFUSED' })
    const foreign = archiveId('E4', 'material', BOLTS)
    expect(await wrong({}, valued({ cMaterial: foreign }))).toMatchObject({ failure: 'REFERENCE_STALE' })
    expect(await wrong({}, valued({ cMaterial: archiveId('E1', 'material', 'Z0040') }))).toMatchObject({
      failure: 'REFERENCE_STALE',
    })
    expect(await rowsOf('select count(*) from voucher')).toEqual(before)
  })

  it('keeps a reference that was stopped since, and refuses it elsewhere', async () => {
    const saved = await order(line('Z0010'))
    const material = archiveId('E1', 'material', 'Z0010')
    await rowsOf('update archive set stopped = true where id = $1', [material])
    const again = await buyer.save(saved, { lines: saved.lines })
    expect(again.ok && again.data.lines[0]?.values['$cMaterial']).toMatchObject({
      cMaterialName: '同步带',
      bStale: true,
    })
    await rowsOf('update archive set stopped = false where id = $1', [material])
  })

  it('is refused for another version, another template, a lost line, a foreign file', async () => {
    const saved = await order(line(), line(CABLE))
    expect(await buyer.save({ ...saved, iVersion: 7 })).toMatchObject({ failure: 'VOUCHER_CHANGED' })
    expect(await buyer.save(saved, { iTemplateRevision: 9 })).toMatchObject({ failure: 'TEMPLATE_CHANGED' })
    expect(await buyer.save(saved, { lines: saved.lines.slice(1) })).toMatchObject({ failure: 'VOUCHER_CHANGED' })
    const kept = saved.lines.slice(1)
    const deleted = [saved.lines[0]?.cRowKey ?? '']
    const less = await buyer.save(saved, { lines: kept, deleted })
    expect(less.ok && less.data.lines.map(({ cRowKey }) => cRowKey)).toEqual(kept.map(({ cRowKey }) => cRowKey))
    const [file] = await rowsOf(`select id from file_doc where owner_account_id is null limit 1`)
    const foreign = await buyer.save(less.ok ? less.data : saved, { lines: kept, docIds: [String(file?.['id'])] })
    expect(foreign).toMatchObject({ failure: 'EMPTY' })
  })

  it('is done once for a repeated request', async () => {
    const cRequestUuid = newUuid()
    const headData = { dVoucherDate: '2026-11-26', cPartner: supplierId }
    const lines = [line()]
    const both = await Promise.all(
      [1, 2].map(() => buyer.save({ cVouchType: 'PUR_ORDER' }, { cRequestUuid, headData, lines })),
    )
    expect(new Set(both.map((answer) => answer.ok && answer.data.cUuid)).size).toBe(1)
    const other = await buyer.save({ cVouchType: 'PUR_ORDER' }, { cRequestUuid, headData, lines: [line(CABLE)] })
    expect(other).toMatchObject({ failure: 'KEY_REUSED' })
  })

  it('of two at once wins one', async () => {
    const saved = await order()
    const both = await Promise.all(
      ['5', '6'].map((iQty) =>
        buyer.save(saved, { lines: saved.lines.map((row) => ({ ...row, values: { ...row.values, iQty } })) }),
      ),
    )
    expect(both.map((answer) => (answer.ok ? 'saved' : answer.failure)).toSorted()).toEqual([
      'VOUCHER_CHANGED',
      'saved',
    ])
  })
})

describe('numbers', () => {
  it('of a hundred saves, twenty at once, have no gap', async () => {
    // More at once would wait longer for a connection than a busy server lets them.
    const wave = () => Promise.all(Array.from({ length: 20 }, () => buyer.add('PUR_REQUEST', { lines: [line()] })))
    const saved = []
    for (let count = 0; count < 5; count += 1) saved.push(...(await wave()))
    const numbers = saved.map(({ cVoucherNo }) => Number(cVoucherNo.slice(-5))).toSorted((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => (numbers[0] ?? 0) + index))
  })
})

describe('reading', () => {
  it('finds by number and goes through the vouchers of a type', async () => {
    const first = await order()
    const second = await order()
    const find = (cVoucherNo: string) => buyer.client.findVoucherByNo({ body: { cVouchType: 'PUR_ORDER', cVoucherNo } })
    expect(await find(second.cVoucherNo)).toMatchObject({ ok: true, data: { cUuid: second.cUuid } })
    expect(await find('PO')).toMatchObject({ failure: 'VOUCHER_NOT_FOUND', msg: '未找到该单据' })
    const at = (cMove: 'first' | 'prev' | 'next' | 'last', cUuid?: string) =>
      buyer.client.getVoucherPosition({ body: { cVouchType: 'PUR_ORDER', cMove, ...(cUuid && { cUuid }) } })
    expect(await at('prev', second.cUuid)).toMatchObject({ ok: true, data: { cUuid: first.cUuid, bLast: false } })
    expect(await at('last')).toMatchObject({ ok: true, data: { cUuid: second.cUuid, bLast: true } })
    expect(await at('next', second.cUuid)).toMatchObject({ failure: 'VOUCHER_NOT_FOUND' })
  })

  it('shows nothing of another institution', async () => {
    const purchase = await order()
    const { cVouchType, cUuid } = purchase
    const stranger = await openVouchers(server, '19900140002')
    for (const call of ['getVoucher', 'getVoucherLog'] as const) {
      expect(await stranger.client[call]({ body: { cVouchType, cUuid } })).toMatchObject({ failure: 'EMPTY' })
    }
    const trace = await stranger.client.getTrackListByTypeAndUuid({ body: { cVouchType, cUuid } })
    expect(trace).toMatchObject({ failure: 'NO_DATA_PERMISSION' })
    expect(await stranger.save(purchase)).toMatchObject({ failure: 'EMPTY' })
    // By another type, it is another voucher.
    expect(await buyer.client.getVoucher({ body: { cVouchType: 'PUR_REQUEST', cUuid } })).toMatchObject({
      failure: 'EMPTY',
    })
  })

  it('traces the chain: what exists, what is skipped, and only numbers of one’s own', async () => {
    const purchase = await buyer.approve(await order())
    const sale = await seller.approve(await seller.pull('SAL_ORDER', [purchase.lines[0]?.cRowKey ?? '']))
    const delivery = await seller.pull('SAL_DELIVERY', [sale.lines[0]?.cRowKey ?? ''], '4')
    const { cVouchType, cUuid } = purchase
    const trace = await buyer.client.getTrackListByTypeAndUuid({ body: { cVouchType, cUuid } })
    const steps = trace.ok ? trace.data : []
    const stepOf = (type: string) => steps.find((step) => step.cVouchType === type)
    expect(stepOf('PUR_ORDER')).toMatchObject({ bExist: true, text: purchase.cVoucherNo, totalPage: 1 })
    expect(stepOf('SAL_DELIVERY')).toMatchObject({ bExist: true, text: '1 张', voucherList: [] })
    expect(JSON.stringify(steps)).not.toContain(delivery.cVoucherNo)
    expect(stepOf('PUR_PAYMENT')).toMatchObject({ bExist: false, bExsitDownVouch: true })
    expect(stepOf('PUR_RECEIPT')).toMatchObject({ bExist: false, bExsitDownVouch: false })
    expect(stepOf('SAL_REPLENISH')).toBeUndefined()
  })

  it('lists what may be pulled with its lines, by the engine of lists', async () => {
    const purchase = await buyer.approve(await order(line(BOLTS, '10')))
    await seller.pull('SAL_ORDER', [purchase.lines[0]?.cRowKey ?? ''], '4')
    const page = await seller.client.getPageData4List({
      body: {
        cBaseListCode: 'V_PUR_ORDER_OPEN_SAL_ORDER',
        cWhere: `cVoucherNo = '${purchase.cVoucherNo}'`,
      },
    })
    if (!page.ok) throw new Error(`${page.failure} ${page.msg}`)
    const rows = page.data.pageData
    expect(rows).toMatchObject([
      { cVoucherNo: purchase.cVoucherNo, subList: [{ iQty: 10, iPulledQty: 4, iOpenQty: 6 }] },
    ])
  })
})
