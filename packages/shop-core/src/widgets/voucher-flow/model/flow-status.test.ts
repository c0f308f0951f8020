import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { FlowRecord } from '@mallwright/contract/voucher'
import { readFlow } from './flow-status.ts'
import { testRecord, testVouchers } from './test-record.ts'

/** The chain as engine 6.1 has it: number, side, type. */
const CHAIN = `
  01 up PUR_REQUEST, 02 up PUR_ENQUIRY, 03 lower SAL_QUOTE, 04 up PUR_AWARD, 05 up PUR_CONTRACT, 06 lower SAL_CONTRACT,
  07 up PUR_ORDER, 08 lower SAL_ORDER, 09 up PUR_PAY_REQUEST, 10 up PUR_PAYMENT, 10 lower SAL_RECEIPT, 11 lower SAL_INVOICE,
  12 lower SAL_DELIVERY, 13 up PUR_RECEIPT, 14 up PUR_RETURN, 15 lower SAL_REPLENISH, 16 up PUR_INVOICE`
  .split(',')
  .map((entry) => entry.trim().split(' '))
const TYPES = CHAIN.map(([, , type = '']) => type)

/** Specification 3 §4, sentence by sentence; it shares nothing with the code but the names on the wire. */
function modelOf(records: readonly FlowRecord[]) {
  const status: Record<string, string> = {}
  // Steps not returned are skip, except the sales replenishment step, which is wait.
  for (const type of TYPES) status[type] = type === 'SAL_REPLENISH' ? 'wait' : 'skip'
  for (const { cVouchType, bExist, bExsitDownVouch } of records) {
    // Wait otherwise.
    status[cVouchType] = 'wait'
    // Skip if it does not exist but a downstream voucher exists.
    if (!bExist && bExsitDownVouch) status[cVouchType] = 'skip'
    // Executed if the voucher exists.
    if (bExist) status[cVouchType] = 'executed'
  }
  // A paid sales order marks the purchase payment and sales receipt steps as executed.
  if (records.some(({ cVouchType, iPaymentStatus }) => cVouchType === 'SAL_ORDER' && iPaymentStatus === 1)) {
    status['PUR_PAYMENT'] = 'executed'
    status['SAL_RECEIPT'] = 'executed'
  }
  return {
    status,
    // A skip line between the sales order and step 12 when the sales order is executed and purchase payment is skipped.
    skip: status['SAL_ORDER'] === 'executed' && status['PUR_PAYMENT'] === 'skip',
    // A return link when purchase return is executed; its second leg when step 15 is.
    back: status['PUR_RETURN'] === 'executed',
    again: status['PUR_RETURN'] === 'executed' && status['SAL_REPLENISH'] === 'executed',
  }
}

const read = (records: readonly FlowRecord[]) => {
  const flow = readFlow(records)
  return {
    status: Object.fromEntries([...flow.steps].map(([type, step]) => [type, step.status])),
    skip: flow.hasSkipLink,
    back: flow.hasReturnLink,
    again: flow.hasReplenishLink,
  }
}

/** Some of the chain's steps, each once, in any order, with any flags and payment. */
const anyRecords = fc.shuffledSubarray(TYPES).chain((types) =>
  fc.tuple(
    ...types.map((type) =>
      fc
        .record({
          bExist: fc.boolean(),
          bExsitDownVouch: fc.boolean(),
          iPaymentStatus: fc.constantFrom(0, 1, 2, undefined),
        })
        .map((flags): FlowRecord => ({ ...testRecord('PUR_REQUEST'), cVouchType: type, ...flags })),
    ),
  ),
)

describe('a trace', () => {
  it('has the 17 steps of the chain, 10 twice, each on its side', () => {
    const steps = [...readFlow([]).steps.values()].map(({ plan }) => [plan.no, plan.side, plan.type])
    expect(steps).toEqual(CHAIN)
    expect(new Set(steps.map(([no]) => no)).size).toBe(16)
  })

  it('equals the model for any records', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        expect(read(records)).toEqual(modelOf(records))
      }),
      { numRuns: 2_000 },
    )
  })

  it('equals the model for every combination of what statuses and links depend on', () => {
    // Of each step that links depend on: left out, waiting, skipped, executed; of 08 with every payment, too.
    const kinds = (type: string): readonly (FlowRecord | undefined)[] => [
      undefined,
      ...[
        [false, false],
        [false, true],
        [true, false],
        [true, true],
      ].map(([bExist = false, bExsitDownVouch = false]) => ({
        ...testRecord('PUR_REQUEST'),
        cVouchType: type,
        bExist,
        bExsitDownVouch,
      })),
    ]
    const orders = kinds('SAL_ORDER').flatMap((order) =>
      order ? [0, 1, 2].map((iPaymentStatus) => ({ ...order, iPaymentStatus })) : [order],
    )
    let combinations = 0
    for (const order of orders)
      for (const payment of kinds('PUR_PAYMENT'))
        for (const receipt of kinds('SAL_RECEIPT'))
          for (const back of kinds('PUR_RETURN'))
            for (const again of kinds('SAL_REPLENISH')) {
              const records = [order, payment, receipt, back, again].filter((record) => record !== undefined)
              expect(read(records)).toEqual(modelOf(records))
              combinations += 1
            }
    expect(combinations).toBe(13 * 5 ** 4)
  })

  it('ignores records of types that are no step', () => {
    const foreign = { ...testVouchers('PUR_ORDER', 'X1'), cVouchType: 'constructor' }
    expect(read([foreign])).toEqual(modelOf([]))
  })

  it('brings number, count and what can be opened of vouchers that exist, and of no other', () => {
    const partner = { ...testVouchers('SAL_ORDER', 'SO1', 'SO2'), voucherList: [], text: '2 张' }
    const absent = { ...testVouchers('PUR_RECEIPT', 'PG1'), bExist: false }
    const { steps } = readFlow([testVouchers('PUR_ORDER', 'PO1'), partner, absent])
    expect(steps.get('PUR_ORDER')).toMatchObject({
      name: '采购订单',
      text: 'PO1',
      count: 1,
      vouchers: [{ id: 'po1', no: 'PO1', state: 30 }],
    })
    expect(steps.get('SAL_ORDER')).toMatchObject({ text: '2 张', count: 2, vouchers: [] })
    expect(steps.get('PUR_RECEIPT')).toMatchObject({ name: '采购收货', text: '', count: 0, vouchers: [] })
    expect(steps.get('PUR_INVOICE')).toMatchObject({ name: '', text: '', count: 0, vouchers: [] })
  })
})
