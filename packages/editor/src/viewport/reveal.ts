import type { Span } from '../geometry/rect.ts'

/** Space to leave around a revealed span. */
export interface RevealRoom {
  readonly before: number
  readonly after: number
}

/** The shortest way to scroll until a span is in view: its whole, or its start where it is longer than the view. 0 when it is in view; a longer span is when it fills at least half of the view. */
export function revealOffset(span: Span, view: Span, { before, after }: RevealRoom): number {
  const [start, end] = [view.start + before, view.end - after]
  if (span.end - span.start > end - start) {
    const middle = (start + end) / 2
    return span.start <= middle && span.end >= middle ? 0 : span.start - start
  }
  if (span.start < start) return span.start - start
  return span.end > end ? span.end - end : 0
}
