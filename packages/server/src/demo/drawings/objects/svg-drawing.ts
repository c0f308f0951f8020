/** The colours of one picture, all from one hue. */
export interface Paint {
  readonly hue: number
  readonly pale: string
  readonly light: string
  readonly main: string
  readonly deep: string
  readonly text: string
}

const WARM_FROM = 20
const WARM_TO = 70
const WARM_BOOST = 28

/** Colours of a hue in degrees. */
export function paintOf(hue: number): Paint {
  // Yellows and oranges look brown at the saturation that suits the other hues.
  const boost = hue > WARM_FROM && hue < WARM_TO ? WARM_BOOST : 0
  const tone = (saturation: number, lightness: number) =>
    hexOf(hue, Math.min(96, saturation + boost) / 100, lightness / 100)
  return {
    hue,
    pale: tone(70, 95),
    light: tone(72, 80),
    main: tone(62, 57),
    deep: tone(58, 40),
    text: tone(38, 22),
  }
}

/** A colour as `#rrggbb`, which is half as long as its HSL. CSS Color 4, section 7.1. */
export function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12
    const level = lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))
    return Math.round(level * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Where the light of a picture comes from. */
export type Light = 'left' | 'right'

/** Gradients and filters of a content: those alone that it names. */
export function gradientsOf(content: string, paint: Paint, { light = 'left', suffix = '' }: Gradients = {}): string {
  const way = light === 'left' ? 'y2="1"' : 'x1="1" x2="0" y2="1"'
  return Object.entries({ ...slopesOf(paint), ...SLOPES })
    .filter(([name]) => content.includes(`url(#${name}${suffix})`))
    .map(
      ([name, [start, end]]) =>
        `<linearGradient id="${name}${suffix}" ${way}><stop stop-color="${start}"/><stop offset="1" stop-color="${end}"/></linearGradient>`,
    )
    .join('')
}

/** The blur of shadows and glows. */
export const SOFT =
  '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>'

interface Gradients {
  readonly light?: Light
  /** Ends the names of the gradients, where a picture has objects of several hues. */
  readonly suffix?: string
}

const slopesOf = ({ light, main, deep }: Paint) => ({ body: [light, main], dark: [main, deep] }) as const

/** Materials that have a colour of their own. */
const SLOPES = {
  steel: ['#f4f6f9', '#a9b4c2'],
  iron: ['#8793a4', '#4a5568'],
  white: ['#ffffff', '#e3e9f2'],
  gold: ['#ffe9a8', '#e0a83a'],
  card: ['#dcb27c', '#b98a4f'],
} as const

/** Soft shadow below an object. */
export function shadow(x: number, y: number, radius: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${Math.round(radius * 0.13)}" fill="#1f2a3d" opacity=".2" filter="url(#soft)"/>`
}

/** A block seen from the front left: front, top and right face. */
export function block(
  at: { readonly x: number; readonly y: number },
  size: { readonly width: number; readonly height: number; readonly depth: number },
  paint: Paint,
): string {
  const { x, y } = at
  const { width, height, depth } = size
  const lift = Math.round(depth * 0.7)
  return [
    `<path d="M${x} ${y}l${depth} ${-lift}h${width}l${-depth} ${lift}z" fill="${paint.pale}"/>`,
    `<path d="M${x + width} ${y}l${depth} ${-lift}v${height}l${-depth} ${lift}z" fill="${paint.deep}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#body)"/>`,
  ].join('')
}
