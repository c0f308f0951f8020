import * as z from 'zod/mini'

/** The code of a list, query, tree, reference or enumeration; engine 1.4. */
export const Code = z.string().check(z.regex(/^[A-Z0-9_]{1,64}$/))

/** An id as clients send it. */
export const uuidText = z.string().check(z.minLength(1), z.maxLength(64))

/** Idempotency key of a call that creates. Domain 1.0. */
export const requestKey = { cRequestUuid: uuidText }

/** A member whose form the handler checks, because the right to the list comes before it. */
export const unchecked = <T>() => z.optional(z.custom<T>())

/** Ids that are only compared with the session; empty counts as absent. */
export const planTexts = {
  cOrgUuid: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  cPersonUuid: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
}

/** Level of a plan: 1 organisation, 2 person. */
export const planType = z.union([z.literal(1), z.literal(2)])

/** Nobody without a right to a list reads it or anything of it. */
export const NO_PERMISSION = { NO_DATA_PERMISSION: { code: 2000 } } as const

/** Failures of a change of plans. */
export const PLAN_FAILURES = {
  ...NO_PERMISSION,
  /** The organisation's plan needs the control code PLAN_ORG. */
  PLAN_REFUSED: { code: 4003, data: z.object({ cGate: z.literal('RIGHT') }) },
} as const

/** Failures of saving a plan. */
export const PLAN_SAVE_FAILURES = {
  ...PLAN_FAILURES,
  TITLE_TOO_LONG: { code: 4001, data: z.object({ cField: z.string(), iMax: z.int() }) },
  /** Somebody saved a newer one. */
  STATE_CHANGED: { code: 4009 },
} as const

/** Answer to saving a plan: its id, and the version to send with the next change. */
export const SavedPlan = z.object({ cPlanUUID: z.string(), iVersion: z.int() })

/** Which plan is asked for; without iPlanType the person's, then the organisation's, then the built-in one. */
export const planScope = {
  iPlanType: z.optional(z.nullable(planType)),
  bInit: z.optional(z.nullable(z.boolean())),
  ...planTexts,
}

/** What every plan says of itself. Specification 2 §3; `iVersion` is ours. */
export const planFields = {
  cPlanUUID: z.optional(z.string()),
  iPlanID: z.optional(z.int()),
  /** The built-in definition. */
  bInit: z.boolean(),
  /** 1 organisation, 2 person. */
  iPlanType: planType,
  cOrgUuid: z.string(),
  cPersonUuid: z.string(),
  /** 0 while it was never saved. */
  iVersion: z.int(),
}
