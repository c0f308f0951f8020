import type { Document, NodeId } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useMemo, useRef, useState } from 'react'

import { callOf } from '../commands/define-command.ts'
import { newNodeId } from '../commands/make-node.ts'
import { mergePage } from '../commands/replace-document.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import { findDifferences } from '../merging/find-differences.ts'
import type { Choice, Difference } from '../merging/find-differences.ts'
import { mergeDocuments } from '../merging/merge-documents.ts'
import type { Side } from '../merging/merge-sides.ts'
import { isSitePart } from '../studio/site-store.ts'
import { useDocument, useStore, useStudio } from '../studio/studio.ts'
import { CONFLICT_TEXTS } from './conflict.texts.ts'
import type { TheirVersion } from './their-version.ts'

/** How two versions of a page become one. */
export interface Settlement {
  readonly sides: Readonly<Record<'base' | Side, Document>>
  /** What both changed first, then the rest. */
  readonly differences: readonly Difference[]
  /** Whether somebody has to choose; what nobody has to choose between is merged without asking. */
  readonly isAsked: boolean
  /** Whether the merged page would exceed what a page may be. */
  readonly isTooLarge: boolean
  /** Merges by the choices; what is not among them goes as preselected. */
  readonly merge: (choices: ReadonlyMap<NodeId, Choice>) => void
}

/** Settles my version with theirs: by itself as soon as no drag and no writing is under way, unless both changed the same. */
export function useSettlement(theirs: TheirVersion, name: string): Settlement {
  const { saver, column, announcer } = useStudio()
  const text = useText()
  // Work goes on while their version is on its way, and a drag may end after somebody was asked.
  const mine = useDocument((document) => document)
  const sides = useMemo(() => ({ base: saver.base(), mine, theirs: theirs.document }), [saver, mine, theirs])
  const differences = useMemo(() => differencesOf(sides, isSitePart(column)), [sides, column])
  const { put, isTooLarge } = useMerge(sides, theirs.revision)
  const isCrossed = differences.some(({ preselected }) => !preselected) || isTooLarge
  const [wasCrossed, setCrossed] = useState(isCrossed)
  // Once asked, only the person decides.
  if (isCrossed && !wasCrossed) setCrossed(true)
  const isAsked = (isCrossed || wasCrossed) && differences.length > 0
  const isBusy = useIsBusy()
  const isDone = useRef(false)
  useEffect(() => {
    if (isAsked || isBusy || isDone.current) return
    isDone.current = put(new Map())
    const notice = mergedNotice(differences)
    if (isDone.current && notice) announcer.notify(text(notice.label, { name, ...notice.counts }))
  })
  const merge = (choices: ReadonlyMap<NodeId, Choice>) => {
    if (put(choices)) announcer.notify(text(CONFLICT_TEXTS.mergedNotice))
  }
  return { sides, differences, isAsked, isTooLarge, merge }
}

/** Puts the merged page in place as one step and goes on upon their revision. */
function useMerge(sides: Settlement['sides'], revision: number) {
  const { page, saver } = useStudio()
  const [isTooLarge, setTooLarge] = useState(false)
  const put = (choices: ReadonlyMap<NodeId, Choice>): boolean => {
    const document = mergeDocuments({ ...sides, choices, newId: newNodeId, rules: MODULE_RULES })
    setTooLarge(!document)
    if (!document) return false
    // While the conflict stands, the saver only notes this change.
    page.run(callOf(mergePage, { document }))
    saver.rebase(sides.theirs, revision)
    return true
  }
  return { put, isTooLarge }
}

/** Whether something is dragged, carried or written that started from the page as it is now. */
function useIsBusy(): boolean {
  const { gestures, view } = useStudio()
  const isWriting = useStore(view, (state) => state.isWriting)
  return useStore(gestures.running, ({ preview }) => preview !== undefined) || isWriting
}

function differencesOf(sides: Settlement['sides'], isPart: boolean): Difference[] {
  const found = findDifferences(sides).toSorted(
    (one, other) => Number(one.preselected !== undefined) - Number(other.preselected !== undefined),
  )
  // A part of the site is one node; there cannot be a second one beside it.
  return isPart ? found.map((one) => ({ ...one, choices: one.choices.filter((choice) => choice !== 'both') })) : found
}

/** What is said when nobody was asked; nothing when they changed nothing that I have not. */
function mergedNotice(differences: readonly Difference[]) {
  const changes = differences.flatMap(({ theirs }) => theirs ?? [])
  const removed = changes.filter(({ kinds }) => kinds.includes('removed')).length
  if (changes.length === 0) return undefined
  const label = removed > 0 ? CONFLICT_TEXTS.takenInWithout : CONFLICT_TEXTS.takenIn
  return { label, counts: { count: changes.length, removed } }
}
