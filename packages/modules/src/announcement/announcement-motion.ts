import { PAGE_WIDTH } from '../appearance/page-width.ts'
import type { AnnouncementProps } from './announcement.ts'

/** Pause (ms) before a line restarts with another delay; it is hidden meanwhile. Specification 3 §4. */
export const RESTART_DELAY_MS = 500

/** Dwell time of a line in vertical motion, in ms: 20 characters at a reading speed of 500 a minute. */
export const REST_MS = 2400

/** Width of a full-width and of any other character, as a share of the font size. */
const WIDE = 1
const NARROW = 0.56

/**
 * First code point of full-width characters: CJK radicals and everything after them. Unicode 17, block CJK Radicals
 * Supplement.
 */
const FIRST_WIDE = 0x2e80

/** Gap between two lines in horizontal motion, in page px. The same as in announcement.css. */
const LINE_GAP = 48

/** Estimated width of a text in page px: accurate enough for the speed, without measuring. */
export function textWidth(text: string, fontSize: number): number {
  const widths = Array.from(text, (one) => ((one.codePointAt(0) ?? 0) >= FIRST_WIDE ? WIDE : NARROW))
  return fontSize * widths.reduce((sum, one) => sum + one, 0)
}

/** Speed of a line in page px per second: `amount` page px every `delayMs`. */
export function speedOf({ amount, delayMs }: Pick<AnnouncementProps, 'amount' | 'delayMs'>): number {
  return (amount * 1000) / delayMs
}

/** One cycle of the animation: duration, and timing when not linear. */
export interface Round {
  readonly durationMs: number
  /** CSS easing function; absent for linear motion. */
  readonly course?: string
}

/** One cycle of horizontal motion; lines shorter than the page count as its full width. */
function sidewaysRound(props: AnnouncementProps, texts: readonly string[]): Round {
  const length = texts.reduce((sum, text) => sum + textWidth(text, props.fontSize) + LINE_GAP, 0)
  return { durationMs: Math.round((Math.max(length, PAGE_WIDTH) / speedOf(props)) * 1000) }
}

/** One cycle of vertical motion: each line rests, then scrolls out. */
function verticalRound(props: AnnouncementProps, count: number): Round {
  const moveMs = (props.height / speedOf(props)) * 1000
  const lineMs = REST_MS + moveMs
  const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`
  const stops = Array.from({ length: count }, (_, index) => {
    const progress = Math.round((index / count) * 10_000) / 10_000
    const from = index / count
    return `${progress} ${percent(from)} ${percent(from + REST_MS / lineMs / count)}`
  })
  return { durationMs: Math.round(lineMs * count), course: `linear(${stops.join(', ')}, 1 100%)` }
}

/** Motion of the lines; `undefined` when static. A single line does not move vertically. */
export function roundOf(props: AnnouncementProps, texts: readonly string[]): Round | undefined {
  if (!props.isAutoplay || texts.length === 0) return undefined
  if (props.direction === 'left' || props.direction === 'right') return sidewaysRound(props, texts)
  return texts.length > 1 ? verticalRound(props, texts.length) : undefined
}
