import { nodesOf } from '@mallwright/contract/document'
import type { CompiledPage } from '@mallwright/contract/document'
import { useLocale } from '@mallwright/shop-core/i18n'
import { useMemo } from 'react'

import type { PageData, PageScope } from '../../runtime/index.ts'
import { createDataSource } from '../catalog/catalog-reader.ts'
import { faultWords } from '../frame/fault-words.ts'
import { reportFault } from '../frame/report-fault.ts'
import { openLink } from '../navigation/open-link.ts'
import { useGeneration, useShop } from '../shop-context.ts'
import type { DesignedContent } from './read-designed.ts'

/** What a designed page is drawn with here; `first` is the prerendered page, whose data came with it. */
export function usePageScope(
  content: DesignedContent | undefined,
  first: CompiledPage | undefined,
): PageScope | undefined {
  const shop = useShop()
  const locale = useLocale()
  const generation = useGeneration()
  const views = content?.views
  const page = content?.page
  // Whoever asks for the page again keeps what its lists have loaded: their source stays the same.
  const source = useMemo(() => locale && createDataSource(shop.api, faultWords), [shop, locale])
  const data = useMemo(() => firstDataFor(page, first, shop.boot?.data), [page, first, shop])
  return useMemo(
    () =>
      views && {
        views,
        data,
        source,
        generation,
        locale,
        origin: shop.boot?.origin ?? location.origin,
        onAction: (action) => {
          if (action.type === 'open') openLink(shop, action.link)
        },
        onError: (error, node) => reportFault(`module ${node.module} ${node.id} failed`, error),
      },
    [views, data, source, shop, generation, locale],
  )
}

/** The prerendered data of those nodes that are still exactly as they were prerendered. */
function firstDataFor(
  page: CompiledPage | undefined,
  first: CompiledPage | undefined,
  data: PageData | undefined,
): PageData {
  if (!page || !first || !data) return {}
  const unchanged = new Set(nodesOf(first.nodes))
  const kept = nodesOf(page.nodes).filter((node) => unchanged.has(node) && Object.hasOwn(data, node.id))
  return Object.fromEntries(kept.map(({ id }) => [id, data[id]]))
}
