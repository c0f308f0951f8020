/** Last painted input of each canvas. */
const painted = new WeakMap<HTMLCanvasElement, string>()

/** Paints a canvas in page px unless its input is unchanged: painting costs more than comparing. */
export function paintCanvas(
  element: HTMLCanvasElement,
  from: unknown,
  paint: (pen: CanvasRenderingContext2D, style: CSSStyleDeclaration) => void,
): void {
  const { clientWidth: width, clientHeight: height } = element
  if (width === 0 || height === 0) return
  const density = devicePixelRatio
  const style = getComputedStyle(element)
  const key = JSON.stringify([width, height, density, style.color, style.outlineColor, style.borderColor, from])
  if (painted.get(element) === key) return
  const pen = element.getContext('2d')
  if (!pen) return
  painted.set(element, key)
  element.width = Math.round(width * density)
  element.height = Math.round(height * density)
  pen.scale(density, density)
  paint(pen, style)
}
