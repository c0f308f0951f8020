import { asc, inArray } from 'drizzle-orm'

import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { freightFreeRule, freightRule, freightTemplate } from '../db/tables/freight.table.ts'
import type { FreightPlan } from './freight.rules.ts'

/** Freight plans by the ids of their templates. */
export async function readFreightPlans(
  client: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FreightPlan>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const db = orm(client)
  // One after another: a transaction has one connection.
  const templates = await db.select().from(freightTemplate).where(inArray(freightTemplate.id, wanted))
  const rules = await db
    .select()
    .from(freightRule)
    .where(inArray(freightRule.templateId, wanted))
    .orderBy(asc(freightRule.sort))
  const freeRules = await db
    .select()
    .from(freightFreeRule)
    .where(inArray(freightFreeRule.templateId, wanted))
    .orderBy(asc(freightFreeRule.sort))
  return new Map(
    templates.map((template) => [
      template.id,
      {
        ...template,
        rules: rules.filter(({ templateId }) => templateId === template.id),
        freeRules: freeRules.filter(({ templateId }) => templateId === template.id),
      },
    ]),
  )
}
