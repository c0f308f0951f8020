import { DEFAULT_PAGE_SIZE } from '@mallwright/contract/rpc'
import { useText } from '@mallwright/shop-core/i18n'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { useQueryOfPlace } from '../../../navigation/browser-route.tsx'
import { nextPage } from '../../../catalog/next-page.ts'
import { readShopClasses, readShopHead, readShopProducts } from '../../../catalog/shop-reader.ts'
import { Chips } from '../../../frame/chips.tsx'
import { EndlessRows } from '../../../frame/endless-rows.tsx'
import { FaultNotice, Notice } from '../../../frame/notice.tsx'
import { ScreenHeader } from '../../../frame/screen-header.tsx'
import { drawProduct, ProductRowBones } from '../../../product/product-row.tsx'
import { useCaller, useShop } from '../../../shop-context.ts'
import { ShopHeadBones, ShopHeadPanel } from './shop-head-panel.tsx'
import './shop-front.css'

const LABELS = {
  shop: { zh: '店铺', en: 'Shop' },
  unknown: { zh: '店铺不存在', en: 'There is no such shop' },
  lookAround: { zh: '去逛逛', en: 'Look around' },
  classes: { zh: '商品分类', en: 'Classes' },
  all: { zh: '全部', en: 'All' },
  empty: { zh: '暂无商品', en: 'No products yet' },
}

/** A shop (`cShopUuid`): its head, its classes and its products, loaded as the list is scrolled. Domain sheet 26. */
export function Screen() {
  const say = useText()
  const { send } = useShop()
  const [search] = useQueryOfPlace()
  const shopId = search.get('cShopUuid') ?? ''
  const head = useQuery({ queryKey: ['shopHead', shopId], queryFn: () => readShopHead(send, shopId) })
  return (
    <div className="shop-screen">
      <ScreenHeader title={head.data?.name ?? say(LABELS.shop)} />
      <main>
        {head.isPending && <ShopHeadBones />}
        {head.error && !head.data && <FaultNotice fault={head.error} onRetry={() => void head.refetch()} />}
        {head.data === null && (
          <Notice
            kind="gone"
            title={say(LABELS.unknown)}
            action={
              <a className="shop-button" href={HOME_PATH}>
                {say(LABELS.lookAround)}
              </a>
            }
          />
        )}
        {head.data && (
          <>
            <ShopHeadPanel shop={head.data} />
            <ShopGoods shopId={shopId} />
          </>
        )}
      </main>
    </div>
  )
}

function ShopGoods({ shopId }: { readonly shopId: string }) {
  const say = useText()
  const { send } = useShop()
  const [search, setSearch] = useQueryOfPlace()
  const classId = search.get('cClassUuid') ?? ''
  const classes = useQuery({ queryKey: ['shopClasses', shopId], queryFn: () => readShopClasses(send, shopId) })
  const list = useShopProducts(shopId, classId)
  const choose = (id: string) => {
    const next = new URLSearchParams(search)
    if (id === '') next.delete('cClassUuid')
    else next.set('cClassUuid', id)
    // A choice is no step of the way back.
    setSearch(next, { replace: true })
  }
  return (
    <>
      {(classes.isPending || (classes.data?.length ?? 0) > 1) && (
        <Chips
          label={say(LABELS.classes)}
          choices={[{ id: '', name: say(LABELS.all) }, ...(classes.data ?? [])]}
          chosen={classId}
          onChoose={choose}
        />
      )}
      <div className="shop-rows">
        <EndlessRows
          list={list}
          keyOf={({ code }) => code}
          draw={drawProduct}
          bones={<ProductRowBones />}
          empty={say(LABELS.empty)}
        />
      </div>
    </>
  )
}

function useShopProducts(shopId: string, classId: string) {
  const { send } = useShop()
  const caller = useCaller()
  return useInfiniteQuery({
    queryKey: ['shopProducts', shopId, classId, caller],
    queryFn: ({ pageParam }) =>
      readShopProducts(send, { shopId, classId }, { number: pageParam, size: DEFAULT_PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
