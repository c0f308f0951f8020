import type { NodeId } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import type { Choice, Difference } from '../merging/find-differences.ts'
import type { Side } from '../merging/merge-sides.ts'
import type { SaveConflict } from '../studio/saver/save-state.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CONFLICT_TEXTS } from './conflict.texts.ts'
import { DifferenceRow } from './difference-row.tsx'
import { useTheirs } from './their-version.ts'
import type { TheirVersion } from './their-version.ts'
import { useSettlement } from './use-settlement.ts'
import './saving.css'

/** Merges what somebody else saved meanwhile. Where both changed the same it tells who and what, module by module, and lets the person choose. */
export function ConflictDialog({ conflict }: { readonly conflict: SaveConflict }): ReactNode {
  const text = useText()
  const { theirs, isFailed, load } = useTheirs(conflict)
  const name = conflict.editedBy || text(CONFLICT_TEXTS.somebody)
  if (theirs) return <Comparison key={theirs.revision} theirs={theirs} name={name} conflict={conflict} />
  if (!isFailed) return null
  return (
    <Dialog title={text(CONFLICT_TEXTS.conflictTitle)}>
      <p>{text(CONFLICT_TEXTS.conflict, { name, time: conflict.editedAt })}</p>
      <p className="st-error" role="alert">
        {text(CONFLICT_TEXTS.loadFailed)}
      </p>
      <button type="button" className="st-button" onClick={load}>
        {text(CONFLICT_TEXTS.retry)}
      </button>
    </Dialog>
  )
}

function Comparison(props: {
  readonly theirs: TheirVersion
  readonly name: string
  readonly conflict: SaveConflict
}): ReactNode {
  const { theirs, name, conflict } = props
  const text = useText()
  const { sides, differences, isAsked, isTooLarge, merge } = useSettlement(theirs, name)
  const [chosen, setChosen] = useState<ReadonlyMap<NodeId, Choice>>(new Map())
  if (!isAsked) return null
  const choiceOf = ({ id, preselected }: Difference) => chosen.get(id) ?? preselected
  const open = differences.filter((one) => !choiceOf(one)).length
  const chooseAll = (side: Side) => setChosen(new Map(differences.map(({ id }) => [id, side])))
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
          <button type="button" className="st-button is-primary" disabled={open > 0} onClick={() => merge(chosen)}>
            {text(CONFLICT_TEXTS.merge)}
          </button>
        </>
      }
    >
      <p>{text(CONFLICT_TEXTS.conflict, { name, time: conflict.editedAt })}</p>
      <p className="st-hint" role="status">
        {open > 0 ? text(CONFLICT_TEXTS.toDecide, { count: open }) : text(CONFLICT_TEXTS.conflictUndo)}
      </p>
      {isTooLarge && (
        <p className="st-error" role="alert">
          {text(CONFLICT_TEXTS.conflictTooLarge)}
        </p>
      )}
      <ul className="st-differences">
        {differences.map((one) => (
          <DifferenceRow
            key={one.id}
            difference={one}
            documents={[sides.mine, sides.theirs, sides.base]}
            name={name}
            choice={choiceOf(one)}
            onChoose={(choice) => setChosen(new Map([...chosen, [one.id, choice]]))}
          />
        ))}
      </ul>
    </Dialog>
  )
}
