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
  first: VisibilityRule | undefined,
  second: VisibilityRule | undefined,
): CommonVisibility | undefined {
  if (first === undefined || second === undefined) return together(first ?? second)
  const unreadable = [first, second].find((showing) => !isReadableRule(showing))
  if (unreadable) return { showing: unreadable }
  const from = latest(first.from, second.from)
  const until = earliest(first.until, second.until)
  const audiences = shared(first.audiences, second.audiences)
  const locales = shared(first.locales, second.locales)
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
function latest(first: string | undefined, second: string | undefined): string | undefined {
  return first === undefined || (second !== undefined && second > first) ? second : first
}

function earliest(first: string | undefined, second: string | undefined): string | undefined {
  return first === undefined || (second !== undefined && second < first) ? second : first
}

function shared(first: string[] | undefined, second: string[] | undefined): string[] | undefined {
  if (!first || !second) return first ?? second
  return first.filter((name) => second.includes(name))
}
