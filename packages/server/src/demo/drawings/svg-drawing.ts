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
    `hsl(${hue} ${Math.min(96, saturation + boost)}% ${lightness}%)`
  return {
    hue,
    pale: tone(70, 95),
    light: tone(72, 80),
    main: tone(62, 57),
    deep: tone(58, 40),
    text: tone(38, 22),
  }
}

/** Gradients that every drawing uses: light falls from the top left. */
export function gradients(paint: Paint): string {
  const slope = (id: string, from: string, to: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return [
    slope('body', paint.light, paint.main),
    slope('dark', paint.main, paint.deep),
    slope('steel', '#f4f6f9', '#a9b4c2'),
    slope('iron', '#8793a4', '#4a5568'),
    slope('white', '#ffffff', '#e3e9f2'),
    slope('gold', '#ffe9a8', '#e0a83a'),
    '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>',
  ].join('')
}

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
