import { FIRST_CLASS_PLANS } from './class-plans.data.ts'
import type { ClassPlan } from './class-plans.data.ts'
import { LEAF_PLANS } from './leaf-plans.ts'

export type { ClassPlan } from './class-plans.data.ts'

/** The sixty leaf classes, by number. */
export const CLASS_PLANS: readonly ClassPlan[] = [...FIRST_CLASS_PLANS, ...LEAF_PLANS]

/** The plan of a class number. */
export function classPlan(number: string): ClassPlan {
  const plan = CLASS_PLANS.find((candidate) => candidate.number === number)
  if (!plan) throw new Error(`the demo has no class ${number}`)
  return plan
}
