import { SHOP_BASE, shopPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { InfiniteList, Notice } from '@mallwright/shop-core/kit'
import { useInfiniteQuery } from '@tanstack/react-query'

import { collectApi } from '../../../cart/collect-calls.ts'
import { useCaller, useShop } from '../../../client/shop-context.ts'
import { CheckBox } from '../../../controls/check-box.tsx'
import { ManageBar, ManageButton, MarkedButton } from '../../../controls/manage-bar.tsx'
import { useConfirm } from '../../../controls/use-confirm.ts'
import { useMarks } from '../../../controls/use-marks.ts'
import type { Marks } from '../../../controls/use-marks.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { SellerName } from '../../catalog/product-card/product-tags.tsx'
import type { FollowedShop } from '../collect-reader.ts'
import { followedQuery } from '../collect.queries.ts'
import { useCollectChanges } from '../use-collect-changes.ts'
import './shop-collect.css'

const LABELS = {
  title: { zh: '店铺收藏', en: 'Followed shops' },
  empty: { zh: '暂无收藏', en: 'No shops followed yet' },
  browse: { zh: '去逛逛', en: 'Look around' },
  unfollow: { zh: '取消关注', en: 'Unfollow' },
  unfollowed: { zh: '已取消关注', en: 'Unfollowed' },
  askUnfollow: { zh: '确定取消关注选中的{count}家店铺吗？', en: 'Unfollow {count} {count:shop|shops}?' },
  products: { zh: '{count}件商品', en: '{count} {count:product|products}' },
  fresh: { zh: '近7天上新{count}件', en: '{count} new this week' },
  closed: { zh: '店铺已歇业', en: 'Closed' },
  select: { zh: '选择 {name}', en: 'Select {name}' },
} satisfies Record<string, Label>

/** The followed shops with their new goods; managed in batches. Domain sheet 44. */
export function Screen() {
  const translate = useText()
  const shop = useShop()
  const list = useInfiniteQuery(followedQuery(shop, useCaller()))
  const marks = useMarks()
  const confirm = useConfirm()
  const finish = useCollectChanges()
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const unfollow = async () => {
    const shopUuids = [...marks.ids]
    if (!(await confirm(translate(LABELS.askUnfollow, { count: shopUuids.length }), 'unfollow'))) return
    finish(await collectApi(shop.send).deleteCollectShop({ body: { shopUuids } }), LABELS.unfollowed)
    marks.toggle()
  }
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)}>{items.length > 0 && <ManageButton marks={marks} />}</BackHeader>
      <main>
        <div className="shop-rows">
          <InfiniteList
            list={list}
            keyOf={({ id }) => id}
            renderItem={(followed) => <ShopRow shop={followed} marks={marks} />}
            skeleton={<ShopRowSkeleton />}
            empty={
              <Notice
                kind="empty"
                title={translate(LABELS.empty)}
                action={
                  <Anchor className="shop-button" href={`${SHOP_BASE}/home/tab-home`}>
                    {translate(LABELS.browse)}
                  </Anchor>
                }
              />
            }
          />
        </div>
        <ManageBar marks={marks} all={items.map(({ id }) => id)}>
          <MarkedButton marks={marks} label={translate(LABELS.unfollow)} onPress={() => void unfollow()} />
        </ManageBar>
      </main>
    </div>
  )
}

function ShopRow({ shop, marks }: { readonly shop: FollowedShop; readonly marks: Marks }) {
  const translate = useText()
  const { id, name, isClosed, newCount } = shop
  const logo = pictureUrl(shop.logoUrl)
  return (
    <article className={isClosed ? 'shop-followed is-closed' : 'shop-followed'}>
      {marks.isManaging && (
        <CheckBox
          label={translate(LABELS.select, { name })}
          isChecked={marks.has(id)}
          onChange={(isMarked) => marks.mark([id], isMarked)}
        />
      )}
      <Anchor className="shop-followed-main" href={shopPath(id)}>
        <span className="shop-followed-logo">
          {logo && <img src={logo} alt="" width={52} height={52} loading="lazy" decoding="async" />}
        </span>
        <span className="shop-followed-text">
          <SellerName shop={shop} />
          <span>
            {isClosed ? translate(LABELS.closed) : translate(LABELS.products, { count: shop.productCount })}
            {newCount > 0 && !isClosed && <em>{translate(LABELS.fresh, { count: newCount })}</em>}
          </span>
        </span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l6 6-6 6" />
        </svg>
      </Anchor>
    </article>
  )
}

function ShopRowSkeleton() {
  return (
    <div className="shop-followed" aria-hidden="true">
      <span className="shop-followed-main">
        <span className="shop-followed-logo" />
        <span className="shop-followed-text">
          <span className="shop-skeleton-bar" style={{ width: '50%' }} />
          <span className="shop-skeleton-bar" style={{ width: '30%' }} />
        </span>
      </span>
    </div>
  )
}
