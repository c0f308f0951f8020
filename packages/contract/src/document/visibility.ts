import * as z from 'zod/mini'

import type { Locale } from '../values/locale.ts'

/** Kinds of buyers that a node may be for. Specification 1 §6: nobody signed in, trade role 1, and role 2 by its kind. */
export const BUYER_AUDIENCES = ['visitor', 'individual', 'team', 'enterprise'] as const
export type BuyerAudience = (typeof BUYER_AUDIENCES)[number]

/** The languages that a node may be for, as documents write them. */
export const VISIBILITY_LOCALES = ['zh', 'en'] as const
export type VisibilityLocale = (typeof VISIBILITY_LOCALES)[number]

/**
 * When and for whom a node is shown; a part that is absent restricts nothing. Only the types of the parts are checked
 * here, so that documents of newer builds are kept: what a value means is decided by `isVisibleTo`. Decision 0016.
 */
export const VisibilityRule = z.looseObject({
  /** The first minute, in Asia/Shanghai: `yyyy-MM-dd HH:mm`. */
  from: z.optional(z.string()),
  /** The first minute in which it is no longer shown. */
  until: z.optional(z.string()),
  audiences: z.optional(z.array(z.string())),
  locales: z.optional(z.array(z.string())),
})
export type VisibilityRule = z.infer<typeof VisibilityRule>

/** For whom and at which moment (epoch ms) a page is read. */
export interface Viewer {
  readonly audience: BuyerAudience
  readonly locale: Locale
  readonly now: number
}

/** Where a moment lies in a node's window; `broken` when the window cannot be read. */
export type WindowState = 'before' | 'open' | 'after' | 'broken'

/** Shanghai is eight hours ahead of UTC all year. */
const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000

const WALL_TIME = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)$/
const PARTS: readonly string[] = ['from', 'until', 'audiences', 'locales']

/** The instant (epoch ms) of a wall time in Asia/Shanghai, `yyyy-MM-dd HH:mm`; `undefined` for anything that is none. */
export function instantOf(wallTime: unknown): number | undefined {
  const match = typeof wallTime === 'string' ? WALL_TIME.exec(wallTime) : null
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  const instant = Date.UTC(year, month - 1, day, hour, minute) - SHANGHAI_OFFSET_MS
  // The 30th of February would roll over into March.
  return wallTimeOf(instant) === wallTime ? instant : undefined
}

/** The wall time in Asia/Shanghai of an instant (epoch ms), to the minute before it. */
export function wallTimeOf(instant: number): string {
  return new Date(instant + SHANGHAI_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}

/** The kind of buyer that an account's trade role makes. Specification 1 §3 and §6. */
export function buyerAudience(tradeRole: number, authentication: number): BuyerAudience {
  if (tradeRole !== 2) return 'individual'
  return authentication === 1 ? 'enterprise' : authentication === 2 ? 'team' : 'individual'
}

/** The window of a node at a moment: its start belongs to it, its end does not. */
export function windowState(showing: VisibilityRule | undefined, now: number): WindowState {
  const edges = edgesOf(showing)
  if (!edges) return 'broken'
  if (now >= edges.until) return 'after'
  return now < edges.from ? 'before' : 'open'
}

/**
 * Whether a node may be shown. A restriction that cannot be read (a broken time, an unknown part, an empty list) shows
 * the node to nobody, and an unknown name in a list admits nobody: what this build does not understand never leaks.
 */
export function isVisibleTo(showing: VisibilityRule | undefined, viewer: Viewer): boolean {
  return isTargetedAt(showing, viewer) && windowState(showing, viewer.now) === 'open'
}

/** Whether a node may ever be shown to somebody, whatever the moment. */
export function isTargetedAt(
  showing: VisibilityRule | undefined,
  viewer: Pick<Viewer, 'audience' | 'locale'>,
): boolean {
  if (showing === undefined) return true
  if (!isReadableRule(showing)) return false
  const locale: VisibilityLocale = viewer.locale === 'en-US' ? 'en' : 'zh'
  const { audiences, locales } = showing
  return (audiences?.includes(viewer.audience) ?? true) && (locales?.includes(locale) ?? true)
}

/** The next instant (epoch ms) after `now` at which a window opens or closes; `undefined` for none. */
export function nextVisibilityEdge(showing: VisibilityRule | undefined, now: number): number | undefined {
  const edges = edgesOf(showing)
  if (!edges) return undefined
  const next = Math.min(...[edges.from, edges.until].filter((edge) => edge > now))
  return next === Infinity ? undefined : next
}

/** Whether every part of a restriction is one that this build can judge. */
export function isReadableRule(showing: VisibilityRule): boolean {
  // What travelled or was stored before it was checked may be anything.
  const parts: unknown = showing
  if (typeof parts !== 'object' || parts === null || Array.isArray(parts)) return false
  const { from, until, audiences, locales } = showing
  return (
    Object.keys(parts).every((member) => PARTS.includes(member)) &&
    [from, until].every((time) => time === undefined || instantOf(time) !== undefined) &&
    [audiences, locales].every((list) => list === undefined || (Array.isArray(list) && list.length > 0))
  )
}

function edgesOf(showing: VisibilityRule | undefined): { readonly from: number; readonly until: number } | undefined {
  if (showing !== undefined && !isReadableRule(showing)) return undefined
  return { from: instantOf(showing?.from) ?? -Infinity, until: instantOf(showing?.until) ?? Infinity }
}
