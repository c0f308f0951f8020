import { productPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { moneyText } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { CartLine } from '../../../cart/cart-lines.ts'
import { PriceText } from '../../catalog/product-card/price-text.tsx'
import { CheckBox } from '../../../controls/check-box.tsx'
import { QuantityStepper } from '../../../controls/quantity-stepper.tsx'
import './cart-line.css'
import { SHOPPING_CART_LABELS } from './shopping-cart-labels.ts'

const LABELS = SHOPPING_CART_LABELS

/** One line that can be ordered: its choice, product, variant, price and quantity, and what is worth knowing of it. */
export function CartLineRow(props: {
  readonly line: CartLine
  readonly isChecked: boolean
  readonly onCheck: (isChecked: boolean) => void
  readonly onQuantity: (quantity: number) => void
  readonly onSpec: () => void
}) {
  const { line } = props
  const translate = useText()
  return (
    <article className="shop-cart-line">
      <CheckBox
        label={translate(LABELS.selectLine, { name: `${line.name} ${line.spec}` })}
        isChecked={props.isChecked}
        onChange={props.onCheck}
      />
      <LinePicture line={line} />
      <div className="shop-cart-text">
        <Anchor className="shop-cart-name" href={productPath(line.productCode)}>
          {line.name}
        </Anchor>
        {line.spec && (
          <button
            type="button"
            className="shop-cart-spec"
            aria-label={translate(LABELS.changeSpec, { spec: line.spec })}
            onClick={props.onSpec}
          >
            <span>{line.spec}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M7 10l5 5 5-5" />
            </svg>
          </button>
        )}
        <LineFacts line={line} />
        <LineProblem line={line} onQuantity={props.onQuantity} />
        <div className="shop-cart-price">
          <PriceText price={line.price} isByEnquiry={false} />
          <QuantityStepper line={line} onChange={props.onQuantity} />
        </div>
      </div>
    </article>
  )
}

/** The picture of a line, which leads to its product. */
export function LinePicture({ line }: { readonly line: CartLine }) {
  const picture = pictureUrl(line.imageUrl)
  return (
    <Anchor className="shop-cart-picture" href={productPath(line.productCode)} tabIndex={-1} aria-hidden="true">
      {picture && <img src={picture} alt="" width={88} height={88} loading="lazy" decoding="async" />}
    </Anchor>
  )
}

/** Agreed or changed price, the next tier, minimum and step. */
function LineFacts({ line }: { readonly line: CartLine }) {
  const translate = useText()
  const { minQuantity, step, unit, nextTier, isAgreed, isOffer } = line
  const facts: ReactNode[] = []
  if (isOffer) facts.push(<em key="offer">{translate(LABELS.offer)}</em>)
  if (isAgreed) facts.push(<em key="agreed">{translate(LABELS.agreed)}</em>)
  if (line.priceChange !== undefined) facts.push(<PriceChange key="change" change={line.priceChange} />)
  if (nextTier) {
    const tier = { count: nextTier.more, price: moneyText(nextTier.price) }
    facts.push(<em key="tier">{translate(LABELS.tier, tier)}</em>)
  }
  if (minQuantity > 1) facts.push(<i key="min">{translate(LABELS.minQuantity, { count: minQuantity, unit })}</i>)
  if (step > 1) facts.push(<i key="step">{translate(LABELS.step, { count: step, unit })}</i>)
  return facts.length === 0 ? null : <p className="shop-cart-facts">{facts}</p>
}

function PriceChange({ change }: { readonly change: Fen }) {
  const translate = useText()
  const amount = moneyText(Math.abs(change) as Fen)
  return (
    <em title={translate(LABELS.priceChanged)}>
      {translate(LABELS.priceChanged)} · {translate(change < 0 ? LABELS.priceDown : LABELS.priceUp, { amount })}
    </em>
  )
}

/** What must be changed before the line can be ordered, with the quantity that can be. */
function LineProblem({
  line,
  onQuantity,
}: {
  readonly line: CartLine
  readonly onQuantity: (quantity: number) => void
}) {
  const translate = useText()
  const { isShort, fitQuantity, stock, unit } = line
  if (!isShort && fitQuantity === undefined) return null
  const left = stock === undefined ? translate(LABELS.stockShort) : translate(LABELS.stockLeft, { count: stock, unit })
  return (
    <p className="shop-cart-problem" role="status">
      <span>{isShort ? left : translate(LABELS.step, { count: line.step, unit })}</span>
      {fitQuantity !== undefined && (
        <button type="button" onClick={() => onQuantity(fitQuantity)}>
          {translate(LABELS.setTo, { count: fitQuantity, unit })}
        </button>
      )}
    </p>
  )
}
