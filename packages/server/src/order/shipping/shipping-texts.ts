import { translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import { EXPRESS_COMPANIES, HANDED_OVER } from './express.data.ts'
import { TRACK_ROUTE } from './track-route.data.ts'

const STEPS: ReadonlyMap<string, Label> = new Map([HANDED_OVER, ...TRACK_ROUTE].map((step) => [step.zh, step]))
const COMPANIES: ReadonlyMap<string, Label> = new Map(EXPRESS_COMPANIES.map((company) => [company.zh, company]))

/** What is said of a step of a parcel's way, in the reader's language where it is one that the mall knows. */
export function trackText(locale: Locale, text: string): string {
  return known(STEPS, locale, text)
}

/** Name of a carrier, in the reader's language where it is one that the mall knows. */
export function expressName(locale: Locale, name: string): string {
  return known(COMPANIES, locale, name)
}

function known(labels: ReadonlyMap<string, Label>, locale: Locale, text: string): string {
  const label = labels.get(text)
  return label ? translate(locale, label) : text
}
