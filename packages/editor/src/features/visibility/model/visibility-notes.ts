import { isReadableRule, nextVisibilityEdge, windowState } from '@mallwright/contract/document'
import type { BuyerAudience, VisibilityLocale, VisibilityRule } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useState } from 'react'

/** What buyers and languages are called. Buyers: specification 1 §6. */
export const AUDIENCE_LABELS: Readonly<Record<BuyerAudience, Label>> = {
  visitor: { zh: '访客', en: 'Visitors' },
  individual: { zh: '个人', en: 'Individuals' },
  team: { zh: '团队', en: 'Teams' },
  enterprise: { zh: '企业', en: 'Enterprises' },
}

/** What the languages of the mall are called in themselves. */
export const VISIBILITY_LOCALE_LABELS: Readonly<Record<VisibilityLocale, Label>> = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
}

const NOTE_TEXTS = {
  broken: { zh: '条件无法识别', en: 'Condition not readable' },
  before: { zh: '未开始', en: 'Not yet shown' },
  after: { zh: '已结束', en: 'No longer shown' },
  timed: { zh: '限时展示', en: 'Shown for a time' },
  only: { zh: '仅{names}', en: '{names} only' },
  and: { zh: '、', en: ', ' },
} satisfies Record<string, Label>

/** One thing to know about when or for whom a node is shown. `isOut`: for its time, nobody sees it now. */
export interface VisibilityNote {
  readonly kind: 'time' | 'people'
  readonly text: string
  readonly isOut: boolean
}

/** What a studio says about a node's restrictions at a moment (epoch ms); nothing for a node that everybody always sees. */
export function visibilityNotes(
  showing: VisibilityRule | undefined,
  now: number,
  text: (label: Label, parts?: Readonly<Record<string, string>>) => string,
): readonly VisibilityNote[] {
  if (showing === undefined) return []
  if (!isReadableRule(showing)) return [{ kind: 'time', text: text(NOTE_TEXTS.broken), isOut: true }]
  const state = windowState(showing, now)
  const isTimed = showing.from !== undefined || showing.until !== undefined
  const only = (names: readonly string[] | undefined, labels: Readonly<Record<string, Label>>): VisibilityNote[] => {
    if (!names) return []
    const said = names.map((name) => (Object.hasOwn(labels, name) && labels[name] ? text(labels[name]) : name))
    return [{ kind: 'people', text: text(NOTE_TEXTS.only, { names: said.join(text(NOTE_TEXTS.and)) }), isOut: false }]
  }
  return [
    ...(state === 'open'
      ? isTimed
        ? [{ kind: 'time' as const, text: text(NOTE_TEXTS.timed), isOut: false }]
        : []
      : [{ kind: 'time' as const, text: text(NOTE_TEXTS[state]), isOut: true }]),
    ...only(showing.audiences, AUDIENCE_LABELS),
    ...only(showing.locales, VISIBILITY_LOCALE_LABELS),
  ]
}

/** The longest time that a timer can wait, in ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** What to say about a node's restrictions now; said anew when its window opens or closes. */
export function useVisibilityNotes(showing: VisibilityRule | undefined): readonly VisibilityNote[] {
  const text = useText()
  const [now, setNow] = useState(Date.now)
  const next = nextVisibilityEdge(showing, now)
  useEffect(() => {
    if (next === undefined) return
    // A timer may end early or have to be one of several: then the next one is set from the new moment.
    const waitMs = Math.min(Math.max(next - Date.now(), 0), LONGEST_WAIT_MS)
    const timer = setTimeout(() => setNow(Date.now()), waitMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [next, now])
  return visibilityNotes(showing, now, text)
}
