import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips, InfiniteList } from '@mallwright/shop-core/kit'
import { useInfiniteQuery } from '@tanstack/react-query'

import { collectApi } from '../../../cart/collect-calls.ts'
import { useCart } from '../../../cart/use-cart.ts'
import { useCaller, useShop } from '../../../client/shop-context.ts'
import { ManageBar, ManageButton, MarkedButton } from '../../../controls/manage-bar.tsx'
import { useConfirm } from '../../../controls/use-confirm.ts'
import { useMarks } from '../../../controls/use-marks.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { CLASSES_PATH } from '../../../navigation/tab-name.ts'
import { NothingYet } from '../../catalog/product-list/nothing-yet.tsx'
import { collectedQuery } from '../collect.queries.ts'
import { useCollectChanges } from '../use-collect-changes.ts'
import { CollectedRow, CollectedSkeleton } from './collected-row.tsx'

const LABELS = {
  title: { zh: '商品收藏', en: 'Saved products' },
  empty: { zh: '暂无收藏', en: 'Nothing saved yet' },
  browse: { zh: '去逛逛', en: 'Look around' },
  classes: { zh: '分类', en: 'Categories' },
  all: { zh: '全部', en: 'All' },
  remove: { zh: '取消收藏', en: 'Remove' },
  removed: { zh: '已取消收藏', en: 'Removed' },
  askRemove: {
    zh: '确定取消收藏选中的{count}件商品吗？',
    en: 'Remove {count} {count:product|products} from your collection?',
  },
} satisfies Record<string, Label>

/** The collected products: by class, with price drops and what is no longer sold; managed in batches. Domain sheet 43. */
export function Screen() {
  const translate = useText()
  const shop = useShop()
  const classId = useRouteParam('classId')
  const setClass = useSetRouteParam('classId')
  const list = useInfiniteQuery(collectedQuery(shop, classId, useCaller()))
  const marks = useMarks()
  const confirm = useConfirm()
  const finish = useCollectChanges()
  const cart = useCart()
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const classes = list.data?.pages[0]?.classes ?? []
  const remove = async () => {
    const prodCodes = [...marks.ids]
    if (!(await confirm(translate(LABELS.askRemove, { count: prodCodes.length }), 'collectRemoval'))) return
    finish(await collectApi(shop.send).deleteCollectProd({ body: { prodCodes } }), LABELS.removed)
    marks.toggle()
  }
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)}>{items.length > 0 && <ManageButton marks={marks} />}</BackHeader>
      <main>
        {classes.length > 1 && (
          <Chips
            label={translate(LABELS.classes)}
            choices={[{ id: '', name: translate(LABELS.all) }, ...classes]}
            chosen={classId}
            onChoose={setClass}
          />
        )}
        <div className="shop-rows">
          <InfiniteList
            list={list}
            keyOf={({ code }) => code}
            renderItem={(product, isEager) => (
              <CollectedRow
                product={product}
                isEager={isEager}
                marks={marks}
                onAdd={(skuId) => void cart.add([{ skuId, quantity: product.minQuantity ?? 1 }])}
              />
            )}
            skeleton={<CollectedSkeleton />}
            empty={<NothingYet title={translate(LABELS.empty)} href={CLASSES_PATH} way={translate(LABELS.browse)} />}
          />
        </div>
        <ManageBar marks={marks} all={items.map(({ code }) => code)}>
          <MarkedButton marks={marks} label={translate(LABELS.remove)} onPress={() => void remove()} />
        </ManageBar>
      </main>
    </div>
  )
}
