import type { Span } from '../geometry/rect.ts'

/** Space to leave around a revealed span. */
export interface RevealRoom {
  readonly before: number
  readonly after: number
}

/** The shortest way to scroll until a span is in view; of one that is longer than the view, until it fills the view. 0 when it is. */
export function revealOffset(span: Span, view: Span, { before, after }: RevealRoom): number {
  const [start, end] = [view.start + before, view.end - after]
  const [toStart, toEnd] = [span.start - start, span.end - end]
  // Both edges lie beyond the view, or within it.
  if (toStart * toEnd <= 0) return 0
  return Math.abs(toStart) < Math.abs(toEnd) ? toStart : toEnd
}
