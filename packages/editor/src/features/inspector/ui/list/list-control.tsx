import type { Picture } from '@mallwright/contract/media'
import { pictureUrl } from '@mallwright/contract/media'
import { readFields } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { ChevronDown, ChevronRight, ClipboardPaste, Plus } from 'lucide-react'
import { useState } from 'react'
import type { FunctionComponent, ReactNode } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { newSelectedZone } from '../../../canvas/model/zone-sheet.ts'
import type { ControlProps } from '../../model/control-props.ts'
import { AddPictures } from './add-pictures.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import type { ControlOfField } from './field-row.tsx'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { ObjectFields } from './object-fields.tsx'
import { choiceOf, entriesOfText, shownEntries, summaryOf, textFields } from '../../model/entry-rows.ts'
import type { Entry } from '../../model/entry-rows.ts'
import { LazySortable } from './lazy-sortable.tsx'
import { ColumnSetter } from './column-setter.tsx'
import { PickBox } from './pick-box.tsx'
import { RowTools } from './row-tools.tsx'
import { DrawButton } from './draw-button.tsx'
import { useOpenEntry } from './use-open-entry.ts'
import { indexAfterMove, movedRow, withoutRows } from '../../model/row-edits.ts'
import { ROWS_TEXTS } from '../../model/rows.texts.ts'
import { usePickedRows } from './use-picked-rows.ts'

const PasteDialog = lazyComponent(async () => (await import('./paste-rows-dialog.tsx')).PasteDialog<Entry>)

type Props = ControlProps<'list', readonly Entry[]> & { readonly Control: FunctionComponent<ControlOfField> }

const NO_LABEL = { zh: '', en: '' }

/** List editor: collapsible entries, sorting, bulk edits, pasted lines. */
export function ListControl({ id, field, name, value: stored, onChange, Control }: Props): ReactNode {
  const text = useText()
  const value = shownEntries(field, stored)
  const [open, setOpen] = useOpenEntry(id)
  const studio = useStudio()
  const picked = usePickedRows(value.length)
  const itemName = text(field.itemLabel)
  const nameOf = (index: number) => text(INSPECTOR_TEXTS.entry, { name: itemName, n: index + 1 })
  const isFull = value.length >= field.max
  const add = () => {
    const rect = field.areRects ? newSelectedZone(studio) : undefined
    onChange([...value, readFields(field.of, { ...rect })], 'choice')
    setOpen(value.length)
  }
  const move = (from: number, to: number, isStep: boolean) => {
    if (open !== undefined) setOpen(indexAfterMove(open, from, to))
    onChange(movedRow(value, from, to), isStep ? 'typing' : 'choice')
  }
  const renderRow = (index: number, handle: ReactNode) => (
    <EntryRow
      entry={value[index] ?? {}}
      name={nameOf(index)}
      summary={summaryOf(field.of, value[index] ?? {}) || text(choiceOf(field.of, value[index] ?? {}) ?? NO_LABEL)}
      isOpen={open === index}
      onFold={() => setOpen(open === index ? undefined : index)}
      front={picked.isOn ? <PickBox name={nameOf(index)} index={index} picked={picked} /> : handle}
      buttons={
        <EntryButtons
          name={nameOf(index)}
          entries={value}
          index={index}
          isFull={isFull}
          onChange={(entries) => {
            setOpen(undefined)
            onChange(entries, 'choice')
          }}
        />
      }
    >
      <ObjectFields
        id={`${id}-${index}`}
        fields={field.of}
        value={value[index] ?? {}}
        Control={Control}
        onChange={(next, kind) => onChange(value.with(index, next as Entry), kind)}
      />
    </EntryRow>
  )
  return (
    <div className="st-list">
      <RowTools
        count={value.length}
        max={field.max}
        picked={picked}
        onRemove={() => {
          setOpen(undefined)
          picked.clear()
          onChange(withoutRows(value, picked.indexes), 'choice')
        }}
        more={<PasteLines field={field} value={value} onAdd={(rows) => onChange([...value, ...rows], 'choice')} />}
      >
        <ColumnSetter
          id={id}
          fields={field.of}
          entries={value}
          indexes={picked.indexes}
          Control={Control}
          onChange={onChange}
        />
      </RowTools>
      {value.length > 0 && (
        <LazySortable
          label={name}
          ids={value.map((_, index) => String(index))}
          nameOf={nameOf}
          onMove={move}
          renderRow={renderRow}
        />
      )}
      <button type="button" className="st-button is-small" disabled={isFull} onClick={add}>
        <Plus />
        {text(isFull ? INSPECTOR_TEXTS.full : INSPECTOR_TEXTS.add, { name: itemName, max: field.max })}
      </button>
      {field.areRects && <DrawButton listId={id} isFull={isFull} />}
      <AddPictures
        fields={field.of}
        room={field.max - value.length}
        onAdd={(rows) => onChange([...value, ...rows].slice(0, field.max), 'choice')}
      />
    </div>
  )
}

function EntryRow(props: {
  readonly entry: Entry
  readonly name: string
  readonly summary: string
  readonly isOpen: boolean
  readonly onFold: () => void
  readonly front: ReactNode
  readonly buttons: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const { entry, name, summary, isOpen, onFold, front, buttons, children } = props
  return (
    <section className="st-list-entry">
      <header>
        {front}
        <button type="button" className="st-list-fold" aria-expanded={isOpen} onClick={onFold}>
          {isOpen ? <ChevronDown /> : <ChevronRight />}
          <EntryFace entry={entry} />
          <span>
            {name}
            {summary && <small>{summary}</small>}
          </span>
        </button>
        {buttons}
      </header>
      {isOpen && children}
    </section>
  )
}

/** Creates entries from pasted lines, where entries have text fields. */
function PasteLines(props: {
  readonly field: Props['field']
  readonly value: readonly Entry[]
  readonly onAdd: (entries: readonly Entry[]) => void
}): ReactNode {
  const { field, value, onAdd } = props
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const parts = textFields(field.of)
  if (parts.length === 0 || value.length >= field.max) return null
  return (
    <>
      <button type="button" className="st-button is-small is-quiet" onClick={() => setOpen(true)}>
        <ClipboardPaste />
        {text(ROWS_TEXTS.paste)}
      </button>
      {isOpen && (
        <PasteDialog
          title={ROWS_TEXTS.pasteTitle}
          hint={text(ROWS_TEXTS.pasteHint, { parts: parts.map(([, option]) => text(option.label)).join(' · ') })}
          room={field.max - value.length}
          rowsOf={(pasted) => entriesOfText(field.of, pasted)}
          onAdd={(rows) => {
            setOpen(false)
            onAdd(rows)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Picture of an entry while it is collapsed. */
function EntryFace({ entry }: { readonly entry: Entry }): ReactNode {
  const picture = entry['picture'] as Picture | undefined
  const url = pictureUrl(picture?.url ?? '')
  return url === '' ? null : <img src={url} alt="" />
}
