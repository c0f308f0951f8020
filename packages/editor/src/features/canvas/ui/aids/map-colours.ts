import { definitionOf } from '@mallwright/modules/definitions'
import type { ModuleGroup } from '@mallwright/modules/definitions'

/** Style property with a colour of the map; canvas-aids.css sets them, since only real properties resolve by theme. */
export type MapColour =
  | 'outlineColor'
  | 'color'
  | 'borderTopColor'
  | 'borderRightColor'
  | 'borderBottomColor'
  | 'borderLeftColor'

const GROUP_COLOURS = {
  content: 'borderTopColor',
  layout: 'borderRightColor',
  products: 'borderBottomColor',
} as const satisfies Record<ModuleGroup, MapColour>

/** Colour of a module by its kind: pictures, other content, layout, products. */
export function mapColourOf(module: string): MapColour {
  const definition = definitionOf(module)
  if (!definition) return 'color'
  return PICTURE_MODULES.has(module) ? 'borderLeftColor' : GROUP_COLOURS[definition.group]
}

const PICTURE_MODULES: ReadonlySet<string> = new Set(['image', 'carousel', 'video'])
