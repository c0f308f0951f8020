import type { BrandCard } from '@mallwright/contract/catalog'
import { brandPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'

import { textColourStyle } from '../appearance/colour-styles.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { PictureBox } from '../appearance/picture-box.tsx'
import type { ViewProps } from '../kit/module-view.ts'
import type { BrandWallProps } from './brand-wall.ts'

/** Requested logo size in device pixels: a phone at three device pixels per CSS pixel. */
const LOGO_PX = 144

/** One brand: its logo, or the first character of its name, and the name. */
export function BrandTile({
  view,
  brand,
  isEager,
}: {
  readonly view: ViewProps<BrandWallProps, readonly BrandCard[]>
  readonly brand: BrandCard
  readonly isEager: boolean
}) {
  const { props, mode, origin, onAction } = view
  return (
    <LinkArea
      className="mw-brand-link"
      link={{ kind: 'path', path: brandPath(brand.id) }}
      mode={mode}
      origin={origin}
      onAction={onAction}
      isPreviewOnly
      {...(!props.isNameShown && { label: brand.name })}
    >
      <span className="mw-brand-logo">
        {pictureUrl(brand.logoUrl) === '' ? (
          <span aria-hidden="true">{Array.from(brand.name)[0]}</span>
        ) : (
          <PictureBox
            picture={{ url: brand.logoUrl, width: LOGO_PX, height: LOGO_PX }}
            alt=""
            sizes="48px"
            isEager={isEager}
          />
        )}
      </span>
      {props.isNameShown && (
        <span className="mw-brand-name" style={textColourStyle(props.nameColour)}>
          {brand.name}
        </span>
      )}
    </LinkArea>
  )
}

/** Skeleton of a tile while loading. */
export function BrandTileSkeleton() {
  return (
    <span className="mw-brand-link">
      <span className="mw-brand-logo" />
    </span>
  )
}
