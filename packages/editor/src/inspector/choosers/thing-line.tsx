import { pictureUrl } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { INSPECTOR_TEXTS } from '../inspector.texts.ts'

/** One shop or article of a list: picture, name, a weaker note, and whether buyers can still see it. */
export function ThingLine(props: {
  readonly name: string
  readonly pictureAddress: string
  readonly note?: string
  readonly isGone?: boolean
}): ReactNode {
  const { name, pictureAddress, note, isGone } = props
  const text = useText()
  return (
    <span className="st-product">
      <span className="st-product-picture">
        {pictureUrl(pictureAddress) !== '' && <img src={pictureAddress} alt="" loading="lazy" />}
      </span>
      <span className="st-product-name">
        {name}
        {note && <small className="st-product-note">{note}</small>}
        {isGone && <small>{text(INSPECTOR_TEXTS.goneThing)}</small>}
      </span>
    </span>
  )
}
