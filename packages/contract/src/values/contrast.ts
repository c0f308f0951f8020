/** The least contrast of text that WCAG 2.2 asks for on level AA (1.4.3), and of large text. */
export const AA_CONTRAST = 4.5
export const AA_CONTRAST_LARGE = 3

type Rgb = readonly [number, number, number]

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** Red, green and blue of a colour, 0 to 255; black for what is no colour. The alpha of `#rrggbbaa` is left out. */
function rgbOf(colour: string): Rgb {
  const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(colour) ? colour.slice(1) : '000'
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const pairs = [long.slice(0, 2), long.slice(2, 4), long.slice(4, 6)]
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance, 0 to 1. WCAG 2.2, definition "relative luminance". */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two opaque colours, 1 to 21. WCAG 2.2, definition "contrast ratio". */
export function contrastOf(first: string, second: string): number {
  const [a, b] = [luminance(rgbOf(first)), luminance(rgbOf(second))] as const
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Mixture of two colours; `share` (0 to 1) is that of the second. */
export function mixColours(colour: string, other: string, share: number): string {
  const from = rgbOf(colour)
  const to = rgbOf(other)
  return hexOf([0, 1, 2].map((channel) => (from[channel] ?? 0) * (1 - share) + (to[channel] ?? 0) * share) as never)
}

/** Text colour on a background: white or near-black where it reaches AA, else black. */
export function textColourOn(background: string): string {
  const soft = ['#ffffff', '#1d2129'].find((textColour) => contrastOf(textColour, background) >= AA_CONTRAST)
  return soft ?? '#000000'
}

/** The nearest colour, towards white or black, that reaches the contrast on a background. */
export function readableOn(colour: string, background: string, contrast = AA_CONTRAST): string {
  const end = luminance(rgbOf(background)) > 0.18 ? BLACK : WHITE
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mixColours(colour, hexOf(end), share)
    if (contrastOf(mixed, background) >= contrast) return mixed
  }
  return hexOf(end)
}
