/** Fills that every picture has as a gradient of that name. */
const GRADIENTS = new Set(['body', 'dark', 'steel', 'iron', 'white', 'gold', 'card'])

const paintOfFill = (fill: string) => (GRADIENTS.has(fill) ? `url(#${fill})` : fill)
const clear = (opacity: number) => (opacity === 1 ? '' : ` opacity="${opacity}"`)

/** A box: `x y width height` and the radius of its corners; its fill is a colour or the name of a gradient. */
export function box(at: string, fill: string, opacity = 1): string {
  const [x, y, width, height, radius] = at.split(' ')
  const corners = radius === undefined ? '' : ` rx="${radius}"`
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corners} fill="${paintOfFill(fill)}"${clear(opacity)}/>`
}

/** A disc: `x y radius`. */
export function disc(at: string, fill: string, opacity = 1): string {
  const [x, y, radius] = at.split(' ')
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paintOfFill(fill)}"${clear(opacity)}/>`
}

/** An ellipse: `x y radiusX radiusY`. */
export function oval(at: string, fill: string, opacity = 1): string {
  const [x, y, across, up] = at.split(' ')
  return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${up}" fill="${paintOfFill(fill)}"${clear(opacity)}/>`
}

/** A filled path. */
export function area(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${paintOfFill(fill)}"${clear(opacity)}/>`
}

/** A round stroke of a width. */
export function line(path: string, colour: string, width: number): string {
  return `<path d="${path}" stroke="${paintOfFill(colour)}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A gleam: a white, half clear stroke. */
export function gleam(path: string, width = 12): string {
  return `<path d="${path}" stroke="#fff" stroke-width="${width}" fill="none" stroke-linecap="round" opacity=".5"/>`
}

/** Shapes turned by degrees about a point `x y`. */
export function turned(degrees: number, about: string, shapes: string): string {
  return `<g transform="rotate(${degrees} ${about})">${shapes}</g>`
}

/** Shapes moved and scaled: `x y` and a factor. */
export function placed(at: string, factor: number, shapes: string): string {
  return `<g transform="translate(${at}) scale(${factor})">${shapes}</g>`
}

/** Shapes for each of some numbers. */
export function each(numbers: readonly number[], draw: (number: number, index: number) => string): string {
  return numbers.map(draw).join('')
}
