import { isReadableRule, nextVisibilityEdge, windowState } from '@mallwright/contract/document'
import type { BuyerAudience, VisibilityLocale, VisibilityRule } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useState } from 'react'

/** Buyer kinds by name. Specification 1 §6. */
export const AUDIENCE_LABELS: Readonly<Record<BuyerAudience, Label>> = {
  visitor: { zh: '访客', en: 'Visitors' },
  individual: { zh: '个人', en: 'Individuals' },
  team: { zh: '团队', en: 'Teams' },
  enterprise: { zh: '企业', en: 'Enterprises' },
}

/** Labels of the mall's languages. */
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

/** Note about a visibility rule. `isOut`: nobody sees the node now because of its time window. */
export interface VisibilityNote {
  readonly kind: 'time' | 'people' | 'language'
  readonly text: string
  readonly isOut: boolean
}

/** Notes about visibility rules at a moment (epoch ms); empty without rules. */
export function visibilityNotes(
  showing: VisibilityRule | undefined,
  now: number,
  text: (label: Label, parts?: Readonly<Record<string, string>>) => string,
): readonly VisibilityNote[] {
  if (showing === undefined) return []
  if (!isReadableRule(showing)) return [{ kind: 'time', text: text(NOTE_TEXTS.broken), isOut: true }]
  const state = windowState(showing, now)
  const isTimed = showing.from !== undefined || showing.until !== undefined
  const only = (
    kind: VisibilityNote['kind'],
    names: readonly string[] | undefined,
    labels: Readonly<Record<string, Label>>,
  ): VisibilityNote[] => {
    if (!names) return []
    const labelled = names.map((name) => (Object.hasOwn(labels, name) && labels[name] ? text(labels[name]) : name))
    return [{ kind, text: text(NOTE_TEXTS.only, { names: labelled.join(text(NOTE_TEXTS.and)) }), isOut: false }]
  }
  return [
    ...(state === 'open'
      ? isTimed
        ? [{ kind: 'time' as const, text: text(NOTE_TEXTS.timed), isOut: false }]
        : []
      : [{ kind: 'time' as const, text: text(NOTE_TEXTS[state]), isOut: true }]),
    ...only('people', showing.audiences, AUDIENCE_LABELS),
    ...only('language', showing.locales, VISIBILITY_LOCALE_LABELS),
  ]
}

/** Maximum timer delay, in ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Current notes; updates when the time window opens or closes. */
export function useVisibilityNotes(showing: VisibilityRule | undefined): readonly VisibilityNote[] {
  const text = useText()
  const [now, setNow] = useState(Date.now)
  const next = nextVisibilityEdge(showing, now)
  useEffect(() => {
    if (next === undefined) return
    // Timers may fire early and are limited in length: each continues from the current time.
    const waitMs = Math.min(Math.max(next - Date.now(), 0), LONGEST_WAIT_MS)
    const timer = setTimeout(() => setNow(Date.now()), waitMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [next, now])
  return visibilityNotes(showing, now, text)
}
