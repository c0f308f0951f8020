import { Colour } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { persistedValue, withLatest } from '../persisted-value.ts'

/** How many colours are remembered: two rows of swatches. */
const MOST_RECENT = 10

/** The colours that were chosen last, newest first. */
export const recentColours = persistedValue<readonly string[]>(
  'colours',
  z.array(Colour.check(z.minLength(1))).check(z.maxLength(MOST_RECENT)),
  [],
)

/** Remembers a colour; none is not remembered. */
export function rememberColour(colour: string): void {
  if (colour !== '') recentColours.set(withLatest(recentColours.get(), colour.toLowerCase(), MOST_RECENT))
}
