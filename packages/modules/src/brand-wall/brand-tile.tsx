import type { BrandCard } from '@mallwright/contract/catalog'
import { brandPath } from '@mallwright/contract/link'

import { textColourStyle } from '../appearance/colour-styles.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { LogoBox } from '../appearance/logo-box.tsx'
import type { ViewProps } from '../kit/module-view.ts'
import type { BrandWallProps } from './brand-wall.ts'

/** Requested logo size in device pixels. */
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
      className="mw-stacked mw-brand-link"
      link={{ kind: 'path', path: brandPath(brand.id) }}
      mode={mode}
      origin={origin}
      onAction={onAction}
      isPreviewOnly
      {...(!props.isNameShown && { label: brand.name })}
    >
      <LogoBox
        className="mw-brand-logo"
        url={brand.logoUrl}
        name={brand.name}
        px={LOGO_PX}
        sizes="48px"
        isEager={isEager}
      />
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
    <span className="mw-stacked mw-brand-link">
      <span className="mw-brand-logo" />
    </span>
  )
}
