import type { Locale } from '@mallwright/contract/values'
import { and, asc, eq } from 'drizzle-orm'

import { namesIn } from '../db/entity-names.store.ts'
import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { hotWord } from '../db/tables/trade/search.table.ts'

/** A word that a site offers. */
export interface HotWord {
  readonly word: string
  readonly link: string
  readonly isDefault: boolean
}

/** The hot words of a scene of a site, in their order and in a language. */
export async function readHotWords(
  client: Queryable,
  { siteId, scene, locale }: { readonly siteId: string; readonly scene: string; readonly locale: Locale },
): Promise<readonly HotWord[]> {
  const found = await orm(client)
    .select({ id: hotWord.id, word: hotWord.word, link: hotWord.link, isDefault: hotWord.isDefault })
    .from(hotWord)
    .where(and(eq(hotWord.siteId, siteId), eq(hotWord.scene, scene)))
    .orderBy(asc(hotWord.sort), asc(hotWord.id))
  const words = await namesIn(client, locale, { entity: 'hot_word', ids: found.map(({ id }) => id) })
  return found.map(({ id, word, ...more }) => ({ ...more, word: words.get(id) ?? word }))
}
