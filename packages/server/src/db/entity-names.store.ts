import type { Locale } from '@mallwright/contract/values'
import { and, eq, inArray } from 'drizzle-orm'

import { OWN_LOCALE } from './entity-text.ts'
import { orm } from './query.ts'
import type { Queryable } from './query.ts'
import { entityText } from './tables/entity-text.table.ts'

/** Names of shops, products, coupons or hot words in another language than their own, by id; those without one are missing. */
export async function namesIn(
  client: Queryable,
  locale: Locale,
  { entity, ids }: { readonly entity: 'shop' | 'product' | 'coupon' | 'hot_word'; readonly ids: readonly string[] },
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
