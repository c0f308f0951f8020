import { pictureUrl } from '@mallwright/contract/media'
import type { ProductCard } from '@mallwright/contract/catalog'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'

/** A chosen product: picture, name and availability. */
export function ProductLine(props: {
  readonly code: string
  readonly product: ProductCard | undefined
  readonly isGone: boolean
}): ReactNode {
  const { code, product, isGone } = props
  const text = useText()
  return (
    <span className="st-product">
      <span className="st-product-picture">
        {product && pictureUrl(product.imageUrl) !== '' && <img src={product.imageUrl} alt="" loading="lazy" />}
      </span>
      <span className="st-product-name">
        {product?.name ?? code}
        {isGone && <small>{text(product ? INSPECTOR_TEXTS.offShelf : INSPECTOR_TEXTS.goneProduct)}</small>}
      </span>
    </span>
  )
}
