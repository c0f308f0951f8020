import { rulerTicks } from '../../geometry/ruler-ticks.ts'
import type { Axis } from '../../geometry/rect.ts'
import { paintCanvas } from './paint-canvas.ts'

/** What a ruler shows: where its zero lies, how long a unit is, and the stretch that is worked in, all in px of the ruler. */
export interface RulerScale {
  readonly origin: number
  readonly px: number
  readonly marked?: { readonly start: number; readonly end: number } | undefined
}

/** Paints a ruler along an axis onto its canvas. */
export function paintRuler(element: HTMLCanvasElement, axis: Axis, scale: RulerScale): void {
  const { clientWidth: width, clientHeight: height } = element
  const { origin, px, marked } = scale
  const across = axis === 'x'
  const thickness = across ? height : width
  paintCanvas(element, scale, (pen, style) => {
    const rect = (at: number, size: number, from: number) =>
      across ? pen.fillRect(at, from, size, thickness - from) : pen.fillRect(from, at, thickness - from, size)
    if (marked) {
      pen.fillStyle = style.outlineColor
      rect(marked.start, marked.end - marked.start, 0)
    }
    pen.fillStyle = style.color
    pen.font = `10px ${style.fontFamily}`
    for (const { at, label } of rulerTicks({ origin, px, length: across ? width : height })) {
      rect(Math.round(at), 1, label === undefined ? thickness - 4 : thickness - 8)
      if (label !== undefined) paintLabel(pen, { at, label, across })
    }
  })
}

function paintLabel(
  pen: CanvasRenderingContext2D,
  { at, label, across }: { readonly at: number; readonly label: number; readonly across: boolean },
): void {
  pen.save()
  pen.textBaseline = 'top'
  if (across) pen.fillText(String(label), at + 3, 2)
  else {
    // Upright, read from below.
    pen.translate(2, at - 3)
    pen.rotate(-Math.PI / 2)
    pen.fillText(String(label), 0, 0)
  }
  pen.restore()
}
