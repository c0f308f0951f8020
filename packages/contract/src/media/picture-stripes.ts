import { PICTURE_WIDTHS } from './picture-source.ts'
import type { Picture } from './picture.ts'

/** A picture more than this many times as high as wide is drawn in stripes that load one after another. */
export const LONG_PICTURE_RATIO = 3

/**
 * How high a stripe is and how far it reaches under the next one, in widths. In every width on offer (375 × n px) both
 * are whole pixels, so that stripes are cut and not resampled; the overlap hides hairlines while a page is zoomed.
 */
const STRIPE = { height: 2, overlap: 2 / 375 } as const

/** Minimum height of the last stripe, as a share of a full one; a smaller rest belongs to the stripe before. */
const MIN_LAST_STRIPE = 0.25

/** A stripe of a picture; lengths in parts of the picture's height. */
export interface Stripe {
  readonly top: number
  /** Without what lies under the next stripe; all heights together are 1. */
  readonly height: number
  readonly overlap: number
}

/** The cut of one stripe out of the picture in one width, in px. */
export interface StripeCut {
  readonly top: number
  readonly height: number
}

/** How many stripes a picture has; 0 when it is drawn whole. */
export function stripeCount({ width, height }: Pick<Picture, 'width' | 'height'>): number {
  if (width < PICTURE_WIDTHS[0] || height <= width * LONG_PICTURE_RATIO) return 0
  return Math.floor(height / (width * STRIPE.height) + 1 - MIN_LAST_STRIPE)
}

/** The stripes of a long picture from top to bottom; none when it is drawn whole. */
export function stripesOf(picture: Pick<Picture, 'width' | 'height'>): readonly Stripe[] {
  const count = stripeCount(picture)
  const unit = picture.width / picture.height
  return Array.from({ length: count }, (_, index) => {
    const top = index * STRIPE.height * unit
    const isLast = index === count - 1
    return { top, height: isLast ? 1 - top : STRIPE.height * unit, overlap: isLast ? 0 : STRIPE.overlap * unit }
  })
}

/** Section of a picture, scaled to one of `PICTURE_WIDTHS`, that becomes a stripe. Whole px; the last one extends to the end. */
export function stripeCut(
  size: { readonly width: number; readonly height: number },
  index: number,
  count: number,
): StripeCut {
  const top = index * STRIPE.height * size.width
  const height = Math.round((STRIPE.height + STRIPE.overlap) * size.width)
  return { top, height: index === count - 1 ? size.height - top : height }
}

/** The widths that a picture's stripes are made in. */
export function stripeWidths({ width }: Pick<Picture, 'width'>): readonly number[] {
  return PICTURE_WIDTHS.filter((step) => step <= width)
}

/** The address of a stripe of an upload of ours in one form; empty for any other picture. */
export function stripeUrl(
  { url }: Picture,
  index: number,
  form: { readonly width: number; readonly format: string },
): string {
  const stored = /^(.*\/alc-oss\/handle\/downLoad\/[\w-]+\/)origin$/.exec(url)
  return stored ? `${stored[1]}w${form.width}s${index}.${form.format}` : ''
}
