import type { Locale } from '@mallwright/contract/values'
import { and, eq, inArray } from 'drizzle-orm'

import { OWN_LOCALE } from '../../db/entity-text.ts'
import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { entityText } from '../../db/tables/entity-text.table.ts'

/** Names of shops or products in another language than their own, by id; those without one are missing. */
export async function namesIn(
  client: Queryable,
  locale: Locale,
  { entity, ids }: { readonly entity: 'shop' | 'product'; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (locale === OWN_LOCALE || ids.length === 0) return new Map()
  const found = await orm(client)
    .select({ id: entityText.entityId, text: entityText.text })
    .from(entityText)
    .where(
      and(
        eq(entityText.entity, entity),
        inArray(entityText.entityId, [...ids]),
        eq(entityText.field, 'name'),
        eq(entityText.locale, locale),
      ),
    )
  return new Map(found.map(({ id, text }) => [id, text]))
}
