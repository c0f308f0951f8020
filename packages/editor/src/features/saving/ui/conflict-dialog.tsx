import type { Document, NodeId } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { useShopTime } from '../../../ui/shop-time.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { incorporate } from '../../../document-store/incorporate.ts'
import { useDocument, useStudio } from '../../../studio/studio.ts'
import { useStudioQuery } from '../../../studio/use-studio-query.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { findDifferences } from '../../merging/model/find-differences.ts'
import type { Choice, Difference } from '../../merging/model/find-differences.ts'
import { theirWorkInto } from '../../merging/model/merge-theirs.ts'
import type { Side } from '../../merging/model/merge-sides.ts'
import { isSitePart } from '../../site/model/site-store.ts'
import type { SaveConflict } from '../model/autosave.ts'
import { CONFLICT_TEXTS } from '../../merging/model/conflict.texts.ts'
import { serverDraftQuery } from '../model/server-draft.queries.ts'
import type { ServerDraft } from '../model/server-draft.queries.ts'
import { DifferenceRow } from './difference-row.tsx'
import './saving.css'

/** Conflict dialog: who saved meanwhile, the changes of both by module, and the resolution of each. */
export function ConflictDialog({ conflict }: { readonly conflict: SaveConflict }): ReactNode {
  const text = useText()
  const shopTime = useShopTime()
  const { column } = useStudio()
  const { data: theirs, reload } = useStudioQuery((api) => serverDraftQuery(api, column, conflict.revision))
  const name = conflict.editedBy || text(CONFLICT_TEXTS.somebody)
  if (typeof theirs === 'object')
    return <Comparison key={theirs.revision} theirs={theirs} name={name} conflict={conflict} />
  return (
    <Dialog title={text(CONFLICT_TEXTS.conflictTitle)}>
      <p>{text(CONFLICT_TEXTS.conflict, { name, time: shopTime(conflict.editedAt) })}</p>
      {theirs === 'failed' ? (
        <>
          <p className="st-error" role="alert">
            {text(CONFLICT_TEXTS.loadFailed)}
          </p>
          <button type="button" className="st-button" onClick={reload}>
            {text(CONFLICT_TEXTS.retry)}
          </button>
        </>
      ) : (
        <p role="status">{text(CONFLICT_TEXTS.comparing)}</p>
      )}
    </Dialog>
  )
}

function Comparison(props: {
  readonly theirs: ServerDraft
  readonly name: string
  readonly conflict: SaveConflict
}): ReactNode {
  const { theirs, name, conflict } = props
  const { autosave, column } = useStudio()
  const text = useText()
  const shopTime = useShopTime()
  // A drag may end after the dialog has opened.
  const mine = useDocument((document) => document)
  const sides = useMemo(() => ({ base: autosave.base(), mine, theirs: theirs.document }), [autosave, mine, theirs])
  // A site part is a single node; there cannot be a copy beside it.
  const differences = useMemo(() => {
    const found = conflictsFirst(findDifferences(sides))
    return isSitePart(column) ? found.map(withoutCopies) : found
  }, [sides, column])
  const [chosen, setChosen] = useState<ReadonlyMap<NodeId, Choice>>(new Map())
  const choiceOf = ({ id, preselected }: Difference) => chosen.get(id) ?? preselected
  const { apply, isTooLarge } = useMerge(sides, theirs.revision)
  const open = differences.filter((difference) => !choiceOf(difference)).length
  const chooseAll = (side: Side) => setChosen(new Map(differences.map(({ id }) => [id, side])))
  const merge = () => apply(chosen)
  useMergeOfNothing(differences, merge)
  return (
    <Dialog
      title={text(CONFLICT_TEXTS.conflictTitle)}
      isWide
      foot={
        <>
          <button type="button" className="st-button is-quiet" onClick={() => chooseAll('mine')}>
            {text(CONFLICT_TEXTS.allMine)}
          </button>
          <button type="button" className="st-button is-quiet" onClick={() => chooseAll('theirs')}>
            {text(CONFLICT_TEXTS.allTheirs)}
          </button>
          <button type="button" className="st-button is-primary" disabled={open > 0} onClick={merge}>
            {text(CONFLICT_TEXTS.merge)}
          </button>
        </>
      }
    >
      <p>{text(CONFLICT_TEXTS.conflict, { name, time: shopTime(conflict.editedAt) })}</p>
      <p className="st-hint" role="status">
        {open > 0 ? text(CONFLICT_TEXTS.toDecide, { count: open }) : text(CONFLICT_TEXTS.conflictUndo)}
      </p>
      {isTooLarge && (
        <p className="st-error" role="alert">
          {text(CONFLICT_TEXTS.conflictTooLarge)}
        </p>
      )}
      <ul className="st-differences">
        {differences.map((difference) => (
          <DifferenceRow
            key={difference.id}
            difference={difference}
            documents={[sides.mine, sides.theirs, sides.base]}
            name={name}
            choice={choiceOf(difference)}
            onChoose={(choice) => setChosen(new Map([...chosen, [difference.id, choice]]))}
          />
        ))}
      </ul>
    </Dialog>
  )
}

/** Puts their version into the page and its history, as chosen, and rebases autosave. */
function useMerge(sides: Readonly<Record<'base' | Side, Document>>, revision: number) {
  const { page, autosave, announcer } = useStudio()
  const text = useText()
  const [isTooLarge, setTooLarge] = useState(false)
  const apply = (choices: ReadonlyMap<NodeId, Choice>) => {
    // During the conflict, autosave only records this change.
    if (!incorporate(page.documents, theirWorkInto({ base: sides.base, theirs: sides.theirs, choices }))) {
      return setTooLarge(true)
    }
    autosave.rebase(sides.theirs, revision)
    void autosave.flush()
    return announcer.notify(text(CONFLICT_TEXTS.mergedNotice))
  }
  return { apply, isTooLarge }
}

/** Equal versions need no choice. */
function useMergeOfNothing(differences: readonly Difference[], merge: () => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (differences.length > 0 || isDone.current) return
    isDone.current = true
    merge()
  })
}

function withoutCopies(difference: Difference): Difference {
  return { ...difference, choices: difference.choices.filter((choice) => choice !== 'both') }
}

function conflictsFirst(differences: readonly Difference[]): Difference[] {
  return differences.toSorted(
    (difference, other) => Number(difference.preselected !== undefined) - Number(other.preselected !== undefined),
  )
}
