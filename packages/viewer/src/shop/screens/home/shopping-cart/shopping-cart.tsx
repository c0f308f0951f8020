import { SHOP_BASE } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { cartQuery } from '../../../cart/cart.queries.ts'
import { orderableLines } from '../../../cart/cart-lines.ts'
import type { Cart } from '../../../cart/cart-lines.ts'
import { useCaller, useShop, VISITOR } from '../../../client/shop-context.ts'
import { CLASSES_PATH } from '../../../navigation/tab-name.ts'
import { NothingYet } from '../../catalog/product-list/nothing-yet.tsx'
import { Recommended } from '../../catalog/product-list/recommended.tsx'
import { TabLayout } from '../tab-layout/tab-layout.tsx'
import { CartFoot, ManageFoot } from './cart-foot.tsx'
import { CartShopCard } from './cart-shop-card.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { InvalidLines } from './invalid-lines.tsx'
import { SHOPPING_CART_LABELS } from './shopping-cart-labels.ts'
import { useCartActions } from './use-cart-actions.ts'
import './shopping-cart.css'

const LABELS = SHOPPING_CART_LABELS

const VariantSheet = lazy(async () => ({ default: (await import('./variant-sheet.tsx')).VariantSheet }))

/** Cart tab: lines by shop with the server's totals; of a visitor those of the device. Domain sheet 4. */
export function Screen() {
  const translate = useText()
  const cart = useQuery(cartQuery(useShop(), useCaller()))
  const [isManaging, setIsManaging] = useState(false)
  const isFilled = cart.data !== undefined && cart.data.count > 0
  const count = cart.data?.count ?? 0
  return (
    <TabLayout
      active="ShoppingCart"
      title={count > 0 ? `${translate(LABELS.title)} (${count})` : translate(LABELS.title)}
      action={
        isFilled && (
          <button type="button" className="shop-head-action" onClick={() => setIsManaging(!isManaging)}>
            {translate(isManaging ? LABELS.done : LABELS.manage)}
          </button>
        )
      }
    >
      <VisitorHint />
      {cart.isPending && <CartSkeleton />}
      {cart.error && !cart.data && <ErrorNotice error={cart.error} onRetry={() => void cart.refetch()} />}
      {cart.data?.count === 0 && (
        <NothingYet scene="cart" title={translate(LABELS.empty)} href={CLASSES_PATH} way={translate(LABELS.browse)} />
      )}
      {cart.data && isFilled && <FilledCart cart={cart.data} isManaging={isManaging} />}
    </TabLayout>
  )
}

function VisitorHint() {
  const translate = useText()
  if (useCaller() !== VISITOR) return null
  return (
    <p className="shop-cart-hint">
      <span>{translate(LABELS.visitorHint)}</span>
      <Anchor href="/login-account">{translate(LABELS.signIn)}</Anchor>
    </p>
  )
}

function FilledCart({ cart, isManaging }: { readonly cart: Cart; readonly isManaging: boolean }) {
  const actions = useCartActions(cart, isManaging)
  const { specs } = actions
  const lines = orderableLines(cart)
  const isAllChecked = lines.length > 0 && lines.every(actions.isChecked)
  const checkAll = (isChecked: boolean) => actions.check(lines, isChecked)
  return (
    <>
      <div className="shop-cart-cards">
        {cart.shops.map((shop) => (
          <CartShopCard key={shop.id} shop={shop} actions={actions} />
        ))}
        <InvalidLines lines={cart.invalid} actions={actions} onClear={actions.clearInvalid} />
        {!isManaging && <Recommended scene="cart" />}
      </div>
      {isManaging ? (
        <ManageFoot
          isAllChecked={isAllChecked}
          isNoneChecked={!lines.some(actions.isChecked)}
          onCheckAll={checkAll}
          onCollect={() => actions.collect(lines.filter(actions.isChecked))}
          onRemove={() => actions.remove(lines.filter(actions.isChecked))}
        />
      ) : (
        <CartFoot
          cart={cart}
          isAllChecked={isAllChecked}
          isPending={actions.isPending}
          onCheckAll={checkAll}
          onCheckout={() => actions.checkout(`${SHOP_BASE}/OrderSubmission?cFrom=cart`)}
        />
      )}
      {specs.line && (
        <Suspense>
          <VariantSheet line={specs.line} onChoose={specs.choose} onClose={specs.close} />
        </Suspense>
      )}
    </>
  )
}
