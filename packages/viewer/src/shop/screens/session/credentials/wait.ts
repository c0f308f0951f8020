import type { Label } from '@mallwright/contract/values'

const LABELS = {
  seconds: { zh: '{count} 秒', en: '{count} s' },
  minutes: { zh: '{count} 分钟', en: '{count} min' },
  hours: { zh: '{count} 小时', en: '{count} h' },
} satisfies Record<string, Label>

/** Counts from here on are told in the next unit. */
const LONG = 100

/** A wait as the label and the count that tell it: seconds, then minutes, then hours, rounded up. */
export function waitOf(seconds: number): readonly [Label, { readonly count: number }] {
  if (seconds < LONG) return [LABELS.seconds, { count: Math.ceil(seconds) }]
  const minutes = Math.ceil(seconds / 60)
  if (minutes < LONG) return [LABELS.minutes, { count: minutes }]
  return [LABELS.hours, { count: Math.ceil(seconds / 3600) }]
}
