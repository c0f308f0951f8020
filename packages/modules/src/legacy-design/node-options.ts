import { cutText } from '@mallwright/contract/values'
import { MAX_NAME, VisibilityRule } from '@mallwright/contract/document'
import type { Node, Rect } from '@mallwright/contract/document'

import type { SizeLimits } from '../kit/define-module.ts'
import { flag, numberOf, textOf } from '../kit/option-codecs/option-codec.ts'
import { dropOption, optionAt, writeOption } from '../kit/option-codecs/option-path.ts'
import { parsedOf, rawOf } from '../kit/option-codecs/raw-json.ts'
import type { RawJson } from '../kit/option-codecs/raw-json.ts'
import { isJsonEqual } from '../kit/option-codecs/json-equal.ts'

/**
 * Node properties besides props (specification 3 §3, generic options). `isLock` and `showOpts` are not in the
 * specification.
 */
export type NodeOptions = Pick<Node, 'name' | 'isHidden' | 'isLocked' | 'showing' | 'rect'>

/** Options of the node properties, type and children. */
export const NODE_OPTIONS = [
  'id',
  'type',
  'name',
  'moduleName',
  'componentName',
  'isShow',
  'isLock',
  'showOpts',
  'list',
  'x',
  'y',
  'width',
  'height',
  'sx',
  'sy',
  'swidth',
  'sheight',
] as const

/** Preserved options of specification 3 §3: unused by the editor and the shop. */
export const PRESERVED_OPTIONS = ['icon', 'detailOpts'] as const

/** Maximum coordinate, in container units. */
const FARTHEST = 100_000
/** Each side of a rect and its scaled counterpart. */
const TWINS = { x: 'sx', y: 'sy', width: 'swidth', height: 'sheight' } as const
const SIDES = Object.keys(TWINS) as (keyof typeof TWINS)[]

/** Reads the node properties. `size` is present for a freely positioned node, which has a rect. */
export function readNodeOptions(options: unknown, size: SizeLimits | undefined): NodeOptions {
  const name = cutText(textOf(optionAt(options, 'name')) ?? '', MAX_NAME)
  const isShown = flag.decode(optionAt(options, 'isShow'))?.value ?? true
  const isLocked = flag.decode(optionAt(options, 'isLock'))?.value ?? false
  const showing = readVisibility(optionAt(options, 'showOpts'))
  return {
    ...(name && { name }),
    ...(!isShown && { isHidden: true }),
    ...(isLocked && { isLocked: true }),
    ...(showing && { showing }),
    ...(size && { rect: readRect(options, size) }),
  }
}

function readVisibility(option: unknown): VisibilityRule | undefined {
  if (option === undefined) return undefined
  const read = VisibilityRule.safeParse(option)
  // An invalid rule hides the node (decision 0016) and must not make the page unsavable.
  return read.success ? read.data : { audiences: [] }
}

function readRect(options: unknown, size: SizeLimits): Rect {
  const ratio = ratioOf(options)
  const usual: Rect = { x: 0, y: 0, width: size.width, height: size.height }
  const least: Rect = { x: -FARTHEST, y: -FARTHEST, width: size.minWidth, height: size.minHeight }
  const sides = SIDES.map((side) => {
    const own = numberOf(optionAt(options, side))
    const twin = numberOf(optionAt(options, TWINS[side]))
    const value = own ?? (twin === undefined ? usual[side] : twin / ratio)
    return [side, Math.min(FARTHEST, Math.max(least[side], value))] as const
  })
  return Object.fromEntries(sides) as unknown as Rect
}

/** Scale between a side and its scaled counterpart, from the first side that has both. */
function ratioOf(options: unknown): number {
  for (const side of [...SIDES].reverse()) {
    const [own, twin] = [numberOf(optionAt(options, side)), numberOf(optionAt(options, TWINS[side]))]
    if (own !== undefined && twin !== undefined && own > 0 && twin > 0) return twin / own
  }
  return 1
}

/** Writes the node properties; options with an equal meaning keep their notation. */
export function writeNodeOptions(
  to: RawJson,
  nodeOptions: NodeOptions,
  { size, isFresh }: { readonly size: SizeLimits | undefined; readonly isFresh: boolean },
): void {
  const before = parsedOf(to)
  const current = readNodeOptions(before, size)
  if (nodeOptions.name !== current.name) writeOrDrop(to, 'name', nodeOptions.name)
  if (nodeOptions.isHidden !== current.isHidden) writeOption(to, 'isShow', rawOf(!nodeOptions.isHidden))
  if (nodeOptions.isLocked !== current.isLocked) writeOption(to, 'isLock', rawOf(nodeOptions.isLocked ?? false))
  if (!isJsonEqual(nodeOptions.showing, current.showing)) writeOrDrop(to, 'showOpts', nodeOptions.showing)
  if (nodeOptions.rect && size) writeRect(to, nodeOptions.rect, { size, isFresh })
}

function writeOrDrop(to: RawJson, path: string, value: unknown): void {
  if (value === undefined) dropOption(to, path)
  else writeOption(to, path, rawOf(value))
}

function writeRect(
  to: RawJson,
  rect: Rect,
  { size, isFresh }: { readonly size: SizeLimits; readonly isFresh: boolean },
): void {
  const before = parsedOf(to)
  const current = readRect(before, size)
  const ratio = ratioOf(before)
  for (const side of SIDES) {
    if (!isFresh && current[side] === rect[side]) continue
    writeOption(to, side, rawOf(rect[side]))
    writeOption(to, TWINS[side], rawOf(Math.round(rect[side] * ratio * 1000) / 1000))
  }
}
