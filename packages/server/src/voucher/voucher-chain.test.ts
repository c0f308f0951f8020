import { describe, expect, it } from 'vitest'

import { archiveId } from '../demo/vouchers/seed-archives.ts'
import { BOLTS, CABLE, openVouchers, startChain } from '../testing/test-vouchers.ts'
import type { TestVouchers } from '../testing/test-vouchers.ts'

const { server, rowsOf, buyer, seller, supplierId, line, order } = await startChain()

describe('pulling', () => {
  it('brings partner, materials and open quantities over to the other institution', async () => {
    const purchase = await buyer.approve(await order(line(BOLTS, '10'), line(CABLE, '4', '88.6')))
    const keys = purchase.lines.map(({ cRowKey }) => cRowKey)
    const sale = await seller.pull('SAL_ORDER', keys)
    expect(sale.headData).toMatchObject({ iTotal: '539.4', $cPartner: { cName: '北辰精工（演示）有限公司' } })
    expect(sale.lines.map(({ values, cUpRowKey }) => [values['iQty'], values['cUpNo'], cUpRowKey])).toEqual([
      ['10', purchase.cVoucherNo, keys[0]],
      ['4', purchase.cVoucherNo, keys[1]],
    ])
    expect(await buyer.get(purchase)).toMatchObject({ iExecState: 2 })
  })

  it('never takes more than is open, draft or not, and says how much there is', async () => {
    const purchase = await buyer.approve(await order(line(BOLTS, '10')))
    const [key = ''] = purchase.lines.map(({ cRowKey }) => cRowKey)
    const first = await seller.pull('SAL_ORDER', [key], '7')
    expect(await buyer.get(purchase)).toMatchObject({ iExecState: 1 })
    await expect(seller.pull('SAL_ORDER', [key], '4')).rejects.toThrow('第1行超出可参照数量3')
    const more = await seller.save(first, {
      lines: first.lines.map((row) => ({ ...row, values: { ...row.values, iQty: '10' } })),
    })
    expect(more).toMatchObject({ ok: true })
    const refused = await seller.client.pullVoucher({ body: { cVouchType: 'SAL_ORDER', upRowKeys: [key] } })
    expect(refused).toMatchObject({ failure: 'LINE_NOT_OPEN' })
  })

  it('of fifty people at once gives exactly what there is', async () => {
    for (let round = 0; round < 3; round += 1) {
      const purchase = await buyer.approve(await order(line(BOLTS, '10')))
      const [key = ''] = purchase.lines.map(({ cRowKey }) => cRowKey)
      const pulled = await seller.client.pullVoucher({ body: { cVouchType: 'SAL_ORDER', upRowKeys: [key] } })
      if (!pulled.ok) throw new Error(pulled.msg)
      const { headData, lines } = pulled.data
      const one = lines.map((row) => ({ ...row, values: { ...row.values, iQty: '1' } }))
      const all = await Promise.all(
        Array.from({ length: 50 }, () =>
          seller.save(
            { cVouchType: 'SAL_ORDER' },
            { headData: { ...headData, dVoucherDate: '2026-11-26' }, lines: one },
          ),
        ),
      )
      expect(all.filter(({ ok }) => ok)).toHaveLength(10)
      expect(all.every((answer) => answer.ok || answer.failure === 'OVER_PULLED')).toBe(true)
      expect(await buyer.get(purchase)).toMatchObject({ iExecState: 2 })
    }
  })

  it('is given back by less, by a deleted line, by void and by deletion', async () => {
    const purchase = await buyer.approve(await order(line(BOLTS, '10'), line(CABLE, '4', '88.6')))
    const keys = purchase.lines.map(({ cRowKey }) => cRowKey)
    const sale = await seller.pull('SAL_ORDER', keys)
    const less = await seller.save(sale, { lines: sale.lines.slice(0, 1), deleted: [sale.lines[1]?.cRowKey ?? ''] })
    expect(less.ok).toBe(true)
    expect(await buyer.get(purchase)).toMatchObject({ iExecState: 1 })
    const found = await seller.get(sale)
    const body = { cVouchType: found.cVouchType, cUuid: found.cUuid, iVersion: found.iVersion }
    expect(await seller.client.voidVoucher({ body })).toMatchObject({ failure: 'VOUCHER_CHANGED' })
    expect(await seller.client.delVoucher({ body })).toMatchObject({ ok: true })
    expect(await buyer.get(purchase)).toMatchObject({ iExecState: 0 })
    const again = await seller.approve(await seller.pull('SAL_ORDER', keys))
    const approved = { ...body, cUuid: again.cUuid, iVersion: again.iVersion }
    expect(await seller.client.delVoucher({ body: approved })).toMatchObject({ failure: 'VOUCHER_CHANGED' })
    const draft = await seller.client.unapproveVoucher({
      body: { ...body, cUuid: again.cUuid, iVersion: again.iVersion },
    })
    const iVersion = draft.ok ? draft.data.iVersion : 0
    expect(await seller.client.voidVoucher({ body: { ...body, cUuid: again.cUuid, iVersion } })).toMatchObject({
      ok: true,
    })
    expect(await buyer.get(purchase)).toMatchObject({ iExecState: 0 })
  })

  it('is refused from drafts, closed ones, other partners, other types and foreign institutions', async () => {
    const draft = await order()
    const pull = (key: string, by = seller, type: 'SAL_ORDER' | 'PUR_RECEIPT' = 'SAL_ORDER') =>
      by.client.pullVoucher({ body: { cVouchType: type, upRowKeys: [key] } })
    const keyOf = (voucher: typeof draft) => voucher.lines[0]?.cRowKey ?? ''
    expect(await pull(keyOf(draft))).toMatchObject({ failure: 'LINE_NOT_OPEN' })
    const saved = await buyer.save(
      { cVouchType: 'PUR_RECEIPT' },
      {
        headData: { dVoucherDate: '2026-11-26', cPartner: supplierId },
        lines: [{ ...line(), cUpRowKey: keyOf(draft) }],
      },
    )
    expect(saved).toMatchObject({ failure: 'LINE_NOT_OPEN' })
    const purchase = await buyer.approve(draft)
    const stranger = await openVouchers(server, '19900140002')
    expect(await pull(keyOf(purchase), stranger)).toMatchObject({ failure: 'LINE_NOT_OPEN' })
    expect(await pull(keyOf(purchase), seller, 'PUR_RECEIPT')).toMatchObject({ failure: 'LINE_NOT_OPEN' })
    const other = await buyer.approve(
      await buyer.add('PUR_ORDER', { head: { cPartner: archiveId('E1', 'supplier', 'S101') }, lines: [line()] }),
    )
    const both = await buyer.client.pullVoucher({
      body: { cVouchType: 'PUR_RECEIPT', upRowKeys: [keyOf(purchase), keyOf(other)] },
    })
    expect(both).toMatchObject({ failure: 'PARTNERS_DIFFER' })
    const receipt = await buyer.save(
      { cVouchType: 'PUR_RECEIPT' },
      {
        headData: { dVoucherDate: '2026-11-26', cPartner: supplierId },
        lines: [{ ...line(), cUpRowKey: keyOf(other) }],
      },
    )
    expect(receipt).toMatchObject({ failure: 'PARTNERS_DIFFER' })
    const { cVouchType, cUuid, iVersion } = purchase
    expect(await buyer.client.closeVoucher({ body: { cVouchType, cUuid, iVersion } })).toMatchObject({ ok: true })
    expect(await pull(keyOf(purchase))).toMatchObject({ failure: 'LINE_NOT_OPEN' })
  })

  it('counts goods and invoices of a line apart, and takes cents that rounding leaves', async () => {
    const purchase = await buyer.approve(await order(line(BOLTS, '3', '0.335')))
    expect(purchase.headData['iTotal']).toBe('1.01')
    const sale = await seller.approve(await seller.pull('SAL_ORDER', [purchase.lines[0]?.cRowKey ?? '']))
    const [key = ''] = sale.lines.map(({ cRowKey }) => cRowKey)
    const delivery = await seller.approve(await seller.pull('SAL_DELIVERY', [key]))
    for (const amount of ['0.34', '0.34', '0.34']) {
      const invoice = await seller.pull('SAL_INVOICE', [delivery.lines[0]?.cRowKey ?? ''], '1')
      expect(invoice.headData['iTotal']).toBe(amount)
    }
    const [stored] = await rowsOf(
      'select goods_qty, invoice_qty, invoice_cents, amount_cents from voucher_line where id = $1',
      [delivery.lines[0]?.cRowKey],
    )
    expect(stored).toEqual({ goods_qty: '0.000', invoice_qty: '3.000', invoice_cents: '101', amount_cents: '101' })
  })

  it('of a closed voucher may become less, and never more', async () => {
    const purchase = await buyer.approve(await order(line(BOLTS, '10')))
    const sale = await seller.pull('SAL_ORDER', [purchase.lines[0]?.cRowKey ?? ''], '4')
    const { cVouchType, cUuid } = purchase
    const { iVersion } = await buyer.get(purchase)
    expect(await buyer.client.closeVoucher({ body: { cVouchType, cUuid, iVersion } })).toMatchObject({ ok: true })
    const saveWith = async (iQty: string) => {
      const draft = await seller.get(sale)
      return seller.save(draft, { lines: draft.lines.map((row) => ({ ...row, values: { ...row.values, iQty } })) })
    }
    expect(await saveWith('5')).toMatchObject({
      failure: 'OVER_PULLED',
      data: { items: [{ iRowNo: 1, iOpenQty: '4' }] },
    })
    expect(await saveWith('4')).toMatchObject({ ok: true })
    expect(await saveWith('3')).toMatchObject({ ok: true })
    expect(await saveWith('4')).toMatchObject({ failure: 'OVER_PULLED' })
  })

  it('takes cents that rounding leaves within one voucher, too, and no other amount than is open', async () => {
    const deliver = async (qty: string, price: string) => {
      const purchase = await buyer.approve(await order(line(BOLTS, qty, price)))
      const sale = await seller.approve(await seller.pull('SAL_ORDER', [purchase.lines[0]?.cRowKey ?? '']))
      return (await seller.approve(await seller.pull('SAL_DELIVERY', [sale.lines[0]?.cRowKey ?? '']))).lines[0]
    }
    const invoice = async (cUpRowKey: string, parts: readonly (readonly [iQty: string, iPrice: string])[]) => {
      const pulled = await seller.client.pullVoucher({ body: { cVouchType: 'SAL_INVOICE', upRowKeys: [cUpRowKey] } })
      if (!pulled.ok) throw new Error(pulled.msg)
      const { headData, lines } = pulled.data
      const wanted = parts.flatMap(([iQty, iPrice], index) =>
        lines.map((row) => ({ ...row, cRowKey: `${index}`, values: { ...row.values, iQty, iPrice } })),
      )
      return seller.save(
        { cVouchType: 'SAL_INVOICE' },
        { headData: { ...headData, dVoucherDate: '2026-11-26' }, lines: wanted },
      )
    }
    const thirds = (await deliver('3', '0.335'))?.cRowKey ?? ''
    const third = ['1', '0.335'] as const
    expect(await invoice(thirds, [third, third, third])).toMatchObject({ ok: true })
    const dear = (await deliver('10', '1'))?.cRowKey ?? ''
    expect(await invoice(dear, [['5', '1.6']])).toMatchObject({ ok: true })
    expect(await invoice(dear, [['5', '1']])).toMatchObject({ failure: 'OVER_PULLED' })
    expect(await invoice(dear, [['5', '0.4']])).toMatchObject({ ok: true })
    const free = (await deliver('2', '0'))?.cRowKey ?? ''
    expect(await invoice(free, [['2', '0']])).toMatchObject({ ok: true })
  })
})

describe('a state', () => {
  it('changes by its buttons only, in the version that was seen', async () => {
    const draft = await order()
    const { cVouchType, cUuid } = draft
    const at = (iVersion: number) => ({ body: { cVouchType, cUuid, iVersion } })
    for (const move of ['withdrawVoucher', 'unapproveVoucher', 'closeVoucher', 'openVoucher', 'voidVoucher'] as const) {
      expect(await buyer.client[move](at(1))).toMatchObject({
        failure: 'VOUCHER_CHANGED',
        msg: '状态已变更，请刷新后重试',
      })
    }
    const ofForm = ['ADD', 'SAVE', 'SUBMIT', 'DELETE', 'TRACE', 'TEMPLATE', 'EXPORT']
    const ofLines = ['ADD_ROW', 'SCAN', 'BATCH']
    const ofRows = ['DETAIL', 'COPY', 'TRACE_ROW']
    expect(draft.opList).toEqual([...ofForm, ...ofLines, ...ofRows])
    const both = await Promise.all([buyer.client.submitVoucher(at(1)), buyer.client.submitVoucher(at(1))])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const approved = await buyer.get(draft)
    expect(approved).toMatchObject({ iVoucherState: 30 })
    expect(approved.opList).toEqual(expect.arrayContaining(['UNAPPROVE', 'CLOSE']))
    expect(await buyer.save(approved)).toMatchObject({ failure: 'VOUCHER_CHANGED' })
    const closed = await buyer.client.closeVoucher(at(approved.iVersion))
    expect(closed).toMatchObject({ ok: true, data: { iVoucherState: 50 } })
    const open = await buyer.client.openVoucher(at(closed.ok ? closed.data.iVersion : 0))
    expect(open).toMatchObject({ ok: true, data: { iVoucherState: 30 } })
    const log = await buyer.client.getVoucherLog({ body: { cVouchType, cUuid } })
    expect(log.ok && log.data.results.map(({ cAction }) => cAction)).toEqual(['OPEN', 'CLOSE', 'SUBMIT', 'SAVE'])
  })

  it('of a voucher without lines is never submitted', async () => {
    const empty = await buyer.add('PUR_ORDER', { head: { cPartner: supplierId }, lines: [] })
    const body = { cVouchType: empty.cVouchType, cUuid: empty.cUuid, iVersion: 1 }
    expect(await buyer.client.submitVoucher({ body })).toMatchObject({ failure: 'VOUCHER_EMPTY' })
  })

  it('stays approved while something was pulled', async () => {
    const purchase = await buyer.approve(await order())
    await seller.pull('SAL_ORDER', [purchase.lines[0]?.cRowKey ?? ''], '1')
    const { cVouchType, cUuid } = purchase
    const { iVersion } = await buyer.get(purchase)
    const unapproved = await buyer.client.unapproveVoucher({ body: { cVouchType, cUuid, iVersion } })
    expect(unapproved).toMatchObject({ failure: 'VOUCHER_PULLED' })
  })
})

describe('an approval', () => {
  it('is asked for above its amount, and decided by whoever has the role', async () => {
    const maker = await openVouchers(server, '19900150001')
    const approver = await openVouchers(server, '19900150002')
    const dear = await maker.add('PUR_ORDER', { head: { cPartner: supplierId }, lines: [line(CABLE, '100', '88.6')] })
    const { cVouchType, cUuid } = dear
    const submitted = await maker.client.submitVoucher({ body: { cVouchType, cUuid, iVersion: 1 } })
    expect(submitted).toMatchObject({ ok: true, data: { iVoucherState: 20 } })
    expect((await maker.get(dear)).cTaskUuid).toBeUndefined()
    const { cTaskUuid = '' } = await approver.get(dear)
    const decide = (by: TestVouchers, bAgree: boolean, cOpinion?: string) =>
      by.client.approveVoucher({ body: { cTaskUuid, bAgree, ...(cOpinion !== undefined && { cOpinion }) } })
    expect(await decide(maker, true)).toMatchObject({ failure: 'VOUCHER_CHANGED' })
    expect(await decide(approver, false, ' ')).toMatchObject({ failure: 'REASON_NEEDED' })
    const work = await approver.client.getVoucherWork({ body: {} })
    expect(work.ok && work.data.iTaskCount).toBeGreaterThan(0)
    expect(await decide(approver, false, '价格偏高')).toMatchObject({ ok: true, data: { iVoucherState: 35 } })
    expect(await decide(approver, true)).toMatchObject({ failure: 'VOUCHER_CHANGED' })
    const refused = await maker.get(dear)
    expect(refused.cRefusal).toBe('价格偏高')
    const again = await maker.client.submitVoucher({ body: { cVouchType, cUuid, iVersion: refused.iVersion } })
    const iVersion = again.ok ? again.data.iVersion : 0
    const withdrawn = await maker.client.withdrawVoucher({ body: { cVouchType, cUuid, iVersion } })
    expect(withdrawn).toMatchObject({ ok: true, data: { iVoucherState: 10 } })
    const third = await maker.get(dear)
    expect(third.cRefusal).toBeUndefined()
    await maker.client.submitVoucher({ body: { cVouchType, cUuid, iVersion: third.iVersion } })
    const task = (await approver.get(dear)).cTaskUuid ?? ''
    const agreed = await approver.client.approveVoucher({ body: { cTaskUuid: task, bAgree: true } })
    expect(agreed).toMatchObject({ ok: true, data: { iVoucherState: 30 } })
    const log = await maker.client.getVoucherLog({ body: { cVouchType, cUuid } })
    expect(log.ok && log.data.results.find(({ cAction }) => cAction === 'REFUSE')).toMatchObject({
      cOpinion: '价格偏高',
    })
  })

  it('is told to those who may decide, and its outcome to whoever submitted', async () => {
    const maker = await openVouchers(server, '19900150001')
    const approver = await openVouchers(server, '19900150002')
    const { cVouchType, cUuid, cVoucherNo } = await maker.add('PUR_ORDER', {
      head: { cPartner: supplierId },
      lines: [line(CABLE, '100', '88.6')],
    })
    const toldTo = async ({ client }: TestVouchers) => {
      const page = await client.getMessagePage({ body: { iKind: 1 } })
      return page.ok ? page.data.results.filter(({ cText }) => cText.includes(cVoucherNo)) : []
    }
    await maker.client.submitVoucher({ body: { cVouchType, cUuid, iVersion: 1 } })
    const asked = { cTitle: '有单据待您审批', cLink: expect.stringContaining(`cVouchType=PUR_ORDER&cUuid=${cUuid}`) }
    expect(await toldTo(approver)).toMatchObject([asked])
    expect(await toldTo(maker)).toEqual([])
    expect(await toldTo(seller)).toEqual([])
    const { cTaskUuid = '' } = await approver.get({ cVouchType, cUuid })
    await approver.client.approveVoucher({ body: { cTaskUuid, bAgree: false, cOpinion: '价格偏高' } })
    expect(await toldTo(maker)).toMatchObject([{ cText: `单据 ${cVoucherNo} 被驳回：价格偏高` }])
  })
})
