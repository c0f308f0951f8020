import { instantOf } from '@mallwright/contract/document'
import type { VisibilityRule } from '@mallwright/contract/document'
import { useState } from 'react'

/** Ends of a time window. */
export type WindowEnd = 'from' | 'until'

/** Entered value that is not stored yet. */
export interface TimeDraft {
  /** Entered text: `yyyy-MM-dd HH:mm` when finished, or empty. */
  readonly value: string
  /** No complete date and time within the field's limits. */
  readonly isUnfinished: boolean
}

type Drafts = Readonly<Partial<Record<WindowEnd, TimeDraft>>>
type Window = { readonly [End in WindowEnd]?: string }

/** Keeps invalid input local: an end before the start stays in its field until the window of every node is valid. */
export function useWindowDrafts(
  stored: readonly (VisibilityRule | undefined)[],
  onChange: (window: Window) => void,
): { readonly drafts: Drafts; readonly enter: (end: WindowEnd, draft: TimeDraft) => void } {
  const [drafts, setDrafts] = useState<Drafts>({})
  const enter = (end: WindowEnd, draft: TimeDraft) => {
    const next = { ...drafts, [end]: draft }
    const entered = finished(next)
    const isValid = stored.every((rule) => isWindow({ from: rule?.from, until: rule?.until, ...entered }))
    if (draft.isUnfinished || !isValid) return setDrafts(next)
    setDrafts({
      ...(next.from?.isUnfinished && { from: next.from }),
      ...(next.until?.isUnfinished && { until: next.until }),
    })
    onChange(entered)
  }
  return { drafts, enter }
}

function finished({ from, until }: Drafts): Window {
  return {
    ...(from && !from.isUnfinished && { from: from.value }),
    ...(until && !until.isUnfinished && { until: until.value }),
  }
}

function isWindow({ from, until }: { readonly from: string | undefined; readonly until: string | undefined }): boolean {
  const [start, end] = [instantOf(from), instantOf(until)]
  return start === undefined || end === undefined || start < end
}
