import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { ClipboardPaste, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { lazyComponent, LazyBoundary } from '../../../../ui/lazy.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { LazySortable } from './lazy-sortable.tsx'
import { PickBox } from './pick-box.tsx'
import { movedRow, pastedLines, withoutRows } from '../../model/row-edits.ts'
import { RowTools } from './row-tools.tsx'
import { ROWS_TEXTS } from '../../model/rows.texts.ts'
import { usePickedRows } from './use-picked-rows.ts'

const PasteDialog = lazyComponent(async () => (await import('./paste-rows-dialog.tsx')).PasteDialog<string>)

/** Maximum length of an id, in characters. */
const LONGEST_ID = 64

/** Props that a list passes to its chooser. */
export interface ChooserProps {
  readonly onChoose: (ids: readonly string[]) => void
  readonly onClose: () => void
}

interface Props {
  readonly ids: readonly string[]
  readonly max: number
  readonly none: Label
  readonly choose: Label
  readonly nameOf: (id: string) => string
  /** Whether an item is unavailable; absent where that is unknown. */
  readonly isGone?: (id: string) => boolean
  /** Message with the number of unavailable items. */
  readonly goneCount?: Label
  /** Present where users know ids and can paste them, one a line. */
  readonly paste?: { readonly button: Label; readonly hint: Label }
  readonly renderEntry: (id: string) => ReactNode
  readonly renderChooser: (chooser: ChooserProps) => ReactNode
  readonly onChange: (ids: readonly string[], isStep?: boolean) => void
}

/** Ordered list of chosen ids with reordering, removal and chooser. */
export function ChosenList(props: Props): ReactNode {
  const { ids, max, none, choose, nameOf, renderEntry, renderChooser, onChange, paste } = props
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const picked = usePickedRows(ids.length)
  const onClose = () => setOpen(false)
  const onChoose = (chosen: readonly string[]) => {
    onClose()
    onChange(chosen)
  }
  const renderRow = (index: number, handle: ReactNode) => {
    const id = ids[index] ?? ''
    return (
      <div className="st-chosen-row">
        {picked.isOn ? <PickBox name={nameOf(id)} index={index} picked={picked} /> : handle}
        {renderEntry(id)}
        <EntryButtons name={nameOf(id)} entries={ids} index={index} onChange={onChange} />
      </div>
    )
  }
  return (
    <div className="st-chosen">
      {ids.length === 0 && <p className="st-hint">{text(none)}</p>}
      {max > 1 && (ids.length > 0 || paste) && (
        <RowTools
          count={ids.length}
          max={max}
          picked={picked}
          onRemove={() => {
            picked.clear()
            onChange(withoutRows(ids, picked.indexes))
          }}
          more={paste && <PasteIds ids={ids} max={max} paste={paste} onChange={onChange} />}
        />
      )}
      <GoneNote {...props} />
      {ids.length > 0 && (
        <LazySortable
          label={text(choose)}
          ids={ids}
          nameOf={(index) => nameOf(ids[index] ?? '')}
          onMove={(from, to, isStep) => onChange(movedRow(ids, from, to), isStep)}
          renderRow={renderRow}
        />
      )}
      <button type="button" className="st-button is-small" onClick={() => setOpen(true)}>
        <Plus />
        {text(choose)}
      </button>
      {isOpen && <LazyBoundary>{renderChooser({ onChoose, onClose })}</LazyBoundary>}
    </div>
  )
}

/** Number of unavailable items with a button that removes them. */
function GoneNote({ ids, isGone, goneCount, onChange }: Props): ReactNode {
  const text = useText()
  const gone = isGone ? ids.filter(isGone) : []
  if (gone.length === 0 || !goneCount) return null
  return (
    <div className="st-warning st-missing" role="status">
      <TriangleAlert />
      <span>{text(goneCount, { count: gone.length })}</span>
      <button
        type="button"
        className="st-button is-small"
        onClick={() => onChange(ids.filter((id) => !gone.includes(id)))}
      >
        {text(ROWS_TEXTS.removeGone)}
      </button>
    </div>
  )
}

function PasteIds(props: Pick<Props, 'ids' | 'max' | 'onChange'> & { readonly paste: NonNullable<Props['paste']> }) {
  const { ids, max, paste, onChange } = props
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (ids.length >= max) return null
  return (
    <>
      <button type="button" className="st-button is-small is-quiet" onClick={() => setOpen(true)}>
        <ClipboardPaste />
        {text(paste.button)}
      </button>
      {isOpen && (
        <LazyBoundary>
          <PasteDialog
            title={paste.button}
            hint={text(paste.hint)}
            room={max - ids.length}
            rowsOf={(pasted) => newIds(ids, pasted)}
            onAdd={(added) => {
              setOpen(false)
              onChange([...ids, ...added])
            }}
            onClose={() => setOpen(false)}
          />
        </LazyBoundary>
      )}
    </>
  )
}

/** Ids of pasted text that are not chosen yet, without duplicates; the first column counts. */
function newIds(ids: readonly string[], pasted: string): readonly string[] {
  const found = pastedLines(pasted).map(([first = '']) => first)
  return [...new Set(found)].filter((id) => id !== '' && id.length <= LONGEST_ID && !ids.includes(id))
}
