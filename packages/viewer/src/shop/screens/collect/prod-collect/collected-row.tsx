import { productPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import { CheckBox } from '../../../controls/check-box.tsx'
import type { Marks } from '../../../controls/use-marks.ts'
import { OperatedTag } from '../../catalog/product-card/product-tags.tsx'
import { PriceText } from '../../catalog/product-card/price-text.tsx'
import type { CollectedCard } from '../collect-reader.ts'
import './collected-row.css'

const LABELS = {
  down: { zh: '降价¥{amount}', en: '¥{amount} off' },
  invalid: { zh: '失效', en: 'Not sold any more' },
  soldOut: { zh: '缺货', en: 'Out of stock' },
  add: { zh: '把 {name} 加入购物车', en: 'Put {name} into the cart' },
  choose: { zh: '选择 {name} 的规格', en: 'Choose an option of {name}' },
  select: { zh: '选择 {name}', en: 'Select {name}' },
} satisfies Record<string, Label>

const CART = 'M3 4.5h2.5l2.2 10.5h9.8l2-7.5H6.3M9.5 19.5h.1M16.5 19.5h.1'

/** A collected product with what changed since, and its way into the cart; one with a choice of variants opens its page. */
export function CollectedRow(props: {
  readonly product: CollectedCard
  readonly isEager: boolean
  readonly marks: Marks
  readonly onAdd: (skuId: string) => void
}) {
  const { product, marks, isEager } = props
  const translate = useText()
  const { code, name, isInvalid } = product
  const picture = pictureUrl(product.imageUrl)
  return (
    <article className={isInvalid ? 'shop-collected is-invalid' : 'shop-collected'}>
      {marks.isManaging && (
        <CheckBox
          label={translate(LABELS.select, { name })}
          isChecked={marks.has(code)}
          onChange={(isMarked) => marks.mark([code], isMarked)}
        />
      )}
      <Anchor className="shop-collected-main" href={productPath(code)}>
        <span className="shop-collected-picture">
          {picture && (
            <img src={picture} alt="" width={96} height={96} loading={isEager ? 'eager' : 'lazy'} decoding="async" />
          )}
        </span>
        <span className="shop-collected-text">
          <span className="shop-collected-name">
            {product.isOperated && <OperatedTag />}
            {name}
          </span>
          <CollectedFacts product={product} />
          {!isInvalid && <PriceText price={product.price} isByEnquiry={product.isByEnquiry} />}
        </span>
      </Anchor>
      {!marks.isManaging && !isInvalid && !product.isByEnquiry && product.isInStock && (
        <AddButton product={product} onAdd={props.onAdd} />
      )}
    </article>
  )
}

function CollectedFacts({ product }: { readonly product: CollectedCard }) {
  const translate = useText()
  const { isInvalid, isInStock, priceDown } = product
  if (isInvalid || !isInStock)
    return <span className="shop-collected-facts">{translate(isInvalid ? LABELS.invalid : LABELS.soldOut)}</span>
  if (priceDown === undefined) return null
  return (
    <span className="shop-collected-facts is-down">{translate(LABELS.down, { amount: moneyText(priceDown) })}</span>
  )
}

function AddButton(props: { readonly product: CollectedCard; readonly onAdd: (skuId: string) => void }) {
  const { name, code, skuId } = props.product
  const translate = useText()
  const icon = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={CART} />
    </svg>
  )
  if (skuId === undefined)
    return (
      <Anchor className="shop-collected-add" href={productPath(code)} aria-label={translate(LABELS.choose, { name })}>
        {icon}
      </Anchor>
    )
  return (
    <button
      type="button"
      className="shop-collected-add"
      aria-label={translate(LABELS.add, { name })}
      onClick={() => props.onAdd(skuId)}
    >
      {icon}
    </button>
  )
}

/** The same boxes while the list loads. */
export function CollectedSkeleton() {
  return (
    <div className="shop-collected" aria-hidden="true">
      <span className="shop-collected-main">
        <span className="shop-collected-picture" />
        <span className="shop-collected-text">
          <span className="shop-skeleton-bar" style={{ width: '90%' }} />
          <span className="shop-skeleton-bar" style={{ width: '35%', marginTop: 'auto' }} />
        </span>
      </span>
    </div>
  )
}
