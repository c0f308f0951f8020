import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import type { FreightPlan } from './freight.rules.ts'

/** An amount of a bigint column, which travels as text. */
const cents = z.pipe(
  z.string(),
  z.transform((text) => Number(text)),
)

const RULE = z.object({
  areaCodes: z.array(z.string()),
  isUndeliverable: z.boolean(),
  firstUnit: z.number(),
  firstFeeCents: z.number(),
  nextUnit: z.number(),
  nextFeeCents: z.number(),
})

const FREE_RULE = z.object({
  areaCodes: z.array(z.string()),
  minAmountCents: z.nullable(z.number()),
  minQty: z.nullable(z.number()),
})

const PLANS = rows(
  {
    id: z.string(),
    chargeMode: z.number(),
    firstUnit: z.number(),
    firstFeeCents: cents,
    nextUnit: z.number(),
    nextFeeCents: cents,
    rules: z.array(RULE),
    freeRules: z.array(FREE_RULE),
  },
  `select t.id, t.charge_mode as "chargeMode", t.first_unit as "firstUnit", t.first_fee_cents as "firstFeeCents",
     t.next_unit as "nextUnit", t.next_fee_cents as "nextFeeCents",
     coalesce((select json_agg(json_build_object('areaCodes', r.area_codes, 'isUndeliverable', r.no_delivery,
         'firstUnit', r.first_unit, 'firstFeeCents', r.first_fee_cents, 'nextUnit', r.next_unit, 'nextFeeCents', r.next_fee_cents)
         order by r.sort)
       from freight_rule r where r.template_id = t.id), '[]') as rules,
     coalesce((select json_agg(json_build_object('areaCodes', f.area_codes, 'minAmountCents', f.min_amount_cents,
         'minQty', f.min_qty) order by f.sort)
       from freight_free_rule f where f.template_id = t.id), '[]') as "freeRules"
   from freight_template t where t.id = any($1::uuid[])`,
  'freight-plans',
)

/** Freight plans by the ids of their templates. */
export async function readFreightPlans(
  client: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FreightPlan>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  return new Map((await PLANS.all(client, [wanted])).map((plan) => [plan.id, plan]))
}
