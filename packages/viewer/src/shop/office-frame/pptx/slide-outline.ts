import { attributeOf, childOf, childrenOf } from '../package/xml.ts'

/** The outline of a shape that CSS draws. */
export type Outline =
  | { readonly kind: 'box' }
  /** Share of its shorter side. */
  | { readonly kind: 'round'; readonly radius: number }
  | { readonly kind: 'ellipse' }
  | { readonly kind: 'line' }
  /** `x y` pairs in per cent. */
  | { readonly kind: 'polygon'; readonly points: string }
  /** A path of SVG in a view of that size. */
  | { readonly kind: 'path'; readonly path: string; readonly width: number; readonly height: number }

/** Outlines that are no box, at their usual handles. ECMA-376 part 1 §20.1.10.56 and annex D. */
const POLYGONS: Readonly<Record<string, string>> = {
  triangle: '50% 0, 100% 100%, 0 100%',
  rtTriangle: '0 0, 100% 100%, 0 100%',
  diamond: '50% 0, 100% 50%, 50% 100%, 0 50%',
  parallelogram: '25% 0, 100% 0, 75% 100%, 0 100%',
  trapezoid: '25% 0, 75% 0, 100% 100%, 0 100%',
  pentagon: '50% 0, 100% 38%, 81% 100%, 19% 100%, 0 38%',
  hexagon: '25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%',
  homePlate: '0 0, 75% 0, 100% 50%, 75% 100%, 0 100%',
  chevron: '0 0, 75% 0, 100% 50%, 75% 100%, 0 100%, 25% 50%',
  rightArrow: '0 25%, 60% 25%, 60% 0, 100% 50%, 60% 100%, 60% 75%, 0 75%',
  leftArrow: '100% 25%, 40% 25%, 40% 0, 0 50%, 40% 100%, 40% 75%, 100% 75%',
  downArrow: '25% 0, 75% 0, 75% 60%, 100% 60%, 50% 100%, 0 60%, 25% 60%',
  upArrow: '25% 100%, 75% 100%, 75% 40%, 100% 40%, 50% 0, 0 40%, 25% 40%',
}

/** The share of the shorter side that corners are rounded by, unless the shape says otherwise. */
const USUAL_RADIUS = 16_667

/** The outline of a shape; one that is not known is its box. */
export function readOutline(properties: Element | undefined): Outline {
  const preset = childOf(properties, 'prstGeom')
  const name = attributeOf(preset, 'prst')
  const custom = childOf(properties, 'custGeom', 'pathLst')
  if (custom) return readPath(childrenOf(custom, 'path')[0]) ?? { kind: 'box' }
  if (name === 'ellipse' || name === 'flowChartConnector') return { kind: 'ellipse' }
  if (name === 'line' || name.includes('Connector')) return { kind: 'line' }
  if (Object.hasOwn(POLYGONS, name)) return { kind: 'polygon', points: POLYGONS[name] ?? '' }
  if (!name.startsWith('round') && name !== 'flowChartAlternateProcess') return { kind: 'box' }
  const guide = childrenOf(childOf(preset, 'avLst'), 'gd').find((one) => /^adj1?$/.test(attributeOf(one, 'name')))
  const value = Number(attributeOf(guide, 'fmla').replace(/^val /, '') || USUAL_RADIUS)
  return { kind: 'round', radius: Number.isFinite(value) ? Math.min(0.5, Math.max(0, value / 100_000)) : 0 }
}

/** Commands of SVG by those of a path, with the points that each takes. */
const COMMANDS: Readonly<Record<string, readonly [command: string, points: number]>> = {
  moveTo: ['M', 1],
  lnTo: ['L', 1],
  cubicBezTo: ['C', 3],
  quadBezTo: ['Q', 2],
  close: ['Z', 0],
}

/** Steps of a path that are drawn. */
const MAX_STEPS = 2000

/** A path whose points are numbers; `undefined` of any other. ECMA-376 part 1 §20.1.9.15. */
function readPath(path: Element | undefined): Outline | undefined {
  const width = Number(attributeOf(path, 'w'))
  const height = Number(attributeOf(path, 'h'))
  const steps = [...(path?.children ?? [])]
  if (!(width > 0 && height > 0) || steps.length > MAX_STEPS) return undefined
  const drawn: string[] = []
  for (const step of steps) {
    const [command, count] = (Object.hasOwn(COMMANDS, step.localName) && COMMANDS[step.localName]) || []
    const points = childrenOf(step, 'pt').flatMap((point) => [
      Number(attributeOf(point, 'x')),
      Number(attributeOf(point, 'y')),
    ])
    if (command === undefined || points.length !== (count ?? 0) * 2 || !points.every(Number.isFinite)) return undefined
    drawn.push(command + points.join(' '))
  }
  return { kind: 'path', path: drawn.join(''), width, height }
}
