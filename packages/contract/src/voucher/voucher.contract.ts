import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { Attachments, behind, named, OF_MALL, reference, STATE_CHANGED, VoucherValues } from './voucher-fields.ts'
import { VOUCHER_LIMITS } from './voucher-states.ts'
import { VOUCHER_TYPE_CODES } from './voucher-types.ts'

/** A line of a voucher with the upstream line that it pulls from. */
export const VoucherLine = z.object({
  cRowKey: z.string(),
  values: VoucherValues,
  /** The upstream line; absent of a line that pulls from none. */
  cUpRowKey: z.optional(z.string()),
})
export type VoucherLine = z.infer<typeof VoucherLine>

/** A voucher as its form shows it. */
export const Voucher = z.object({
  ...named,
  cVoucherNo: z.string(),
  cTemplateUuid: z.string(),
  iTemplateRevision: z.int(),
  iVoucherState: z.int(),
  iExecState: z.int(),
  iPaymentStatus: z.int(),
  iVersion: z.int(),
  /** Written by an order of the mall: nobody changes it by hand. */
  bMall: z.boolean(),
  headData: VoucherValues,
  lines: z.array(VoucherLine),
  docIds: z.array(z.string()),
  /** Codes of the buttons that the caller may press now. */
  opList: z.array(z.string()),
  /** The task that waits for the caller's decision. */
  cTaskUuid: z.optional(z.string()),
  /** Why it was refused; of a refused one only. */
  cRefusal: z.optional(z.string()),
})
export type Voucher = z.infer<typeof Voucher>

/** A voucher of the caller's institution. */
export const getVoucher = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/getVoucher',
  gate: 'institution',
  right: behind('DETAIL'),
  summary: 'A voucher with its lines.',
  body: z.object(named),
  data: Voucher,
})

/** Finds a voucher by its number: the same one, or the only one that begins so. */
export const findVoucherByNo = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/findVoucherByNo',
  gate: 'institution',
  right: behind('DETAIL'),
  summary: 'Finds a voucher of a type by its number.',
  body: z.object({
    cVouchType: z.enum(VOUCHER_TYPE_CODES),
    cVoucherNo: z.string().check(z.minLength(1), z.maxLength(30)),
  }),
  data: z.object({ cUuid: z.string() }),
  failures: { VOUCHER_NOT_FOUND: { code: 4004 } },
})

/** The first, previous, next or last voucher of the same type, by number. */
export const getVoucherPosition = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/getVoucherPosition',
  gate: 'institution',
  right: behind('DETAIL'),
  summary: 'The first, previous, next or last voucher of a type.',
  body: z.object({
    cVouchType: z.enum(VOUCHER_TYPE_CODES),
    /** Where one stands; absent for `first` and `last`. */
    cUuid: z.optional(reference),
    cMove: z.enum(['first', 'prev', 'next', 'last']),
  }),
  data: z.object({ cUuid: z.string(), bFirst: z.boolean(), bLast: z.boolean() }),
  failures: { VOUCHER_NOT_FOUND: { code: 4004 } },
})

/** Lines that were chosen upstream, as the lines of a new voucher, with the header that follows from them. */
export const PulledLines = z.object({
  headData: VoucherValues,
  lines: z.array(VoucherLine),
})
export type PulledLines = z.infer<typeof PulledLines>

/** What a voucher of a type begins with when it pulls from upstream lines. Engine 6.4. */
export const pullVoucher = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/pullVoucher',
  gate: 'institution',
  right: behind('ADD'),
  summary: 'The header and lines that follow from chosen upstream lines.',
  body: z.object({
    cVouchType: z.enum(VOUCHER_TYPE_CODES),
    upRowKeys: z.array(reference).check(z.minLength(1), z.maxLength(VOUCHER_LIMITS.lines)),
  }),
  data: PulledLines,
  failures: {
    /** Lines of several partners or currencies. */
    PARTNERS_DIFFER: { code: 4001 },
    /** A line that may not be pulled, or not any more. */
    LINE_NOT_OPEN: { code: 4009 },
  },
})

const line = z.object({
  /** Of a stored line its id, of a new one any text that no other line has. */
  cRowKey: reference,
  values: VoucherValues,
  cUpRowKey: z.optional(reference),
})

const wrongField = z.object({ cField: z.string(), cLabel: z.string(), iRowNo: z.optional(z.int()) })

/** Saves a voucher with all its lines; what it pulls is booked at once. Engine 6.4, 6.5. */
export const saveVoucher = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/saveVoucher',
  gate: 'institution',
  right: behind('SAVE'),
  summary: 'Saves a voucher with its lines.',
  body: z.object({
    cRequestUuid: reference,
    cVouchType: z.enum(VOUCHER_TYPE_CODES),
    /** Absent of a new one. */
    cUuid: z.optional(reference),
    /** The version that was changed; 0 of a new one. */
    iVersion: z.int(),
    cTemplateUuid: reference,
    iTemplateRevision: z.int(),
    headData: VoucherValues,
    /** All lines, in their order. */
    lines: z.array(line).check(z.maxLength(VOUCHER_LIMITS.lines)),
    /** Stored lines that are gone: one that is neither here nor above is a mistake, not a deletion. */
    deleted: z.array(reference).check(z.maxLength(VOUCHER_LIMITS.lines)),
    docIds: Attachments,
  }),
  data: Voucher,
  failures: {
    ...STATE_CHANGED,
    ...OF_MALL,
    TEMPLATE_CHANGED: { code: 4009 },
    VALUE_MISSING: { code: 4001, data: wrongField },
    VALUE_REFUSED: { code: 4001, data: wrongField },
    /** It names what is not there any more, or was stopped. */
    REFERENCE_STALE: { code: 4001, data: wrongField },
    PARTNERS_DIFFER: { code: 4001 },
    LINE_NOT_OPEN: { code: 4009 },
    /** More than upstream lines have open. */
    OVER_PULLED: {
      code: 4009,
      data: z.object({
        items: z.array(z.object({ iRowNo: z.int(), iOpenQty: z.string() })),
        iRowNo: z.int(),
        iOpenQty: z.string(),
      }),
    },
  },
})
