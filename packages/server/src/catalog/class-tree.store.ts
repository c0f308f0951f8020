import type { ProductClass } from '@mallwright/contract/catalog'
import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { inEachLocale } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import type { CatalogViewer } from './catalog-viewer.ts'

const COLUMNS = {
  id: z.string(),
  parentId: z.nullable(z.string()),
  name: z.string(),
  level: z.number(),
  iconUrl: z.string(),
}

type ClassRow = z.infer<z.ZodMiniObject<typeof COLUMNS>>

const CLASSES_WITH_PRODUCTS = inEachLocale((text) =>
  rows(
    COLUMNS,
    `with recursive filled as (
     select c.id, c.parent_id from product_class c
     where c.enabled and exists (
       select 1 from product p join site_shop ss on ss.shop_id = p.shop_id and ss.site_id = $1
       where p.class_id = c.id and p.on_shelf and ($2 = '' or p.shop_id::text = $2))
     union select c.id, c.parent_id from product_class c join filled on c.id = filled.parent_id where c.enabled
   )
   select c.id, c.parent_id as "parentId",
     ${text({ entity: 'product_class', id: 'c.id', field: `'name'`, column: 'c.name' })} as name, c.level, c.icon_url as "iconUrl"
   from product_class c where c.id in (select id from filled) order by c.level, c.sort, c.id`,
  ),
)

/** Class tree of a site in display order: classes with products. */
export async function classTree(client: Queryable, siteId: string, locale: Locale): Promise<ProductClass[]> {
  return shopClassTree(client, { siteId, locale }, '')
}

/** Class tree of a shop's products in display order; of the whole site without a shop. */
export async function shopClassTree(
  client: Queryable,
  { siteId, locale }: Pick<CatalogViewer, 'siteId' | 'locale'>,
  shopId: string,
): Promise<ProductClass[]> {
  return childrenOf(await CLASSES_WITH_PRODUCTS[locale].all(client, [siteId, shopId]), null)
}

/** Children of a class in a tree; `undefined` when the tree does not contain it. */
export function branchOf(tree: readonly ProductClass[], classId: string): readonly ProductClass[] | undefined {
  for (const node of tree) {
    if (node.cClassUuid === classId) return node.children
    const branch = branchOf(node.children, classId)
    if (branch) return branch
  }
  return undefined
}

function childrenOf(classes: readonly ClassRow[], parentId: string | null): ProductClass[] {
  return classes
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      cClassUuid: row.id,
      cClassName: row.name,
      iLevel: row.level,
      cIconUrl: row.iconUrl,
      children: childrenOf(classes, row.id),
    }))
}
