import { productPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { PriceText } from '../../catalog/product-card/price-text.tsx'
import { GOODS_LABELS } from '../goods-labels.ts'
import type { ManagedProduct } from '../goods-model.ts'

/** A product of a shop: price, stock and sales, and what its owner does with it. */
export function ManagedRow(props: {
  readonly product: ManagedProduct
  readonly isEager: boolean
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onShelf: () => void
}): ReactNode {
  const { product, isEager, isBusy, onEdit, onShelf } = props
  const translate = useText()
  const { code, name, imageUrl, isOnShelf } = product
  return (
    <article className="shop-managed" aria-label={name}>
      <ProductFacts product={product} href={isOnShelf ? productPath(code) : undefined} isEager={isEager}>
        {pictureUrl(imageUrl)}
      </ProductFacts>
      <div className="shop-operations">
        <button
          type="button"
          className="shop-operation"
          disabled={isBusy}
          aria-label={translate(isOnShelf ? GOODS_LABELS.takeOffOf : GOODS_LABELS.putOnOf, { name })}
          onClick={onShelf}
        >
          {translate(isOnShelf ? GOODS_LABELS.takeOff : GOODS_LABELS.putOn)}
        </button>
        <button
          type="button"
          className="shop-operation is-main"
          aria-haspopup="dialog"
          aria-label={translate(GOODS_LABELS.editOf, { name })}
          onClick={onEdit}
        >
          {translate(GOODS_LABELS.edit)}
        </button>
      </div>
    </article>
  )
}

/** Leads to the product's page while buyers have one. */
function ProductFacts(props: {
  readonly product: ManagedProduct
  readonly href: string | undefined
  readonly isEager: boolean
  /** Address of the picture. */
  readonly children: string | undefined
}): ReactNode {
  const { product, href, isEager, children: picture } = props
  const translate = useText()
  const facts = (
    <>
      <span className="shop-managed-picture">
        {picture && (
          <img src={picture} alt="" width={80} height={80} loading={isEager ? 'eager' : 'lazy'} decoding="async" />
        )}
      </span>
      <span className="shop-managed-facts">
        <span className="shop-line-name">{product.name}</span>
        <PriceText price={product.price} isByEnquiry={false} />
        <span className="shop-managed-figures">
          <span className={product.isLow ? 'is-low' : undefined}>
            {translate(GOODS_LABELS.stock, { count: product.stock })}
          </span>
          <span>{translate(GOODS_LABELS.sales, { count: product.sales })}</span>
          {product.isLow && <span className="shop-managed-mark">{translate(GOODS_LABELS.lowStock)}</span>}
        </span>
      </span>
    </>
  )
  return href === undefined ? (
    <div className="shop-managed-main">{facts}</div>
  ) : (
    <Anchor className="shop-managed-main" href={href}>
      {facts}
    </Anchor>
  )
}
