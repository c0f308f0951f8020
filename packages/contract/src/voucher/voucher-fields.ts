import * as z from 'zod/mini'

import { VOUCHER_TYPE_CODES, voucherMenu } from './voucher-types.ts'
import { VOUCHER_LIMITS } from './voucher-states.ts'

/** A uuid of ours as clients send it. */
export const reference = z.string().check(z.minLength(1), z.maxLength(64))

/** Which voucher a call is about. */
export const named = { cVouchType: z.enum(VOUCHER_TYPE_CODES), cUuid: reference }

const menus = Object.fromEntries(VOUCHER_TYPE_CODES.map((code) => [code, voucherMenu(code)]))

/** The button of the type's menu that a call stands behind. Engine 5. */
export const behind = (button: string) => ({ menu: { by: 'cVouchType', codes: menus }, button }) as const

/** Values by field as texts, '' for none, and what is known of references under `$` before their field's name. Specification 3 §3. */
export const VoucherValues = z.record(z.string().check(z.maxLength(64)), z.unknown())
export type VoucherValues = z.infer<typeof VoucherValues>

/** Ids of attachments, in their order. */
export const Attachments = z.array(reference).check(z.maxLength(VOUCHER_LIMITS.attachments))

/** Another call changed the voucher, or its state does not allow this. */
export const STATE_CHANGED = { VOUCHER_CHANGED: { code: 4009 } } as const

/** It was written by an order of the mall. */
export const OF_MALL = { VOUCHER_OF_MALL: { code: 4009 } } as const

/** Vouchers downstream have pulled from it. */
export const PULLED = { VOUCHER_PULLED: { code: 4009 } } as const
