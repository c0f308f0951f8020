import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, ScreenSkeleton, Sheet } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'

import type { CartLine } from '../../../cart/cart-lines.ts'
import { useCaller, useShop } from '../../../client/shop-context.ts'
import { productQuery } from '../../catalog/catalog.queries.ts'
import { PriceText } from '../../catalog/product-card/price-text.tsx'
import { SHOPPING_CART_LABELS } from './shopping-cart-labels.ts'
import './variant-sheet.css'

/** Choice of another variant for a line. */
export function VariantSheet(props: {
  readonly line: CartLine
  readonly onChoose: (skuId: string) => void
  readonly onClose: () => void
}) {
  const { line, onChoose, onClose } = props
  const translate = useText()
  const { data, isPending, error, refetch } = useQuery(productQuery(useShop(), line.productCode, useCaller()))
  const variants = data?.kind === 'onSale' ? data.product.variants : []
  return (
    <Sheet title={translate(SHOPPING_CART_LABELS.chooseSpec)} size={65} onClose={onClose}>
      {isPending && <ScreenSkeleton />}
      {error && !data && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <ul className="shop-cart-variants">
        {variants.map(({ id, values, price, isSoldOut }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === line.skuId}
              disabled={isSoldOut && id !== line.skuId}
              onClick={() => {
                onClose()
                if (id !== line.skuId) onChoose(id)
              }}
            >
              <span>{values.join(' / ')}</span>
              {isSoldOut ? (
                <small>{translate(SHOPPING_CART_LABELS.soldOut)}</small>
              ) : (
                <PriceText price={price} isByEnquiry={false} />
              )}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
