import * as z from 'zod/mini'

import { isCreditCode, isIdCard } from '../formats/index.ts'

/** Longest texts of institutions and requests, in characters. Domain 1.1; the address: specification 1 §9. */
export const INSTITUTION_LIMITS = {
  name: 100,
  person: 20,
  address: 200,
  remark: 200,
  reason: 200,
  inviteCode: 20,
} as const

/** A text that is cut of blanks at its ends and not empty. */
export const requiredText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** A text that may be absent, which is the same as empty. */
export const optionalText = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '')

/** An id as clients send it. */
export const uuidText = z.string().check(z.minLength(1), z.maxLength(64))

/** Idempotency key of a call that creates. Domain 1.0. */
export const requestKey = { cRequestUuid: uuidText }

/** An ID card number; the last letter in either case. Specification 1 §5.1. */
export const IdNumber = z.string().check(
  z.trim(),
  z.refine((text) => isIdCard(text, Date.now())),
)

/** A unified social credit code. Specification 1 §5.1. */
export const CreditCode = z.string().check(
  z.trim(),
  z.refine((text) => isCreditCode(text)),
)

/** Province, city and district by their names in the area tree. */
export const region = { cProvince: requiredText(40), cCity: requiredText(40), cArea: requiredText(40) }

/** A page of a list. Domain 1.0. */
export const page = {
  pageNumber: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
}

/** 1 enterprise, 2 individual team. Specification 1 §3. */
export const InstitutionKind = z.union([z.literal(1), z.literal(2)])

/** Failures of a region whose names are not in the area tree. */
export const AREA_FAILURES = {
  AREA_UNKNOWN: { code: 4001, data: z.object({ cField: z.literal('cAreaCode') }) },
} as const
