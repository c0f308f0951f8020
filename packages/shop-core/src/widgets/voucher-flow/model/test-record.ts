import type { FlowRecord } from '@mallwright/contract/voucher'
import { FLOW_STEPS } from './flow-steps.ts'
import type { FlowStepType } from './flow-steps.ts'

/** A record of tests: without a voucher unless vouchers are named. */
export function testRecord(type: FlowStepType, changes: Partial<FlowRecord> = {}): FlowRecord {
  const plan = FLOW_STEPS.find((step) => step.type === type)
  return {
    cVouchType: type,
    cStepNo: plan?.no ?? '',
    cSide: plan?.side ?? 'up',
    cVouchTypeName: plan?.name.zh ?? '',
    bExist: false,
    bExsitDownVouch: false,
    text: '',
    totalPage: 0,
    voucherList: [],
    ...changes,
  }
}

/** A record with vouchers of these numbers, the ids of which are the numbers in lower case. */
export function testVouchers(type: FlowStepType, ...numbers: readonly string[]): FlowRecord {
  return testRecord(type, {
    bExist: true,
    text: numbers.length === 1 ? (numbers[0] ?? '') : `${numbers.length} 张`,
    totalPage: numbers.length,
    voucherList: numbers.map((no) => ({ cUuid: no.toLowerCase(), cVoucherNo: no, iVoucherState: 30 })),
  })
}
