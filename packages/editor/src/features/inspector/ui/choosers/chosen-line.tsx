import { pictureUrl } from '@mallwright/contract/media'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

/** One shop or article of a list: picture, name, a weaker note, and whether buyers can still see it. */
export function ChosenLine(props: {
  readonly name: string
  readonly pictureAddress: string
  readonly note?: string
  /** Why buyers cannot see it, where they cannot. */
  readonly gone?: Label | undefined
}): ReactNode {
  const { name, pictureAddress, note, gone } = props
  const text = useText()
  return (
    <span className="st-product">
      <span className="st-product-picture">
        {pictureUrl(pictureAddress) !== '' && <img src={pictureAddress} alt="" loading="lazy" />}
      </span>
      <span className="st-product-name">
        {name}
        {note && <small className="st-product-note">{note}</small>}
        {gone && <small>{text(gone)}</small>}
      </span>
    </span>
  )
}
