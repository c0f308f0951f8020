import { pictureUrl } from '@mallwright/contract/media'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

/** Props of a picker of items by id. */
export interface PickerProps {
  readonly ids: readonly string[]
  readonly max: number
  /** `isStep` marks consecutive keyboard steps that merge in the history. */
  readonly onChange: (ids: readonly string[], isStep?: boolean) => void
}

/** A product, shop or article: picture, name, note, and whether it is available. */
export function ChosenLine(props: {
  readonly name: string
  readonly pictureAddress: string
  readonly note?: string
  /** Reason why it is unavailable. */
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
