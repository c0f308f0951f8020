import type { Label, Locale } from '@mallwright/contract/values'
import { and, eq, inArray } from 'drizzle-orm'

import { OWN_LOCALE } from './entity-text.ts'
import { orm } from './query.ts'
import type { Queryable } from './query.ts'
import { entityText } from './tables/entity-text.table.ts'

/** Kinds of entities whose names are looked up by their ids. */
type NamedEntity = 'shop' | 'product' | 'coupon' | 'hot_word'

/** Names of shops, products, coupons or hot words in another language than their own, by id; those without one are missing. */
export async function namesIn(
  client: Queryable,
  locale: Locale,
  { entity, ids }: { readonly entity: NamedEntity; readonly ids: readonly string[] },
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

/** Gives the name of each of the entities in both languages. */
export async function labelsOf<Named extends { readonly id: string; readonly name: string }>(
  client: Queryable,
  entity: NamedEntity,
  named: readonly Named[],
): Promise<(one: Named) => Label> {
  const english = await namesIn(client, 'en-US', { entity, ids: named.map(({ id }) => id) })
  return ({ id, name }) => ({ zh: name, en: english.get(id) ?? name })
}
