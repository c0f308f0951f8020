import { CLASS_DRAWINGS } from './objects/class-drawings.ts'
import type { Drawing } from './objects/class-drawings.ts'
import { CLEANING_DRAWINGS } from './objects/cleaning-drawings.ts'
import { DIGITAL_DRAWINGS } from './objects/digital-drawings.ts'
import { ELECTRIC_DRAWINGS } from './objects/electric-drawings.ts'
import { GIFT_DRAWINGS } from './objects/gift-drawings.ts'
import { OFFICE_DRAWINGS } from './objects/office-drawings.ts'
import { PANTRY_DRAWINGS } from './objects/pantry-drawings.ts'
import { PLANT_DRAWINGS } from './objects/plant-drawings.ts'
import { ROOM_DRAWINGS } from './objects/room-drawings.ts'
import { SAFETY_DRAWINGS } from './objects/safety-drawings.ts'
import { STATIONERY_DRAWINGS } from './objects/stationery-drawings.ts'
import { STORAGE_DRAWINGS } from './objects/storage-drawings.ts'
import { paintOf } from './objects/svg-drawing.ts'
import { TOOL_DRAWINGS } from './objects/tool-drawings.ts'

/** Drawings by the noun of a product, in tables by trade. */
export const NOUN_TABLES: readonly Readonly<Record<string, Drawing>>[] = [
  OFFICE_DRAWINGS,
  TOOL_DRAWINGS,
  ELECTRIC_DRAWINGS,
  GIFT_DRAWINGS,
  STATIONERY_DRAWINGS,
  PLANT_DRAWINGS,
  SAFETY_DRAWINGS,
  DIGITAL_DRAWINGS,
  ROOM_DRAWINGS,
  CLEANING_DRAWINGS,
  STORAGE_DRAWINGS,
  PANTRY_DRAWINGS,
]

const BY_NAME: Readonly<Record<string, Drawing>> = Object.assign({}, CLASS_DRAWINGS, ...NOUN_TABLES)

/** The object of a noun, else of a class number, in an 800 × 800 box, standing on y = 570. */
export function objectOf(names: readonly string[], hue: number): string {
  const name = names.find((candidate) => Object.hasOwn(BY_NAME, candidate))
  if (name === undefined) throw new Error(`the demo has no drawing of ${names.join(' or ')}`)
  return BY_NAME[name]?.(paintOf(hue)) ?? ''
}
