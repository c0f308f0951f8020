import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import { reference, request } from '../values/request-fields.ts'
import { orderUnknown, stateChanged } from './order.contract.ts'
import { OrderDetail } from './order-fields.ts'
import { ORDER_LIMITS } from './order-states.ts'

const notApprover = {
  /** Only approvers decide, and not on their own trades unless nobody else may. Domain 2.2. */
  NOT_APPROVER: { code: 4003 },
} as const

/** An order of the institution: of anybody for approvers and administrators, else of the caller. Domain sheet 33. */
export const getOrgOrderDetail = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/getOrgOrderDetail',
  gate: 'institution',
  summary: 'An order of the institution.',
  body: z.object({ cOrderNo: reference }),
  data: OrderDetail,
  failures: orderUnknown,
})

/** Passes trades of the institution: their orders can be paid from now on. */
export const approveOrder = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/approveOrder',
  gate: 'institution',
  summary: 'Passes a trade of the institution.',
  body: z.object({
    ...request,
    cTradeNo: reference,
    cOpinion: z._default(z.string().check(z.trim(), z.maxLength(ORDER_LIMITS.opinion)), ''),
  }),
  data: z.object({}),
  failures: { ...orderUnknown, ...stateChanged, ...notApprover },
})

/** Refuses a trade of the institution; its stock and coupons are free again. */
export const rejectOrder = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/rejectOrder',
  gate: 'institution',
  summary: 'Refuses a trade of the institution.',
  body: z.object({
    ...request,
    cTradeNo: reference,
    cOpinion: z.string().check(z.trim(), z.minLength(1), z.maxLength(ORDER_LIMITS.opinion)),
  }),
  data: z.object({}),
  failures: { ...orderUnknown, ...stateChanged, ...notApprover },
})

/** Takes an own trade back that waits for approval. */
export const withdrawApproval = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/withdrawApproval',
  gate: 'login',
  summary: 'Takes a trade back that waits for approval.',
  body: z.object({ ...request, cTradeNo: reference }),
  data: z.object({}),
  failures: { ...orderUnknown, ...stateChanged },
})

/** A member with what they may do about orders. */
export const OrderMember = z.object({
  cPersonUuid: z.string(),
  cPersonName: z.string(),
  bAdmin: z.boolean(),
  bApprover: z.boolean(),
  bPayer: z.boolean(),
  /** Null: the institution's rule alone. */
  iSpendLimit: z.nullable(Yuan),
})

/** The rule by which trades of an institution need an approval, and its members. Domain 1.6, screen team. */
export const getApprovalRule = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/getApprovalRule',
  gate: 'admin',
  summary: 'The rule of approvals, with the members.',
  body: z.object({}),
  data: z.object({ bEnabled: z.boolean(), iOverAmount: Yuan, results: z.array(OrderMember) }),
})

/** Sets the rule; it holds for trades that are made from now on. */
export const saveApprovalRule = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/saveApprovalRule',
  gate: 'admin',
  summary: 'Sets the rule of approvals.',
  body: z.object({
    ...request,
    bEnabled: z.boolean(),
    iOverAmount: z.number().check(z.nonnegative(), z.maximum(99_999_999)),
  }),
  data: z.object({}),
})

/** Sets what a member may do about orders. */
export const saveOrderMember = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/saveOrderMember',
  gate: 'admin',
  summary: 'Sets what a member may do about orders.',
  body: z.object({
    ...request,
    cPersonUuid: reference,
    bApprover: z.boolean(),
    bPayer: z.boolean(),
    iSpendLimit: z.nullable(z.number().check(z.nonnegative(), z.maximum(99_999_999))),
  }),
  data: z.object({}),
  failures: { MEMBER_UNKNOWN: { code: 4004 } },
})
