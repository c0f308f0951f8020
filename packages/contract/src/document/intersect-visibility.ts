import { instantOf, isReadableRule } from './visibility.ts'
import type { VisibilityRule } from './visibility.ts'

/** What two restrictions leave together: `showing` is absent when neither restricts anything. */
export interface CommonVisibility {
  readonly showing?: VisibilityRule
}

/**
 * When and for whom something is shown that both restrictions must admit: the later start, the earlier end, who is named
 * by both. `undefined` when nobody is ever admitted. One that cannot be read admits nobody and stays as it is.
 */
export function intersectVisibility(
  one: VisibilityRule | undefined,
  other: VisibilityRule | undefined,
): CommonVisibility | undefined {
  if (one === undefined || other === undefined) return together(one ?? other)
  const unreadable = [one, other].find((showing) => !isReadableRule(showing))
  if (unreadable) return { showing: unreadable }
  const from = latest(one.from, other.from)
  const until = earliest(one.until, other.until)
  const audiences = shared(one.audiences, other.audiences)
  const locales = shared(one.locales, other.locales)
  if (audiences?.length === 0 || locales?.length === 0) return undefined
  return together({
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(audiences && { audiences }),
    ...(locales && { locales }),
  })
}

/** A window that has closed before it opens admits nobody. */
function together(showing: VisibilityRule | undefined): CommonVisibility | undefined {
  if (showing === undefined) return {}
  const [from, until] = [instantOf(showing.from) ?? -Infinity, instantOf(showing.until) ?? Infinity]
  return isReadableRule(showing) && from >= until ? undefined : { showing }
}

// Wall times of one zone in one form: their order is that of their letters.
function latest(one: string | undefined, other: string | undefined): string | undefined {
  return one === undefined || (other !== undefined && other > one) ? other : one
}

function earliest(one: string | undefined, other: string | undefined): string | undefined {
  return one === undefined || (other !== undefined && other < one) ? other : one
}

function shared(one: string[] | undefined, other: string[] | undefined): string[] | undefined {
  if (!one || !other) return one ?? other
  return one.filter((name) => other.includes(name))
}
