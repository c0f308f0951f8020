import type { Locale } from '@mallwright/contract/values'
import { and, asc, eq, isNull, or } from 'drizzle-orm'

import { OWN_LOCALE } from '../../db/entity-text.ts'
import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { entityText } from '../../db/tables/entity-text.table.ts'
import { payMethod } from '../../db/tables/payment/payment.table.ts'

/** A row of the payment methods, with its texts in one language. */
export type PayMethodRow = typeof payMethod.$inferSelect

/** The enabled methods of everybody and of one institution, in their order. */
export async function listPayMethods(
  client: Queryable,
  { organisationId, locale }: { readonly organisationId: string | null; readonly locale: Locale },
): Promise<PayMethodRow[]> {
  const owner = organisationId === null ? undefined : eq(payMethod.organisationId, organisationId)
  const found = await orm(client)
    .select()
    .from(payMethod)
    .where(and(payMethod.isEnabled, or(isNull(payMethod.organisationId), owner)))
    .orderBy(asc(payMethod.sort), asc(payMethod.code))
  if (locale === OWN_LOCALE) return found
  const texts = await orm(client)
    .select()
    .from(entityText)
    .where(and(eq(entityText.entity, 'pay_method'), eq(entityText.locale, locale)))
  const named = new Map(texts.map(({ entityId, field, text }) => [`${entityId} ${field}`, text]))
  return found.map((row) => ({
    ...row,
    name: named.get(`${row.id} name`) ?? row.name,
    tipsHtml: named.get(`${row.id} tips`) ?? row.tipsHtml,
  }))
}
