import type { ProductFacets } from '@mallwright/contract/catalog'

import { inEachLocale } from '../db/entity-text.ts'
import type { TextSql } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { searchTerms } from '../list-engine/search-text.ts'
import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import { CHOICE_PARAMETERS, CHOICE_SQL, choiceValues, MISSED_ATTRIBUTES, withoutPrices } from './product-choice.ts'
import type { ProductChoice } from './product-choice.ts'
import { FACETS, facetsOf } from './product-facets.wire.ts'
import { CLASSES_BELOW } from '../catalog/product-list.store.ts'
import { hasWords, wordValues } from './product-search.store.ts'
import type { ProductQuery } from './product-search.store.ts'
import { BY_ENQUIRY, PRODUCTS_OF_SITE } from '../catalog/product.wire.ts'

/** Facets are counted among so many best sellers of a list at most. */
const MAX_COUNTED = 20_000

const IN_CLASS = 'cardinality($3::text[]) = 0 or p.class_id in (select id from below)'

/**
 * The products that facets are counted among, each with the conditions that it misses: it counts for a facet when it misses
 * none but that facet's own. With words, the class is a condition too.
 */
function countedProducts(hasKeyword: boolean): string {
  const misses = Object.entries({ ...CHOICE_SQL, class: IN_CLASS }).map(
    ([name, sql]) => [name, `(${sql}) is not true`] as const,
  )
  const scope = hasKeyword ? hasWords(CHOICE_PARAMETERS + 1) : `(${IN_CLASS})`
  return `${CLASSES_BELOW}, narrowed as materialized (
     select p.id, p.brand_id, p.class_id, p.origin_place, p.min_price_cents, p.price_mode, p.in_stock, s.operated,
       s.special_invoices, ${misses.map(([name, sql]) => `${sql} as misses_${name.toLowerCase()}`).join(', ')},
       array(${MISSED_ATTRIBUTES}) as missed
     from ${PRODUCTS_OF_SITE} where ($4 = '' or s.id::text = $4) and ${scope}
     order by p.in_stock desc, p.sales_count desc limit ${MAX_COUNTED}),
   counted as (select *, ${misses.map(([name]) => `misses_${name.toLowerCase()}::int`).join(' + ')} + cardinality(missed) as misses from narrowed)`
}

/** Whether a product counts for a facet. */
const leaves = (miss: string) => `(misses = 0 or misses = 1 and misses_${miss})`

function facetColumns(text: TextSql): string {
  const brand = text({ entity: 'brand', id: 'b.id', field: `'name'`, column: 'b.name' })
  const ofClass = text({ entity: 'product_class', id: 'c.id', field: `'name'`, column: 'c.name' })
  const ofAttribute = (part: string, column: string) =>
    text({ entity: 'product', id: 'grouped.product_id', field: `'${part}/' || grouped.sort`, column })
  const priced = `${leaves('price')} and price_mode <> ${BY_ENQUIRY}`
  return `
    coalesce((select json_agg(json_build_object('id', b.id, 'name', ${brand}, 'count', grouped.count) order by grouped.count desc, b.id)
      from (select brand_id, count(*) from counted where brand_id is not null and ${leaves('brand')} group by brand_id
        order by 2 desc, 1 limit 30) as grouped join brand b on b.id = grouped.brand_id), '[]') as brands,
    coalesce((select json_agg(json_build_object('id', c.id, 'name', ${ofClass}, 'count', grouped.count) order by grouped.count desc, c.id)
      from (select class_id, count(*) from counted where ${leaves('class')} group by class_id
        order by 2 desc, 1 limit 30) as grouped join product_class c on c.id = grouped.class_id), '[]') as classes,
    coalesce((select json_agg(json_build_object('place', grouped.origin_place, 'count', grouped.count))
      from (select origin_place, count(*) from counted where origin_place <> '' and ${leaves('origin')} group by origin_place
        order by 2 desc, 1 limit 30) as grouped), '[]') as origins,
    coalesce((select json_agg(json_build_object('name', grouped.name, 'value', grouped.value, 'count', grouped.count,
        'nameText', ${ofAttribute('attributeName', 'grouped.name')}, 'valueText', ${ofAttribute('attributeValue', 'grouped.value')})
        order by grouped.count desc, grouped.name, grouped.value)
      from (select a.name, a.value, count(*), (array_agg(a.product_id))[1] as product_id, (array_agg(a.sort))[1] as sort
        from counted join product_attribute a on a.product_id = counted.id
        where misses = 0 or misses = 1 and missed = array[a.name]
        group by a.name, a.value order by 3 desc, 1, 2 limit 200) as grouped), '[]') as attributes,
    (select count(*)::int from counted where operated and ${leaves('operated')}) as operated,
    (select count(*)::int from counted where in_stock and ${leaves('instock')}) as "inStock",
    (select count(*)::int from counted where special_invoices and ${leaves('invoice')}) as "specialInvoices",
    (select min(min_price_cents)::text from counted where ${priced}) as "lowPrice",
    (select max(min_price_cents)::text from counted where ${priced}) as "highPrice"`
}

const statementsOf = (hasKeyword: boolean) =>
  inEachLocale((text) => rows(FACETS, `${countedProducts(hasKeyword)} select ${facetColumns(text)}`))

const EVERYTHING = statementsOf(false)
const OF_WORDS = statementsOf(true)

/** What a list can be narrowed by, with counts; a facet's own choice does not narrow its counts. */
export async function productFacets(
  client: Queryable,
  viewer: CatalogViewer,
  { keyword, classId, shopId = '', choice }: ProductQuery & { readonly choice: ProductChoice },
): Promise<ProductFacets> {
  const terms = searchTerms(keyword)
  const visible = viewer.seesPrices ? choice : withoutPrices(choice)
  const scope = [viewer.siteId, viewer.seesOffShelf, classId === '' ? [] : [classId], shopId]
  const values = [...scope, ...choiceValues(visible), ...(terms.length > 0 ? wordValues(terms) : [])]
  const statements = terms.length > 0 ? OF_WORDS : EVERYTHING
  return facetsOf(await statements[viewer.locale].one(client, values), viewer)
}
