import { attributeOf, childOf, isOn } from '../package/xml.ts'

/** Where something stands, in EMU from the slide's top left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Degrees, clockwise around its middle. */
  readonly turn: number
  readonly isFlippedX: boolean
  readonly isFlippedY: boolean
}

/** How what stands in a group comes to stand on its slide. */
export interface GroupPlace {
  readonly scaleX: number
  readonly scaleY: number
  readonly x: number
  readonly y: number
}

/** What stands on the slide itself. */
export const ON_SLIDE: GroupPlace = { scaleX: 1, scaleY: 1, x: 0, y: 0 }

/** The farthest that anything stands: a hundred times the widest slide. */
const MAX_EMU = 5_000_000_000

/** Where a transform (`xfrm`) places something; `undefined` without one that can be. ECMA-376 part 1 §20.1.7.6. */
export function readBox(transform: Element | undefined, { scaleX, scaleY, x, y }: GroupPlace): Box | undefined {
  const [left, top] = numbersOf(childOf(transform, 'off'), 'x', 'y')
  const [width, height] = numbersOf(childOf(transform, 'ext'), 'cx', 'cy')
  if (left === undefined || top === undefined || width === undefined || height === undefined) return undefined
  if (width < 0 || height < 0) return undefined
  const turn = Number(attributeOf(transform, 'rot') || 0) / 60_000
  return {
    x: x + left * scaleX,
    y: y + top * scaleY,
    width: width * scaleX,
    height: height * scaleY,
    turn: Number.isFinite(turn) ? turn % 360 : 0,
    isFlippedX: isOn(transform, 'flipH'),
    isFlippedY: isOn(transform, 'flipV'),
  }
}

/** Where what stands in a group stands on the slide. ECMA-376 part 1 §20.1.7.5. */
export function placeOfGroup(transform: Element | undefined, outer: GroupPlace): GroupPlace {
  const box = readBox(transform, ON_SLIDE)
  const [x, y] = numbersOf(childOf(transform, 'chOff'), 'x', 'y')
  const [width, height] = numbersOf(childOf(transform, 'chExt'), 'cx', 'cy')
  if (!box || x === undefined || y === undefined || !width || !height) return outer
  const scaleX = box.width / width
  const scaleY = box.height / height
  return {
    scaleX: outer.scaleX * scaleX,
    scaleY: outer.scaleY * scaleY,
    x: outer.x + (box.x - x * scaleX) * outer.scaleX,
    y: outer.y + (box.y - y * scaleY) * outer.scaleY,
  }
}

function numbersOf(element: Element | undefined, ...names: readonly string[]): readonly (number | undefined)[] {
  return names.map((name) => {
    const text = attributeOf(element, name)
    const number = Number(text)
    return text === '' || !Number.isFinite(number) || Math.abs(number) > MAX_EMU ? undefined : number
  })
}
