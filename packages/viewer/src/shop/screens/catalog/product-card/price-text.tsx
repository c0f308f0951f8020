import { CATALOG_LABELS } from './catalog-labels.ts'
import { moneyText } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import './price-and-tag.css'

/** A price as buyers read it: small ¥, large yuan, small cents; or why there is none. */
export function PriceText(props: {
  readonly price: Fen | undefined
  readonly isByEnquiry: boolean
  /** `large` on a product's own page. */
  readonly size?: 'large'
}): ReactNode {
  const translate = useText()
  const className = props.size === 'large' ? 'shop-cost is-large' : 'shop-cost'
  if (props.isByEnquiry) return <span className={`${className} is-word`}>{translate(CATALOG_LABELS.byEnquiry)}</span>
  if (props.price === undefined)
    return <span className="shop-cost-hidden">{translate(CATALOG_LABELS.signInToSeePrice)}</span>
  const [yuan, cents] = moneyText(props.price).split('.')
  return (
    <span className={className}>
      <small>¥</small>
      <b>{yuan}</b>
      <small>.{cents}</small>
    </span>
  )
}
