import type { ReferenceKind } from '@mallwright/modules/documents'
import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable, RowQuery } from '../../db/query.ts'
import { isFileId } from '../../file/file.store.ts'

const existing = (from: string): RowQuery<{ readonly id: string }> =>
  rows({ id: z.string() }, `select requested.id from unnest($2::text[]) as requested (id) where exists (${from})`)

/** What buyers of a site ($1) can open, of requested ids ($2). Pages are known by the release. */
const STATEMENTS: Readonly<Record<Exclude<ReferenceKind, 'page'>, RowQuery<{ readonly id: string }>>> = {
  product: existing(
    `select 1 from product p join site_shop ss on ss.shop_id = p.shop_id and ss.site_id = $1
     where p.prod_code = requested.id and p.on_shelf`,
  ),
  class: existing(
    'select 1 from product_class c where c.id::text = requested.id and c.enabled and $1::uuid is not null',
  ),
  shop: existing('select 1 from site_shop ss where ss.shop_id::text = requested.id and ss.site_id = $1'),
  brand: existing(
    `select 1 from product p join site_shop ss on ss.shop_id = p.shop_id and ss.site_id = $1
     where p.brand_id::text = requested.id and p.on_shelf`,
  ),
  article: existing('select 1 from article a where a.id::text = requested.id and a.site_id = $1'),
  articleClass: existing('select 1 from article_class c where c.code = requested.id and c.site_id = $1'),
  file: existing(
    'select 1 from file_doc f where f.id = requested.id::uuid and f.deleted_at is null and $1::uuid is not null',
  ),
}

/** Ids by kind. */
export type References = ReadonlyMap<ReferenceKind, ReadonlySet<string>>

/** The requested ids that buyers of a site can open, pages excepted. */
export async function existingReferences(
  client: Queryable,
  siteId: string,
  requested: References,
): Promise<References> {
  const found = new Map<ReferenceKind, ReadonlySet<string>>()
  for (const [kind, ids] of requested) {
    if (kind === 'page') continue
    const asked = kind === 'file' ? [...ids].filter(isFileId) : [...ids]
    const present = await STATEMENTS[kind].all(client, [siteId, asked])
    found.set(kind, new Set(present.map(({ id }) => id)))
  }
  return found
}
