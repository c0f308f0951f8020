import { productPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { PriceText } from '../../catalog/product-card/price-text.tsx'
import { ORDER_LABELS } from '../order-labels.ts'
import type { OrderLine } from '../order-model.ts'
import './order-lines.css'

/** A line as it is listed: of an order, or of a checkout. */
export type ShownLine = Pick<
  OrderLine,
  'name' | 'imageUrl' | 'spec' | 'unit' | 'quantity' | 'price' | 'isAgreed' | 'isOffer'
>

/** One line: picture, name, variant, price and quantity. */
export function LineRow({ line, note }: { readonly line: ShownLine; readonly note?: ReactNode }): ReactNode {
  const translate = useText()
  const picture = pictureUrl(line.imageUrl)
  return (
    <span className="shop-line">
      <span className="shop-line-picture">
        {picture && <img src={picture} alt="" width={72} height={72} loading="lazy" decoding="async" />}
      </span>
      <span className="shop-line-facts">
        <span className="shop-line-name">{line.name}</span>
        {line.spec && <span className="shop-line-weak">{line.spec}</span>}
        {line.isOffer && <span className="shop-line-tag">{translate(ORDER_LABELS.offer)}</span>}
        {line.isAgreed && <span className="shop-line-tag">{translate(ORDER_LABELS.agreed)}</span>}
        {note}
      </span>
      <span className="shop-line-price">
        <PriceText price={line.price} isByEnquiry={false} />
        <span className="shop-line-weak">
          ×{line.quantity} {line.unit}
        </span>
      </span>
    </span>
  )
}

/** The first lines of an order, and how many more there are: inside of a link that leads to all of them. */
export function LinesPreview({ lines }: { readonly lines: readonly OrderLine[] }): ReactNode {
  const translate = useText()
  return (
    <>
      <span className="shop-lines">
        {lines.slice(0, SHOWN).map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </span>
      {lines.length > SHOWN && (
        <span className="shop-lines-more">{translate(ORDER_LABELS.expand, { count: lines.length - SHOWN })}</span>
      )}
    </>
  )
}

/** Lines that are shown before the list is expanded. Domain sheet 30. */
const SHOWN = 3

/** The lines of an order, each of which leads to its product; those after the third on demand. */
export function OrderLines(props: {
  readonly lines: readonly OrderLine[]
  /** What stands below a line. */
  readonly below?: (line: OrderLine) => ReactNode
}): ReactNode {
  const { lines, below } = props
  const translate = useText()
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? lines : lines.slice(0, SHOWN)
  return (
    <>
      <ul className="shop-lines">
        {shown.map((line) => (
          <li key={line.id}>
            <Anchor href={productPath(line.productCode)}>
              <LineRow line={line} />
            </Anchor>
            {below?.(line)}
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <button type="button" className="shop-lines-more" onClick={() => setExpanded(true)}>
          {translate(ORDER_LABELS.expand, { count: lines.length - shown.length })}
        </button>
      )}
    </>
  )
}
