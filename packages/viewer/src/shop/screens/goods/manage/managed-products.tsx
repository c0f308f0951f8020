import { newUuid } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { InfiniteList } from '@mallwright/shop-core/kit'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useConfirm } from '../../../controls/use-confirm.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { ListSearch } from '../../catalog/class-products/list-search.tsx'
import { goodsApi } from '../goods-calls.ts'
import { GOODS_LABELS } from '../goods-labels.ts'
import type { ManagedProduct } from '../goods-model.ts'
import { managedProductQuery, managedProductsQuery } from '../goods.queries.ts'
import { ManagedRow } from './managed-row.tsx'
import { useManagedChanges } from '../use-managed-changes.ts'
import '../../catalog/product-list/list-tools.css'

const StockSheet = lazy(async () => ({ default: (await import('./stock-sheet.tsx')).StockSheet }))

/** What an empty list says, by tab. */
const EMPTY = [GOODS_LABELS.noneOnShelf, GOODS_LABELS.noneOffShelf, GOODS_LABELS.noneLow] as const

/** The products of a shop on one tab, searched by name or code. Domain sheet 60. */
export function ManagedProducts({ shopId, tab }: { readonly shopId: string; readonly tab: number }): ReactNode {
  const translate = useText()
  const [keyword, setKeyword] = useState('')
  const list = useInfiniteQuery(managedProductsQuery(useShop(), { shopId, tab, keyword }, useCaller()))
  const sheet = useSheet('stock')
  const [opened, setOpened] = useState<ManagedProduct>()
  const shelf = useShelf()
  return (
    <>
      <div className="shop-managed-search">
        <ListSearch keyword={keyword} className="" onSearch={setKeyword} />
      </div>
      <div className="shop-rows">
        <InfiniteList
          list={list}
          keyOf={({ code }) => code}
          renderItem={(product, isEager) => (
            <ManagedRow
              product={product}
              isEager={isEager}
              isBusy={shelf.isBusy}
              onEdit={() => {
                setOpened(product)
                sheet.open()
              }}
              onShelf={() => shelf.move(product)}
            />
          )}
          skeleton={<ManagedRowSkeleton />}
          empty={translate(keyword === '' ? (EMPTY[tab] ?? GOODS_LABELS.noneFound) : GOODS_LABELS.noneFound)}
        />
      </div>
      {sheet.isOpen && opened && (
        <Suspense>
          <OpenedProduct shopId={shopId} listed={opened} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  )
}

/** The sheet of a product with its figures of now. */
function OpenedProduct(props: {
  readonly shopId: string
  readonly listed: ManagedProduct
  readonly onClose: () => void
}): ReactNode {
  const { shopId, listed, onClose } = props
  const product = useQuery(managedProductQuery(useShop(), shopId, listed, useCaller())).data ?? listed
  return <StockSheet product={product} onDone={useManagedChanges()} onClose={onClose} />
}

/** Puts products on the shelf and, after a question, off it. One at a time. */
function useShelf() {
  const translate = useText()
  const { send } = useShop()
  const confirm = useConfirm()
  const finish = useManagedChanges()
  const [isBusy, setBusy] = useState(false)
  const move = async ({ code, isOnShelf }: ManagedProduct) => {
    if (isOnShelf && !(await confirm(translate(GOODS_LABELS.askTakeOff), 'takeOffShelf'))) return
    const body = { cProdCode: code, bOnShelf: !isOnShelf, cRequestUuid: newUuid() }
    finish(await goodsApi(send).updateProdState({ body }), isOnShelf ? GOODS_LABELS.isOff : GOODS_LABELS.isOn)
  }
  return {
    isBusy,
    move: (product: ManagedProduct) => {
      if (isBusy) return
      setBusy(true)
      void move(product).finally(() => setBusy(false))
    },
  }
}

/** A row while the list loads. */
export function ManagedRowSkeleton(): ReactNode {
  return (
    <div className="shop-managed" aria-hidden="true">
      <div className="shop-managed-main">
        <span className="shop-managed-picture" />
        <span className="shop-managed-facts">
          <span className="shop-skeleton-bar" style={{ width: '80%' }} />
          <span className="shop-skeleton-bar" style={{ width: '40%' }} />
          <span className="shop-skeleton-bar" style={{ width: '55%' }} />
        </span>
      </div>
    </div>
  )
}
