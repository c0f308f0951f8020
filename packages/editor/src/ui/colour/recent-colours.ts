import { Colour } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { persistedValue, withLatest } from '../use-persisted.ts'

/** Number of stored colours: two rows of swatches. */
const MAX_RECENT = 10

/** Recently chosen colours, newest first. */
export const recentColours = persistedValue<readonly string[]>(
  'colours',
  z.array(Colour.check(z.minLength(1))).check(z.maxLength(MAX_RECENT)),
  [],
)

/** Stores a chosen colour; an empty one is ignored. */
export function rememberColour(colour: string): void {
  if (colour !== '') recentColours.set(withLatest(recentColours.get(), colour.toLowerCase(), MAX_RECENT))
}
