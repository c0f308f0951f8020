import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { nodesOf } from '@mallwright/contract/document'
import type { CompiledPage } from '@mallwright/contract/document'
import { useLocale } from '@mallwright/shop-core/i18n'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'

import type { PageData, PageScope } from '../../runtime/index.ts'
import { createDataSource } from './page-data-source.ts'
import { reportShopError } from '../client/report-error.ts'
import { useOpenLink } from '../navigation/open-link.ts'
import { useCallerRevision, useShop } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import type { PublishedPage } from './read-published-page.ts'

/** Text of a list's error; a server's own message is shown as a toast, too (specification 3 §7). */
function describe({ feedback }: Shop, error: unknown): string {
  const message = errorText(error)
  if (error instanceof CallError && error.message !== '') feedback.toast(message)
  return message
}

/** Render context of a published page; `prerendered` is the page whose data came with the document. */
export function usePageScope(
  content: PublishedPage | undefined,
  prerendered: CompiledPage | undefined,
): PageScope | undefined {
  const shop = useShop()
  const locale = useLocale()
  const generation = useCallerRevision()
  const openLink = useOpenLink()
  const navigate = useNavigate()
  const views = content?.views
  const page = content?.page
  // A stable source: lists keep their loaded pages when the page is read again.
  const source = useMemo(() => locale && createDataSource(shop, (error) => describe(shop, error)), [shop, locale])
  const provided = shop.bootstrap?.locale === locale ? shop.bootstrap.data : undefined
  const data = useMemo(() => initialDataFor(page, prerendered, provided), [page, prerendered, provided])
  return useMemo(
    () =>
      views && {
        views,
        data,
        source,
        generation,
        locale,
        origin: shop.origin,
        clock: { offsetMs: async () => (await import('./server-clock.ts')).readClockOffset(shop.queryClient) },
        onAction: (action) => {
          if (action.type === 'open') openLink(action.link)
          if (action.type === 'receiveCoupon')
            void import('../screens/coupon/page-coupons.ts').then(({ receiveOnPage }) =>
              receiveOnPage(shop, action, () => void navigate('/login-account')),
            )
        },
        onError: (error, node) => reportShopError(`module ${node.module} ${node.id} failed`, error),
      },
    [views, data, source, shop, generation, locale, openLink, navigate],
  )
}

/** Prerendered data of the nodes that have not changed since. */
function initialDataFor(
  page: CompiledPage | undefined,
  prerendered: CompiledPage | undefined,
  data: PageData | undefined,
): PageData {
  if (!page || !prerendered || !data) return {}
  const unchanged = new Set(nodesOf(prerendered.nodes))
  const reusable = nodesOf(page.nodes).filter((node) => unchanged.has(node) && Object.hasOwn(data, node.id))
  return Object.fromEntries(reusable.map(({ id }) => [id, data[id]]))
}
