import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, ScreenSkeleton, Sheet } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { fenFromYuan } from '@mallwright/contract/values'
import { queryOptions, useQuery } from '@tanstack/react-query'

import type { CartLine } from '../../../cart/cart-lines.ts'
import { useCaller, useShop } from '../../../client/shop-context.ts'
import type { Shop } from '../../../client/shop.ts'
import { PriceText } from '../../catalog/product-card/price-text.tsx'
import { SHOPPING_CART_LABELS } from './shopping-cart-labels.ts'
import './variant-sheet.css'

/** The variants of a product that a line can change to. */
function variantsQuery({ api }: Shop, productCode: string, caller: string) {
  return queryOptions({
    queryKey: ['cart', 'variants', productCode, caller],
    queryFn: async () => {
      const answer = await api.getProductDetail({ body: { cProdCode: productCode } })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.skuList.map((sku) => ({
        id: sku.cSkuUuid,
        spec: sku.cSpecText,
        price: sku.iPrice === undefined ? undefined : fenFromYuan(sku.iPrice),
        isSoldOut: sku.cStockBand === '无货',
      }))
    },
  })
}

/** Choice of another variant for a line. */
export function VariantSheet(props: {
  readonly line: CartLine
  readonly onChoose: (skuId: string) => void
  readonly onClose: () => void
}) {
  const { line, onChoose, onClose } = props
  const translate = useText()
  const variants = useQuery(variantsQuery(useShop(), line.productCode, useCaller()))
  return (
    <Sheet title={translate(SHOPPING_CART_LABELS.chooseSpec)} size={65} onClose={onClose}>
      {variants.isPending && <ScreenSkeleton />}
      {variants.error && <ErrorNotice error={variants.error} onRetry={() => void variants.refetch()} />}
      <ul className="shop-cart-variants">
        {variants.data?.map(({ id, spec, price, isSoldOut }) => (
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
              <span>{spec}</span>
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
