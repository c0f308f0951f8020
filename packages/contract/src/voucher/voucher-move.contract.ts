import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { behind, named, OF_MALL, PULLED, reference, STATE_CHANGED } from './voucher-fields.ts'
import { VOUCHER_LIMITS } from './voucher-states.ts'

const body = z.object({ ...named, iVersion: z.int() })

/** Where a voucher stands after a change. */
const moved = z.object({ iVoucherState: z.int(), iVersion: z.int(), opList: z.array(z.string()) })

/** Submits a draft: to its first approver, or approved at once where none is asked. */
export const submitVoucher = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/submitVoucher',
  gate: 'institution',
  right: behind('SUBMIT'),
  summary: 'Submits a voucher.',
  body,
  data: moved,
  failures: { ...STATE_CHANGED, ...OF_MALL, VOUCHER_EMPTY: { code: 4001 } },
})

/** Takes a submitted voucher back while nobody has decided. */
export const withdrawVoucher = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/withdrawVoucher',
  gate: 'institution',
  right: behind('WITHDRAW'),
  summary: 'Takes a submitted voucher back.',
  body,
  data: moved,
  failures: { ...STATE_CHANGED, ...OF_MALL },
})

/** Makes an approved voucher a draft again while nothing was pulled from it. */
export const unapproveVoucher = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/unapproveVoucher',
  gate: 'institution',
  right: behind('UNAPPROVE'),
  summary: 'Makes an approved voucher a draft again.',
  body,
  data: moved,
  failures: { ...STATE_CHANGED, ...OF_MALL, ...PULLED },
})

/** Closes what is open of an approved voucher. */
export const closeVoucher = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/closeVoucher',
  gate: 'institution',
  right: behind('CLOSE'),
  summary: 'Closes what is open of a voucher.',
  body,
  data: moved,
  failures: { ...STATE_CHANGED, ...OF_MALL },
})

/** Opens a closed voucher again. */
export const openVoucher = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/openVoucher',
  gate: 'institution',
  right: behind('OPEN'),
  summary: 'Opens a closed voucher again.',
  body,
  data: moved,
  failures: { ...STATE_CHANGED, ...OF_MALL },
})

/** Voids a draft for good; what it has pulled is open again. */
export const voidVoucher = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/voidVoucher',
  gate: 'institution',
  right: behind('VOID'),
  summary: 'Voids a voucher.',
  body,
  data: moved,
  failures: { ...STATE_CHANGED, ...OF_MALL },
})

/** Deletes a draft that was never submitted; what it has pulled is open again. */
export const delVoucher = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/delVoucher',
  gate: 'institution',
  right: behind('DELETE'),
  summary: 'Deletes a voucher that was never submitted.',
  body,
  data: z.object({}),
  failures: { ...STATE_CHANGED, ...OF_MALL },
})

/** Decides on the step of a voucher that waits for the caller. */
export const approveVoucher = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/approveVoucher',
  gate: 'institution',
  summary: 'Approves or refuses the step of a voucher that waits for the caller.',
  body: z.object({
    cTaskUuid: reference,
    bAgree: z.boolean(),
    cOpinion: z._default(z.string().check(z.maxLength(VOUCHER_LIMITS.opinion)), ''),
  }),
  data: z.object({ iVoucherState: z.int() }),
  failures: {
    ...STATE_CHANGED,
    REASON_NEEDED: { code: 4001, data: z.object({ cField: z.literal('cReason') }) },
  },
})
