import * as z from 'zod/mini'

import { INSTITUTION_LIMITS } from '../institution/index.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import { listQuery, pageOf, uuidText } from './operator-fields.ts'

/** A company transfer: 0 awaited, 1 booked, 2 refused, 3 given up by its payer or by its deadline. */
export const DeskTransfer = z.object({
  cPaymentFlowNo: z.string(),
  dCreateTime: z.string(),
  bAmount: Yuan,
  cReceiverOrgName: z.string(),
  payerName: z.string(),
  /** Masked. */
  payerAcctNum: z.string(),
  /** Of the account that pays, masked. */
  cMobilePhone: z.string(),
  /** Picture of the bank's voucher, a private file; empty until the payer has uploaded it. */
  cVoucherDocId: z.string(),
  iState: z.int(),
  cReason: z.string(),
  dOperationTime: z.string(),
})
export type DeskTransfer = z.infer<typeof DeskTransfer>

/** Company transfers: those that are awaited first, then the newest; by flow number, payer's name or whole phone. */
export const getTransferVoucherPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getTransferVoucherPage',
  gate: 'operator',
  summary: 'Company transfers.',
  body: z.object({ ...listQuery, iState: z.optional(z.int().check(z.minimum(0), z.maximum(3))) }),
  data: pageOf(DeskTransfer),
})

/** Books the money of a company transfer, or refuses it: the payer may then pay otherwise within a day. Domain 2.3. */
export const auditTransferVoucher = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/auditTransferVoucher',
  gate: 'operator',
  summary: 'Books the money of a company transfer, or refuses it.',
  body: z.object({
    cPaymentFlowNo: uuidText,
    bAgree: z.boolean(),
    cReason: z._default(z.string().check(z.trim(), z.maxLength(INSTITUTION_LIMITS.reason)), ''),
  }),
  data: z.object({}),
  failures: {
    FLOW_UNKNOWN: { code: 4004 },
    PAY_STATE_CHANGED: { code: 4009 },
    REASON_NEEDED: { code: 4001, data: z.object({ cField: z.literal('cReason') }) },
  },
})

/** A refund that its channel did not take in twelve tries, now or before an operator tried again. Engine 7.3. */
export const DeskRefund = z.object({
  cRefundNo: z.string(),
  cPaymentFlowNo: z.string(),
  dCreateTime: z.string(),
  bAmount: Yuan,
  /** Why money goes back. */
  cReason: z.string(),
  /** Name of the channel. */
  cChannel: z.string(),
  /** Of the account that paid, masked. */
  cMobilePhone: z.string(),
  iTries: z.int(),
  /** What the channel said last. */
  cLastError: z.string(),
  /** 0 running, 1 done, 2 given up. */
  iState: z.int(),
  dUpdateTime: z.string(),
})
export type DeskRefund = z.infer<typeof DeskRefund>

/** Refunds that were given up: those that wait first, then the newest; by the number of refund or flow, or whole phone. */
export const getRefundPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getRefundPage',
  gate: 'operator',
  summary: 'Refunds that were given up.',
  body: z.object({ ...listQuery, iState: z.optional(z.int().check(z.minimum(0), z.maximum(2))) }),
  data: pageOf(DeskRefund),
})

/** Has a refund that was given up tried twelve times more. */
export const retryRefund = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/retryRefund',
  gate: 'operator',
  summary: 'Tries a refund again that was given up.',
  body: z.object({ cRefundNo: uuidText }),
  data: z.object({}),
  failures: { STATE_CHANGED: { code: 4009 } },
})

/** Books a refund of a company transfer that an operator has sent back; `cReason` is the number that the bank gave it. */
export const confirmRefund = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/confirmRefund',
  gate: 'operator',
  summary: 'Books a refund that was sent back by hand.',
  body: z.object({ cRefundNo: uuidText, cReason: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  data: z.object({}),
  failures: { STATE_CHANGED: { code: 4009 } },
})
