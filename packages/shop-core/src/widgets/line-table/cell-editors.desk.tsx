import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { filteredText } from '../controls/text-input.tsx'
import { NOTHING } from '../data-list/model/cell-text.ts'
import { DatePick } from '../date-input/date-input.tsx'
import { dateTypeOf } from '../date-input/date-text.ts'
import { numberRules } from '../number-input/number-entry.ts'
import { TypedNumber } from '../number-input/typed-number.tsx'
import { optionListQuery } from '../option-choice/option-list.ts'
import { ReferPick } from '../refer-chooser/refer-input.tsx'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { LineCell } from './line-cell.tsx'
import { LOCATION, numberBoundsOf, textRulesOf, useReferCell } from './line-field.tsx'
import { isTyped } from './model/line-column.ts'
import type { LineColumn } from './model/line-column.ts'
import type { LineRow } from './model/line-row.ts'
import type { LineTable, RowChange } from './model/line-table.machine.ts'
import { ChoiceBox } from '../../kit/controls/choice-box.tsx'

/** A cell that is edited where it stands. */
interface CellEditorProps {
  readonly column: LineColumn
  readonly row: LineRow
  /** Id of the title of its column. */
  readonly titleId: string
  readonly onChange: (change: RowChange) => void
}

/** A cell: typed or chosen where it stands; addresses and long texts open the form of their row. */
export function EditableCell(
  props: Omit<CellEditorProps, 'onChange'> & { readonly table: LineTable; readonly onOpen: () => void },
): ReactNode {
  const { column, row, table, titleId, onOpen } = props
  const { field, type, typeCode } = column
  if (table.isReadOnly(row.key, column) || !isTyped(column)) return <LineCell column={column} row={row} />
  const editor = { column, row, titleId, onChange: (change: RowChange) => table.edit(row.key, change) }
  const value = row.values[field] ?? ''
  const change = (text: string) => editor.onChange({ values: { [field]: text } })
  const labelled = { 'aria-labelledby': titleId }
  switch (type) {
    case 'Number': {
      const rules = numberRules(numberBoundsOf(column))
      return <TypedNumber {...labelled} className="wg-line-input" {...{ value, rules }} onChange={change} />
    }
    case 'Select':
      return <SelectCell {...editor} />
    case 'Refer':
      return <ReferCell {...editor} />
    case 'Date': {
      const ids = { ...labelled, 'aria-describedby': titleId }
      return <DatePick {...{ ids, value }} title={column.title} type={dateTypeOf(typeCode ?? '')} onChange={change} />
    }
    case 'Checkbox':
      return (
        <ChoiceBox
          {...labelled}
          checked={value === '1'}
          onChange={(event) => change(event.target.checked ? '1' : '')}
        />
      )
    case 'Text':
      if (typeCode !== LOCATION) return <TextCell {...editor} />
      return <OpenedCell {...{ column, row, onOpen }} />
    case 'TextArea':
      return <OpenedCell {...{ column, row, onOpen }} />
  }
}

/** A value that is edited in the form of its row. */
function OpenedCell(props: Pick<CellEditorProps, 'column' | 'row'> & { readonly onOpen: () => void }): ReactNode {
  const { column, row, onOpen } = props
  return (
    <button type="button" className="wg-line-pick" aria-haspopup="dialog" onClick={onOpen}>
      <LineCell column={column} row={row} />
    </button>
  )
}

function ReferCell({ column, row, titleId, onChange }: CellEditorProps): ReactNode {
  const ids = { 'aria-labelledby': titleId, 'aria-describedby': titleId }
  return <ReferPick ids={ids} label={column.title} {...useReferCell({ column, row, onChange })} />
}

/** An option of an enumeration; one that is unknown or stopped stays what it is. */
function SelectCell({ column, row, titleId, onChange }: CellEditorProps): ReactNode {
  const { field, typeCode = '' } = column
  const value = row.values[field] ?? ''
  const list = useQuery(optionListQuery(useWidgetHost(), typeCode))
  const options = list.data ?? []
  return (
    <select
      aria-labelledby={titleId}
      className="wg-line-input wg-line-select"
      value={value}
      onChange={(event) => onChange({ values: { [field]: event.target.value } })}
    >
      <option value="">{NOTHING}</option>
      {value !== '' && !options.some(({ key }) => key === value) && <option value={value}>{value}</option>}
      {options.map(({ key, name, isDisabled }) => (
        <option key={key} value={key} disabled={isDisabled && key !== value}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** A text that is written back when its cell is left, or by Enter. */
function TextCell({ column, row, titleId, onChange }: CellEditorProps): ReactNode {
  const { maxLength, inputFilter } = textRulesOf(column)
  const value = row.values[column.field] ?? ''
  const [typed, setTyped] = useState<string>()
  return (
    <input
      aria-labelledby={titleId}
      className="wg-line-input"
      maxLength={maxLength}
      value={typed ?? value}
      {...filteredText(setTyped, inputFilter)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
      }}
      onBlur={() => {
        if (typed !== undefined && typed !== value) onChange({ values: { [column.field]: typed } })
        setTyped(undefined)
      }}
    />
  )
}
