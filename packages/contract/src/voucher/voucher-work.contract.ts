import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { behind, named } from './voucher-fields.ts'
import { VOUCHER_TYPE_CODES } from './voucher-types.ts'

/** A voucher behind a step that the caller may open. Engine 6.1. */
export const FlowVoucher = z.object({ cUuid: z.string(), cVoucherNo: z.string(), iVoucherState: z.int() })
export type FlowVoucher = z.infer<typeof FlowVoucher>

/**
 * A step of the chain that a voucher is part of. At most one of each cVouchType; steps of types that are switched off are left out.
 * Specification 3 §3.
 */
export const FlowRecord = z.object({
  cVouchTypeName: z.string(),
  bExist: z.boolean(),
  bExsitDownVouch: z.boolean(),
  /** The number, or how many. */
  text: z.string(),
  /** Of sales orders: 0 unpaid, 1 paid, 2 partly paid. */
  iPaymentStatus: z.optional(z.int()),
  totalPage: z.int(),
  /** Ours, like what follows. */
  cVouchType: z.string(),
  cStepNo: z.string(),
  cSide: z.enum(['up', 'lower']),
  /** Those that the caller may open. */
  voucherList: z.array(FlowVoucher),
})
export type FlowRecord = z.infer<typeof FlowRecord>

/** The steps of the chain that a voucher is part of; switched-off types are left out. Specification 3 §7. */
export const getTrackListByTypeAndUuid = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/Track/getTrackListByTypeAndUuid',
  gate: 'institution',
  right: behind('TRACE'),
  summary: 'The steps of the chain that a voucher is part of.',
  body: z.object({
    ...named,
    cOrgUuid: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    cAccUuid: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  }),
  data: z.array(FlowRecord),
  failures: { NO_DATA_PERMISSION: { code: 2000 } },
})

/** What happened to a voucher, the latest first. */
export const getVoucherLog = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/getVoucherLog',
  gate: 'institution',
  right: behind('DETAIL'),
  summary: 'What happened to a voucher.',
  body: z.object(named),
  data: z.object({
    results: z.array(
      z.object({
        cAction: z.string(),
        cPersonName: z.string(),
        dTime: z.string(),
        iFromState: z.int(),
        iToState: z.int(),
        cOpinion: z.string(),
      }),
    ),
  }),
})

/** The types of vouchers that the caller may open, with how much waits in each. */
export const getVoucherWork = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/getVoucherWork',
  gate: 'institution',
  summary: 'The types of vouchers that the caller may open.',
  body: z.object({}),
  data: z.object({
    types: z.array(
      z.object({
        cVouchType: z.enum(VOUCHER_TYPE_CODES),
        cVouchTypeName: z.string(),
        cStepNo: z.string(),
        cSide: z.enum(['up', 'lower']),
        /** Drafts, refused ones, those in approval. */
        iOpenCount: z.int(),
        bAdd: z.boolean(),
      }),
    ),
    /** Steps that wait for the caller's decision. */
    iTaskCount: z.int(),
    /** 采购协同: orders at the mall write purchase vouchers of the institution, too. */
    bCollaborate: z.boolean(),
    /** The caller may switch that: administrators of enterprises. */
    bMayCollaborate: z.boolean(),
  }),
})

/** Switches 采购协同 of the caller's enterprise on or off, for orders that can be paid from now on. Engine 6.8. */
export const saveCollaboration = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/saveCollaboration',
  gate: 'admin',
  summary: 'Switches purchase vouchers of mall orders on or off.',
  body: z.object({ bCollaborate: z.boolean() }),
  data: z.object({}),
  failures: { NOT_FOR_TEAMS: { code: 4003 } },
})
