import { AA_CONTRAST, contrastOf, textColourOn, mixColours, readableOn } from '@mallwright/contract/values'
import type { CSSProperties } from 'react'

/** Surface and background of the dark theme, as in theme.css: chosen colours are made readable on them. */
const DARK_SURFACE = '#1d1f25'
const DARK_BACKGROUND = '#121317'

/** How much of a chosen page background is left in the dark theme. */
const TINT = 0.06

/** The price colour that a list has by itself. Specification 3 §9. */
const PRICE = '#ff4200'

/** A light and a dark value in one declaration. `--mw-l` and `--mw-d` are theme switches: the empty one is off, the invalid one uses its fallback. */
function byTheme(light: string, dark: string): string {
  return light === dark ? light : `var(--mw-l, ${light}) var(--mw-d, ${dark})`
}

/** A chosen text colour: unchanged in the light theme, made readable in the dark one. */
export function textColourStyle(colour: string): CSSProperties {
  return colour === '' ? {} : { color: byTheme(colour, readableOn(colour, DARK_SURFACE)) }
}

/** A chosen page background: as it is by day, dark with its tint by night. */
export function backgroundStyle(background: string): CSSProperties {
  return background === '' ? {} : { background: byTheme(background, mixColours(DARK_BACKGROUND, background, TINT)) }
}

/** A chosen module background: the same in both themes, with all text tokens readable on it. */
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
