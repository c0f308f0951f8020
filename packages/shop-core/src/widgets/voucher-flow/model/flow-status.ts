import type { FlowRecord } from '@mallwright/contract/voucher'
import { FLOW_STEPS } from './flow-steps.ts'
import type { FlowStepPlan, FlowStepType } from './flow-steps.ts'

/** Status of a step. Specification 3 §3. */
export type FlowStatus = 'executed' | 'wait' | 'skip'

/** A voucher that can be opened from its step. */
export interface OpenVoucher {
  readonly id: string
  readonly no: string
  readonly state: number
}

/** A step of one trace. */
export interface FlowStep {
  readonly plan: FlowStepPlan
  readonly status: FlowStatus
  /** The server's name of the type; '' without. */
  readonly name: string
  /** Number of the voucher, or how many there are; '' without one. */
  readonly text: string
  readonly count: number
  readonly vouchers: readonly OpenVoucher[]
}

/** A trace as the diagram shows it: all 17 steps, and the links that only some traces have. */
export interface VoucherFlow {
  readonly steps: ReadonlyMap<FlowStepType, FlowStep>
  /** 08 → 12: delivered without payment before. */
  readonly hasSkipLink: boolean
  /** 14 → 15. */
  readonly hasReturnLink: boolean
  /** 15 → 13, the second leg of the return link. */
  readonly hasReplenishLink: boolean
}

/** `iPaymentStatus` of a sales order that is paid in full. Engine 6.1. */
const PAID = 1

/** Both halves of step 10, which a paid sales order executes without vouchers. */
const PAYMENT_STEPS: readonly FlowStepType[] = ['PUR_PAYMENT', 'SAL_RECEIPT']

/** Statuses and links of a trace. Specification 3 §4. */
export function readFlow(records: readonly FlowRecord[]): VoucherFlow {
  const byType = new Map(records.map((record) => [record.cVouchType, record]))
  const isPaid = byType.get('SAL_ORDER')?.iPaymentStatus === PAID
  const steps = new Map(
    FLOW_STEPS.map((plan): [FlowStepType, FlowStep] => {
      const record = byType.get(plan.type)
      const status = isPaid && PAYMENT_STEPS.includes(plan.type) ? 'executed' : statusOf(plan.type, record)
      return [plan.type, { plan, status, ...readContent(record) }]
    }),
  )
  const is = (type: FlowStepType, status: FlowStatus) => steps.get(type)?.status === status
  const hasReturnLink = is('PUR_RETURN', 'executed')
  return {
    steps,
    hasSkipLink: is('SAL_ORDER', 'executed') && is('PUR_PAYMENT', 'skip'),
    hasReturnLink,
    hasReplenishLink: hasReturnLink && is('SAL_REPLENISH', 'executed'),
  }
}

function statusOf(type: FlowStepType, record: FlowRecord | undefined): FlowStatus {
  if (!record) return type === 'SAL_REPLENISH' ? 'wait' : 'skip'
  if (record.bExist) return 'executed'
  return record.bExsitDownVouch ? 'skip' : 'wait'
}

function readContent(record: FlowRecord | undefined): Pick<FlowStep, 'name' | 'text' | 'count' | 'vouchers'> {
  const name = record?.cVouchTypeName ?? ''
  if (!record?.bExist) return { name, text: '', count: 0, vouchers: [] }
  const { text, totalPage, voucherList } = record
  const vouchers = voucherList.map(({ cUuid, cVoucherNo, iVoucherState }) => ({
    id: cUuid,
    no: cVoucherNo,
    state: iVoucherState,
  }))
  return { name, text, count: totalPage, vouchers }
}
