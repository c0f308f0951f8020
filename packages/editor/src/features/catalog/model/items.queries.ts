import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { ArticleCard } from '@mallwright/contract/article'
import type { BrandCard, ProductCard, ShopCard } from '@mallwright/contract/catalog'
import type { DataSource } from '@mallwright/modules/views'
import { currentLocale } from '@mallwright/shop-core/i18n'

import { queryClientOf } from '../../../gateway/query-cache.ts'
import { useStudio } from '../../../studio/studio.ts'

/** Batch size: ids travel in one text of limited length. */
const BATCH = 50

/** Time (ms) in which a loaded item is not requested again. */
const FRESH_MS = 60_000

/** Items that fields refer to by id. */
interface ItemKinds {
  readonly products: ProductCard
  readonly shops: ShopCard
  readonly brands: BrandCard
  readonly articles: ArticleCard
}

/** Query keys of items by id. Texts depend on the language. */
export const ITEMS_KEYS = {
  item: (kind: keyof ItemKinds, id: string) => ['item', currentLocale(), kind, id] as const,
  list: (kind: keyof ItemKinds, ids: readonly string[]) => ['items', currentLocale(), kind, ...ids] as const,
}

const LOADERS: {
  readonly [Kind in keyof ItemKinds]: {
    readonly load: (source: DataSource, ids: readonly string[]) => Promise<readonly ItemKinds[Kind][]>
    readonly idOf: (item: ItemKinds[Kind]) => string
  }
} = {
  products: { load: (source, ids) => source.productsByCodes(ids), idOf: ({ code }) => code },
  shops: { load: (source, ids) => source.shopsByIds(ids), idOf: ({ id }) => id },
  brands: { load: (source, ids) => source.brands({ ids, count: ids.length }), idOf: ({ id }) => id },
  articles: {
    load: async (source, ids) => (await source.articles({ ids }, { number: 1, size: Math.max(1, ids.length) })).items,
    idOf: ({ id }) => id,
  },
}

/** An item by id; `gone` when buyers can no longer get it, `undefined` until loaded. */
export type Lookup<Item> = (id: string) => Item | 'gone' | undefined

/** Looks up items by id; only those that are not fresh are requested. After a failure they stay `undefined`. */
export function useItemsById<Kind extends keyof ItemKinds>(
  kind: Kind,
  ids: readonly string[],
): Lookup<ItemKinds[Kind]> {
  const { api, source } = useStudio()
  const client = queryClientOf(api)
  const { data } = useQuery(itemsQuery(kind, ids, { client, source }), client)
  return (id) => data?.get(id)
}

function itemsQuery<Kind extends keyof ItemKinds>(
  kind: Kind,
  ids: readonly string[],
  { client, source }: { readonly client: QueryClient; readonly source: DataSource },
) {
  type Item = ItemKinds[Kind] | 'gone'
  const isFresh = (id: string) => {
    const { dataUpdatedAt = 0 } = client.getQueryState(ITEMS_KEYS.item(kind, id)) ?? {}
    return Date.now() - dataUpdatedAt < FRESH_MS
  }
  return queryOptions({
    queryKey: ITEMS_KEYS.list(kind, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<ReadonlyMap<string, Item>> => {
      const { load, idOf } = LOADERS[kind]
      const missing = ids.filter((id) => !isFresh(id))
      const batches = Array.from({ length: Math.ceil(missing.length / BATCH) }, (_, index) =>
        load(source, missing.slice(index * BATCH, (index + 1) * BATCH)),
      )
      const found = new Map((await Promise.all(batches)).flat().map((item) => [idOf(item), item]))
      for (const id of missing) client.setQueryData<Item>(ITEMS_KEYS.item(kind, id), found.get(id) ?? 'gone')
      return new Map(ids.map((id) => [id, client.getQueryData<Item>(ITEMS_KEYS.item(kind, id)) ?? 'gone']))
    },
  })
}
