import { LOCALES } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import { DEFINITIONS } from '@mallwright/modules/definitions'
import { SAMPLES, maximalProps, STRESS_FIXTURES } from '@mallwright/modules/samples'
import type { StressFixtureName } from '@mallwright/modules/samples'

/** Phone widths of the gallery, in CSS px. */
export const WIDTHS = [320, 375, 430] as const

/** State of the gallery, stored in the address. */
export interface GalleryState {
  /** Module type; empty for all. */
  readonly module: string
  /** Variant name; empty for all. */
  readonly variant: string
  readonly data: StressFixtureName
  readonly theme: 'light' | 'dark'
  readonly locale: Locale
  readonly width: (typeof WIDTHS)[number]
  /** Shows only the cells at window width, for viewing on a phone. */
  readonly isBare: boolean
}

/** Parses the address; unknown values fall back to defaults, the language to that of the studio. */
export function readGalleryState(search: string, studioLocale: Locale): GalleryState {
  const query = new URLSearchParams(search)
  const module = query.get('module') ?? ''
  const data = query.get('data') ?? ''
  return {
    module: Object.hasOwn(DEFINITIONS, module) ? module : '',
    variant: query.get('variant') ?? '',
    data: Object.hasOwn(STRESS_FIXTURES, data) ? (data as StressFixtureName) : 'usual',
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    locale: LOCALES.find((locale) => locale === query.get('locale')) ?? studioLocale,
    width: WIDTHS.find((width) => String(width) === query.get('width')) ?? 375,
    isBare: query.has('bare'),
  }
}

/** Address of a state. */
export function galleryAddress({ isBare, ...state }: GalleryState): string {
  const query = new URLSearchParams(Object.entries(state).map(([name, value]) => [name, String(value)]))
  if (isBare) query.set('bare', '1')
  return `?${query.toString()}`
}

/** A module in one variant. */
export interface GalleryCell {
  readonly module: string
  readonly variant: string
  readonly props: Readonly<Record<string, unknown>>
}

/** Cells selected by a state. */
export function galleryCells({ module, variant }: GalleryState): GalleryCell[] {
  return Object.values(DEFINITIONS)
    .filter(({ type }) => module === '' || type === module)
    .flatMap(({ type, fields }) => {
      const samples = SAMPLES.find((sample) => sample.type === type)
      const variants = { sample: samples?.versions.at(-1) ?? {}, ...samples?.states, stretched: maximalProps(fields) }
      return Object.entries(variants).map(([name, props]) => ({ module: type, variant: name, props }))
    })
    .filter((cell) => variant === '' || cell.variant === variant)
}
