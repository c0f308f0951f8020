import { LOCALES } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import { DEFINITIONS } from '@mallwright/modules/definitions'
import { SAMPLES, maximalProps, STRESS_FIXTURES } from '@mallwright/modules/samples'
import type { StressFixtureName } from '@mallwright/modules/samples'

/** Widths of phones that the gallery draws, in CSS px. */
export const WIDTHS = [320, 375, 430] as const

/** What the gallery shows; it lives in the address, so that a cell can be linked to. */
export interface GalleryState {
  /** A module's type; empty for all. */
  readonly module: string
  /** A variant's name; empty for all. */
  readonly variant: string
  readonly data: StressFixtureName
  readonly theme: 'light' | 'dark'
  readonly locale: Locale
  readonly width: (typeof WIDTHS)[number]
  /** Nothing but the cells, as wide as the window: for looking at one on a phone. */
  readonly isBare: boolean
}

/** Reads the address; anything that the gallery does not know takes its default. */
export function readGalleryState(search: string): GalleryState {
  const query = new URLSearchParams(search)
  const module = query.get('module') ?? ''
  const data = query.get('data') ?? ''
  return {
    module: Object.hasOwn(DEFINITIONS, module) ? module : '',
    variant: query.get('variant') ?? '',
    data: Object.hasOwn(STRESS_FIXTURES, data) ? (data as StressFixtureName) : 'usual',
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    locale: LOCALES.find((locale) => locale === query.get('locale')) ?? 'zh-CN',
    width: WIDTHS.find((width) => String(width) === query.get('width')) ?? 375,
    isBare: query.has('bare'),
  }
}

/** The address of a state. */
export function galleryAddress({ isBare, ...state }: GalleryState): string {
  const query = new URLSearchParams(Object.entries(state).map(([name, value]) => [name, String(value)]))
  if (isBare) query.set('bare', '1')
  return `?${query.toString()}`
}

/** One thing to draw: a module in one variant. */
export interface GalleryCell {
  readonly module: string
  readonly variant: string
  readonly props: Readonly<Record<string, unknown>>
}

/** Every module in every variant that a state asks for. */
export function galleryCells({ module, variant }: GalleryState): GalleryCell[] {
  return Object.values(DEFINITIONS)
    .filter(({ type }) => module === '' || type === module)
    .flatMap(({ type, fields }) => {
      const samples = SAMPLES.find((one) => one.type === type)
      const variants = { sample: samples?.versions.at(-1) ?? {}, ...samples?.states, stretched: maximalProps(fields) }
      return Object.entries(variants).map(([name, props]) => ({ module: type, variant: name, props }))
    })
    .filter((cell) => variant === '' || cell.variant === variant)
}
