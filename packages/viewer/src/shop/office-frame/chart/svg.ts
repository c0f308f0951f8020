const SVG = 'http://www.w3.org/2000/svg'

/** An element of SVG with attributes and a text. */
export function svg(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value))
  if (text !== '') element.textContent = text
  return element
}

/** Coordinates with a tenth, which nobody sees more of. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
