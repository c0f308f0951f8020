import { and, asc, eq } from 'drizzle-orm'

import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { hotWord } from '../db/tables/trade/search.table.ts'

/** A word that a site offers. */
export interface HotWord {
  readonly word: string
  readonly link: string
  readonly isDefault: boolean
}

/** The hot words of a scene of a site, in their order. */
export async function readHotWords(
  client: Queryable,
  { siteId, scene }: { readonly siteId: string; readonly scene: string },
): Promise<readonly HotWord[]> {
  return orm(client)
    .select({ word: hotWord.word, link: hotWord.link, isDefault: hotWord.isDefault })
    .from(hotWord)
    .where(and(eq(hotWord.siteId, siteId), eq(hotWord.scene, scene)))
    .orderBy(asc(hotWord.sort), asc(hotWord.id))
}
