import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, KIT_LABELS, Notice } from '@mallwright/shop-core/kit'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useGoBack } from '../../../navigation/go-back.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { SearchWay } from '../../search/search-way/search-way.tsx'
import { shopSearchPath } from '../shop-paths.ts'
import type { ShopTab } from '../shop-paths.ts'
import type { ShopProfile } from '../shop-reader.ts'
import { shopProfileQuery } from '../shop.queries.ts'
import './shop-shell.css'
import { ShopTabs } from './shop-tabs.tsx'

const LABELS = {
  search: { zh: '搜索店内商品', en: 'Search this shop' },
  searchIn: { zh: '搜索{name}的商品', en: 'Search {name}' },
  unknown: { zh: '店铺不存在', en: 'Shop not found' },
  lookAround: { zh: '去逛逛', en: 'Keep shopping' },
}

/** Frame of a shop's pages (`cShopUuid`): the way back, the search in the shop, and its four tabs. Domain sheet 26. */
export function ShopShell(props: {
  readonly active: ShopTab
  /** Drawn while the profile loads. */
  readonly skeleton: ReactNode
  readonly children: (shop: ShopProfile) => ReactNode
}) {
  const { active, skeleton, children } = props
  const translate = useText()
  const shopId = useRouteParam('shopId')
  const profile = useQuery({
    ...shopProfileQuery(useShop(), shopId, useCaller()),
    // The visitor's profile stays until the account's marks arrive.
    placeholderData: (before, query) => (query?.queryKey[2] === shopId ? before : undefined),
  })
  const shop = profile.data
  useScreenTitle(shop?.name)
  return (
    <div className="shop-screen">
      <header className="shop-head shop-shell-head">
        <button type="button" className="shop-head-back" aria-label={translate(KIT_LABELS.back)} onClick={useGoBack()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 5l-7 7 7 7" />
          </svg>
        </button>
        <SearchWay
          href={shopSearchPath(shopId)}
          {...(shop && { label: translate(LABELS.searchIn, { name: shop.name }) })}
          text={translate(LABELS.search)}
        />
      </header>
      {profile.isPending && <main>{skeleton}</main>}
      {profile.error && !shop && (
        <main>
          <ErrorNotice error={profile.error} onRetry={() => void profile.refetch()} />
        </main>
      )}
      {shop === null && (
        <main>
          <Notice
            kind="gone"
            title={translate(LABELS.unknown)}
            action={
              <Anchor className="shop-button" href={HOME_PATH}>
                {translate(LABELS.lookAround)}
              </Anchor>
            }
          />
        </main>
      )}
      {shop && children(shop)}
      {shop && <ShopTabs active={active} shopId={shopId} />}
    </div>
  )
}
