import { nodesOf } from '@mallwright/contract'
import type { CompiledPage } from '@mallwright/contract'
import { useLocale, useText } from '@mallwright/shop-core/i18n'
import { useObservable } from '@mallwright/shop-core/storage'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { HomeFrame } from '../../../../runtime/index.ts'
import type { PageData, PageScope } from '../../../../runtime/index.ts'
import { CallFailed } from '../../../catalog/call-failed.ts'
import { createDataSource } from '../../../catalog/catalog-reader.ts'
import { faultWords } from '../../../frame/fault-words.ts'
import { FaultNotice, Notice } from '../../../frame/notice.tsx'
import { reportFault } from '../../../frame/report-fault.ts'
import { ShellFrame } from '../../../frame/shell-frame.tsx'
import { HOME_QUERY } from '../../../live/live-shop.ts'
import { openLink } from '../../../navigation/open-link.ts'
import { goTo } from '../../../navigation/navigator.ts'
import { useGeneration, useShop } from '../../../shop-context.ts'
import { KeptPlace } from './kept-place.tsx'
import { readHome } from './read-home.ts'
import type { HomeContent } from './read-home.ts'
import { shareNodes } from './share-nodes.ts'
import { useShownPage } from './use-shown-page.ts'

const LABELS = {
  home: { zh: '首页', en: 'Home' },
  undesigned: { zh: '首页还没有内容', en: 'This home page is still empty' },
}

/**
 * The home tab: the designed page, kept alive while other screens are open. With `first` its first render is the
 * prerendered page to the letter; prices of a signed-in account follow after it.
 */
export function HomeTab({ isShown, first }: { readonly isShown: boolean; readonly first?: HomeContent | undefined }) {
  const shop = useShop()
  const say = useText()
  const frame = useObservable(shop.frame)
  const home = useQuery({
    queryKey: [HOME_QUERY],
    queryFn: () => readHome(shop),
    staleTime: Infinity,
    gcTime: Infinity,
    // A visitor's socket is not kept alive, so a return to the page asks for a newer release.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    structuralSharing: (before, next) => (before ? shareNodes(before as HomeContent, next as HomeContent) : next),
    ...(first && { initialData: first }),
  })
  const page = useShownPage(home.data, () => void home.refetch())
  const scope = usePageScope(home.data, first?.page)
  if (home.data && page && scope) {
    return (
      <KeptPlace nodes={page.nodes} isShown={isShown}>
        <HomeFrame site={home.data.site} frame={frame} page={page} scope={scope} isHidden={!isShown} onOpenTab={goTo} />
      </KeptPlace>
    )
  }
  if (!isShown) return null
  const isUndesigned = home.error instanceof CallFailed && ['EMPTY', 'NOT_FOUND'].includes(home.error.failure)
  return (
    <ShellFrame active="tab-home" title={say(LABELS.home)}>
      {isUndesigned && <Notice kind="empty" title={say(LABELS.undesigned)} />}
      {home.error && !isUndesigned && <FaultNotice fault={home.error} onRetry={() => void home.refetch()} />}
      {home.isPending && <HomeBones />}
    </ShellFrame>
  )
}

/** The home tab as a screen of the route table. */
export function Screen() {
  return <HomeTab isShown />
}

function usePageScope(home: HomeContent | undefined, first: CompiledPage | undefined): PageScope | undefined {
  const shop = useShop()
  const locale = useLocale()
  const generation = useGeneration()
  const views = home?.views
  const page = home?.page
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

function HomeBones() {
  return (
    <div className="shop-bones" aria-busy="true">
      <span className="shop-bone is-banner" />
      <div className="shop-bones-pair">
        <span className="shop-bone is-card" />
        <span className="shop-bone is-card" />
        <span className="shop-bone is-card" />
        <span className="shop-bone is-card" />
      </div>
    </div>
  )
}
