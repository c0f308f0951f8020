import { textColourOn } from '@mallwright/contract/values'
import type { CSSProperties } from 'react'

import { marginStyle } from '../appearance/css-values.ts'
import { tileLayout } from './tile-layout.ts'
import type { TileProps } from './tile-fields.ts'

/** Padding of a coloured section in page px. The same as in product-tiles.css. */
export const SECTION_PADDING = 12

type SectionProps = TileProps & { readonly marginX: number; readonly marginY: number }

/** Class of a list's outermost element. */
export function sectionClass(props: SectionProps): string {
  const isSection = tileLayout(props).styleName === 'section'
  return `mw-products${isSection ? ' is-section' : ''}${props.backdrop === '' ? '' : ' has-backdrop'}`
}

/** Style of a list's outermost element. */
export function sectionStyle(props: SectionProps): CSSProperties {
  const { backdrop } = props
  return {
    ...marginStyle(props),
    ...(backdrop !== '' && { ['--backdrop' as string]: backdrop, ['--on-backdrop' as string]: textColourOn(backdrop) }),
  }
}

/** Height in page px that the section adds to the products. */
export function sectionHeight(props: SectionProps): number {
  return 2 * props.marginY + (tileLayout(props).styleName === 'section' ? 2 * SECTION_PADDING : 0)
}
