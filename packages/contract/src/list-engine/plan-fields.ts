import * as z from 'zod/mini'

import { NO_PERMISSION } from './engine-fields.ts'

/** Ids that are only compared with the session; empty counts as absent. */
const planTexts = {
  cOrgUuid: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  cPersonUuid: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
}

/** Level of a plan: 1 organisation, 2 person. */
const planType = z.union([z.literal(1), z.literal(2)])

/** Whose plan a change is of. */
export const planOwner = { iPlanType: planType, ...planTexts }

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
