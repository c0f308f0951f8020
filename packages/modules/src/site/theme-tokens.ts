import { textColourOn, mixColours, readableOn } from '@mallwright/contract/values'

import { DEFAULT_COLOURS } from './site-theme.ts'
import type { SiteThemeProps } from './site-theme.ts'

/** CSS custom properties by name, `--mw-…`. */
export type Tokens = Readonly<Record<string, string>>

/** Overrides of theme.css by a site theme; empty where unchanged. */
export interface ThemeTokens {
  readonly light: Tokens
  readonly dark: Tokens
}

/** Dark values of the default colours, as in theme.css. */
const DARK = { background: '#121317', surface: '#1d1f25', text: '#eceef2' } as const

/** Share of the light background in the derived dark one. */
const TINT = 0.06

/** Contrast of body text in the derived dark theme. */
const DARK_TEXT_CONTRAST = 12

const SHADOWS = {
  none: { light: 'none', dark: 'none' },
  soft: { light: '0 2px 12px #1d212914', dark: '0 2px 12px #00000066' },
  strong: { light: '0 6px 24px #1d21293d', dark: '0 6px 24px #000000b3' },
} as const

/** Colour of product names while the text colour is the default, as in theme.css. Specification 3 §9: #333333. */
const NAME = { light: '#333333', dark: '#dfe2e8' } as const

type Colours = Pick<SiteThemeProps, 'primary' | 'price' | 'text' | 'background' | 'surface'>

/** Theme tokens, light and dark; unchanged ones are omitted. Dark values are derived unless set. */
export function themeTokens(theme: SiteThemeProps): ThemeTokens {
  const light = lightColours(theme)
  const dark = darkColours(theme, light)
  const isSame = Object.entries(DEFAULT_COLOURS).every(([name, value]) => light[name as keyof Colours] === value)
  const isDarkSame = isSame && Object.values(theme.dark).every((value) => value === '')
  const shared = {
    ...(theme.rounding !== 100 && { '--mw-round': String(theme.rounding / 100) }),
    ...(theme.fontScale !== 100 && { '--mw-font': String(theme.fontScale / 100) }),
  }
  const { light: lightShadow, dark: darkShadow } = SHADOWS[theme.shadow]
  return {
    light: {
      ...(!isSame && colourTokens(light, light.text === DEFAULT_COLOURS.text ? NAME.light : light.text)),
      ...(theme.shadow !== 'soft' && { '--mw-shadow': lightShadow }),
      ...shared,
    },
    dark: {
      ...(!isDarkSame && colourTokens(dark, dark.text === DARK.text ? NAME.dark : dark.text)),
      ...(theme.shadow !== 'soft' && { '--mw-shadow': darkShadow }),
      ...shared,
    },
  }
}

/** Theme tokens as a style sheet that overrides theme.css; empty when nothing changed. */
export function themeCss(theme: SiteThemeProps): string {
  const { light, dark } = themeTokens(theme)
  const rules = (tokens: Tokens) =>
    Object.entries(tokens)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
  if (rules(light) === '' && rules(dark) === '') return ''
  return [
    `:root:root{${rules(light)}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme]){${rules(dark)}}}`,
    `:root:root[data-theme=dark]{${rules(dark)}}`,
  ].join('')
}

function lightColours(theme: SiteThemeProps): Colours {
  const chosen = (name: keyof typeof DEFAULT_COLOURS) => theme[name] || DEFAULT_COLOURS[name]
  return {
    primary: chosen('primary'),
    price: chosen('price'),
    text: chosen('text'),
    background: chosen('background'),
    surface: chosen('surface'),
  }
}

function darkColours({ dark }: SiteThemeProps, light: Colours): Colours {
  const derived = (name: 'background' | 'surface') =>
    light[name] === DEFAULT_COLOURS[name] ? DARK[name] : mixColours(DARK[name], light[name], TINT)
  const surface = dark.surface || derived('surface')
  const text = light.text === DEFAULT_COLOURS.text ? DARK.text : readableOn(light.text, surface, DARK_TEXT_CONTRAST)
  return {
    primary: dark.primary || light.primary,
    price: dark.price || light.price,
    text: dark.text || text,
    background: dark.background || derived('background'),
    surface,
  }
}

function colourTokens({ primary, price, text, background, surface }: Colours, name: string): Tokens {
  // Text must be readable on both the page and its cards: the stricter of the two decides.
  const onBoth = (colour: string) => readableOn(readableOn(colour, surface), background)
  const readableText = onBoth(text)
  return {
    '--mw-primary': primary,
    '--mw-on-primary': textColourOn(primary),
    '--mw-primary-text': onBoth(primary),
    '--mw-price': readableOn(price, surface, 3),
    '--mw-price-small': onBoth(price),
    '--mw-text': readableText,
    '--mw-name': onBoth(name),
    '--mw-text-weak': onBoth(mixColours(readableText, surface, 0.32)),
    '--mw-background': background,
    '--mw-surface': surface,
    '--mw-sunken': mixColours(surface, readableText, 0.06),
    '--mw-line': mixColours(surface, readableText, 0.14),
  }
}
