import { AA_CONTRAST, contrastOf, textColourOn, mixColours, readableOn } from '@mallwright/contract/values'
import type { CSSProperties } from 'react'

/** The dark theme's surface and ground, as theme.css has them: what own colours are made readable on. */
const DARK_SURFACE = '#1d1f25'
const DARK_BACKGROUND = '#121317'

/** How much of a chosen page background is left in the dark theme. */
const TINT = 0.06

/** The price colour that a list has by itself. Specification 3 §9. */
const PRICE = '#ff4200'

/** One of two values by theme. `--mw-l` and `--mw-d` are switches of theme.css: the one that is off is empty, the other fails to its fallback. */
function byTheme(light: string, dark: string): string {
  return light === dark ? light : `var(--mw-l, ${light}) var(--mw-d, ${dark})`
}

/** A chosen text colour: as it is on a light page, made readable on a dark one. */
export function textColourStyle(colour: string): CSSProperties {
  return colour === '' ? {} : { color: byTheme(colour, readableOn(colour, DARK_SURFACE)) }
}

/** A chosen page background: as it is by day, dark with its tint by night. */
export function backgroundStyle(background: string): CSSProperties {
  return background === '' ? {} : { background: byTheme(background, mixColours(DARK_BACKGROUND, background, TINT)) }
}

/** A chosen background of a module: the same in both themes, and what stands on it is written in what can be read there. */
export function surfaceStyle(background: string): CSSProperties {
  if (background === '') return {}
  const ink = textColourOn(background)
  const sunken = mixColours(background, ink, 0.08)
  const tokens: Record<`--mw-${string}`, string> = {
    '--mw-l': 'initial',
    '--mw-d': ' ',
    '--mw-surface': background,
    '--mw-sunken': contrastOf(ink, sunken) >= AA_CONTRAST ? sunken : background,
    '--mw-line': mixColours(background, ink, 0.16),
    '--mw-text': ink,
    '--mw-name': ink,
    '--mw-text-weak': readableOn(mixColours(ink, background, 0.3), background),
    '--mw-primary-text': ink,
    '--mw-price': readableOn(PRICE, background, 3),
    '--mw-price-small': readableOn(PRICE, background),
    '--mw-focus': ink,
  }
  return { background, color: ink, ...tokens }
}

/** What stands on a picture keeps its chosen colours in both themes: the picture is the same by night. */
export const ON_PICTURE_STYLE: CSSProperties = Object.fromEntries([
  ['--mw-l', 'initial'],
  ['--mw-d', ' '],
])
