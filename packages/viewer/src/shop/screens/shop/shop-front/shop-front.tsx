import { Anchor } from '@mallwright/modules/views'
import { Chips, ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { useText } from '@mallwright/shop-core/i18n'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { shopClassesQuery, shopProductsQuery, shopProfileQuery } from '../shop.queries.ts'
import { ProductRowSkeleton } from '../../catalog/product-card/product-row.tsx'
import { ProductRows } from '../../catalog/product-card/product-rows.tsx'
import { useCaller, useShop } from '../../../client/shop-context.ts'
import { ShopProfileSkeleton, ShopProfilePanel } from './shop-profile-panel.tsx'
import './shop-front.css'

const LABELS = {
  shop: { zh: '店铺', en: 'Shop' },
  unknown: { zh: '店铺不存在', en: 'Shop not found' },
  lookAround: { zh: '去逛逛', en: 'Keep shopping' },
  classes: { zh: '商品分类', en: 'Categories' },
  all: { zh: '全部', en: 'All' },
  empty: { zh: '暂无商品', en: 'No products yet' },
}

/** Product rows of the first load. */
const SKELETON_ROWS = 5

/** A shop (`cShopUuid`): profile, classes and its products as an infinite list. Domain sheet 26. */
export function Screen() {
  const translate = useText()
  const shopId = useRouteParam('shopId')
  const profile = useQuery(shopProfileQuery(useShop(), shopId))
  useScreenTitle(profile.data?.name)
  return (
    <div className="shop-screen">
      <BackHeader title={profile.data?.name ?? translate(LABELS.shop)} />
      <main>
        {profile.isPending && (
          <>
            <ShopProfileSkeleton />
            <div className="shop-rows" aria-busy="true">
              {Array.from({ length: SKELETON_ROWS }, (_, index) => (
                <ProductRowSkeleton key={index} />
              ))}
            </div>
          </>
        )}
        {profile.error && !profile.data && <ErrorNotice error={profile.error} onRetry={() => void profile.refetch()} />}
        {profile.data === null && (
          <Notice
            kind="gone"
            title={translate(LABELS.unknown)}
            action={
              <Anchor className="shop-button" href={HOME_PATH}>
                {translate(LABELS.lookAround)}
              </Anchor>
            }
          />
        )}
        {profile.data && (
          <>
            <ShopProfilePanel shop={profile.data} />
            <ShopProducts shopId={shopId} />
          </>
        )}
      </main>
    </div>
  )
}

function ShopProducts({ shopId }: { readonly shopId: string }) {
  const translate = useText()
  const shop = useShop()
  const classId = useRouteParam('classId')
  const choose = useSetRouteParam('classId')
  const classes = useQuery(shopClassesQuery(shop, shopId))
  const list = useInfiniteQuery(shopProductsQuery(shop, { shopId, classId }, useCaller()))
  return (
    <>
      {(classes.isPending || (classes.data?.length ?? 0) > 1) && (
        <Chips
          label={translate(LABELS.classes)}
          choices={[{ id: '', name: translate(LABELS.all) }, ...(classes.data ?? [])]}
          chosen={classId}
          onChoose={choose}
        />
      )}
      <div className="shop-rows">
        <ProductRows list={list} empty={translate(LABELS.empty)} />
      </div>
    </>
  )
}
