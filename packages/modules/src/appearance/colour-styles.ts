import { AA_CONTRAST, contrastOf, textColourOn, mixColours, readableOn } from '@mallwright/contract/values'
import type { CSSProperties } from 'react'

/** Surface and background of the dark theme, as in theme.css; custom colours are adjusted for contrast with them. */
const DARK_SURFACE = '#1d1f25'
const DARK_BACKGROUND = '#121317'

/** Share of a custom page background that remains in the dark theme. */
const TINT = 0.06

/** Default price colour of a list. Specification 3 §9. */
const PRICE = '#ff4200'

/** A light and a dark value in one declaration. `--mw-l` and `--mw-d` are theme switches: the empty one is off, the invalid one uses its fallback. */
function byTheme(light: string, dark: string): string {
  return light === dark ? light : `var(--mw-l, ${light}) var(--mw-d, ${dark})`
}

/** Custom text colour: unchanged in the light theme, contrast-adjusted in the dark one. */
export function textColourStyle(colour: string): CSSProperties {
  return colour === '' ? {} : { color: byTheme(colour, readableOn(colour, DARK_SURFACE)) }
}

/** Custom page background: unchanged in the light theme, a dark tint of it in the dark one. */
export function backgroundStyle(background: string): CSSProperties {
  return background === '' ? {} : { background: byTheme(background, mixColours(DARK_BACKGROUND, background, TINT)) }
}

/** Custom module background: the same in both themes, with all text tokens readable on it. */
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

/** Disables the dark theme's colour adjustment on pictures, which look the same in both themes. */
export const ON_PICTURE_STYLE: CSSProperties = Object.fromEntries([
  ['--mw-l', 'initial'],
  ['--mw-d', ' '],
])
