import type { Picture } from './picture.ts'

/** Widths in px that an uploaded picture is made in, next to its own. */
export const PICTURE_WIDTHS = [375, 750, 1125] as const

/** The most px that a picture of ours may be high in one of its widths: what WebP can hold. */
export const MAX_FORM_HEIGHT = 16_383

/** Addresses that a picture may be loaded from: http(s) or a path of the own host; anything else gives an empty address. */
export function pictureUrl(url: string): string {
  // Browsers leave tabs and line ends out before they read an address: `/\t/host` is another host.
  return /^(https?:\/\/|\/(?![/\\]))/i.test(url) && !/[\t\n\r]/.test(url) ? url : ''
}

/** The `srcset` of an uploaded picture in one format; empty when the address is not one of ours or it has no variants. */
export function sourceSet({ url, width, height }: Picture, format: 'avif' | 'webp'): string {
  const stored = /^(.*\/alc-oss\/handle\/downLoad\/[\w-]+\/)origin$/.exec(url)
  if (!stored) return ''
  return PICTURE_WIDTHS.filter((step) => step <= width || step === PICTURE_WIDTHS[0])
    .filter((step) => (height * Math.min(step, width)) / width <= MAX_FORM_HEIGHT)
    .map((step) => `${stored[1]}w${step}.${format} ${step}w`)
    .join(', ')
}
