import type { CSSProperties } from 'react'

import { marginStyle } from '../appearance/css-values.ts'
import { tileLayout } from './tile-layout.ts'
import type { TileProps } from './tile-fields.ts'

/** Space in page px around the products of a coloured section. The same as in product-tiles.css. */
export const SECTION_PADDING = 12

type SectionProps = TileProps & { readonly marginX: number; readonly marginY: number }

/** Luminance from which on dark text is easier to read than white: both contrasts are equal there. WCAG 2.2, 1.4.3. */
const DARK_TEXT_FROM = 0.179

/** White or near black, whichever is easier to read on a colour `#rrggbb…`. */
export function textOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > DARK_TEXT_FROM ? '#1d2129' : '#ffffff'
}

/** The class of a list's outermost box. */
export function sectionClass(props: SectionProps): string {
  const isSection = tileLayout(props).look === 'section'
  return `mw-products${isSection ? ' is-section' : ''}${props.backdrop === '' ? '' : ' has-backdrop'}`
}

/** The style of a list's outermost box. */
export function sectionStyle(props: SectionProps): CSSProperties {
  const { backdrop } = props
  return {
    ...marginStyle(props),
    ...(backdrop !== '' && { ['--backdrop' as string]: backdrop, ['--on-backdrop' as string]: textOn(backdrop) }),
  }
}

/** Height in page px of what stands around the products of a list. */
export function sectionHeight(props: SectionProps): number {
  return 2 * props.marginY + (tileLayout(props).look === 'section' ? 2 * SECTION_PADDING : 0)
}
