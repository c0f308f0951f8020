import { translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import { storedLabel } from '../../gateway/stored-label.ts'
import { EXPRESS_COMPANIES, HANDED_OVER } from './express.data.ts'
import { TRACK_ROUTE } from './track-route.data.ts'

const STEPS: readonly Label[] = [HANDED_OVER, ...TRACK_ROUTE]

/** What is said of a step of a parcel's way, in the reader's language where it is one that the mall knows. */
export function trackText(locale: Locale, text: string): string {
  return translate(locale, storedLabel(STEPS, text))
}

/** Name of a carrier in both languages where it is one that the mall knows. */
export const expressLabel = (name: string) => storedLabel(EXPRESS_COMPANIES, name)

/** Name of a carrier, in the reader's language where it is one that the mall knows. */
export function expressName(locale: Locale, name: string): string {
  return translate(locale, expressLabel(name))
}
