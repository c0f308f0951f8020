import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { AddressInput } from '../address-input/address-input.tsx'
import { FieldRow } from '../controls/labelled-field.tsx'
import type { FieldInputProps } from '../controls/labelled-field.tsx'
import { CheckInput, TextAreaInput, TextInput } from '../controls/text-input.tsx'
import type { TextRules } from '../controls/text-input.tsx'
import { DateInput } from '../date-input/date-input.tsx'
import { dateTypeOf } from '../date-input/date-text.ts'
import { storedBounds } from '../number-input/number-entry.ts'
import { NumberInput } from '../number-input/number-field.tsx'
import { OptionDropdown } from '../option-choice/option-dropdown.tsx'
import { referenceQuery } from '../refer-chooser/model/reference.ts'
import type { ReferValue } from '../refer-chooser/model/reference.ts'
import { ReferInput } from '../refer-chooser/refer-input.tsx'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { LineCell } from './line-cell.tsx'
import { isTyped } from './model/line-column.ts'
import type { LineColumn } from './model/line-column.ts'
import type { LineRow } from './model/line-row.ts'
import type { RowChange } from './model/line-table.machine.ts'
import { referChange } from './model/refer-change.ts'

/** Characters of a line and of several, unless a column says otherwise. Specification 2 §5. */
const LENGTHS = { Text: 50, TextArea: 200 }

/** The type code of a text that is an address. Specification 2 §3. */
export const LOCATION = 'location'

/** Precision and bounds of a column of numbers. */
export function numberBoundsOf({ precision, min, max }: LineColumn) {
  return {
    ...storedBounds(precision),
    ...(precision !== undefined && { precision }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
}

/** Length and filter of a column of texts. */
export function textRulesOf({ type, maxLength, inputFilter }: LineColumn): TextRules {
  const length = maxLength ?? LENGTHS[type === 'TextArea' ? 'TextArea' : 'Text']
  return { maxLength: length, ...(inputFilter && { inputFilter }) }
}

/** The input of a cell in the form of its row. */
export function LineField(props: {
  readonly column: LineColumn
  readonly row: LineRow
  readonly isReadOnly: boolean
  /** Tells that it is needed and missing. */
  readonly message: string
  readonly onChange: (change: RowChange) => void
}): ReactNode {
  const { column, row, isReadOnly, message, onChange } = props
  const { field, title, type, typeCode = '', isRequired } = column
  if (isReadOnly || !isTyped(column)) {
    return (
      <FieldRow label={title}>
        {(ids) => (
          <span {...ids} role="note" className="wg-line-value">
            <LineCell column={column} row={row} />
          </span>
        )}
      </FieldRow>
    )
  }
  const input: FieldInputProps = {
    label: title,
    isRequired,
    message,
    value: row.values[field] ?? '',
    onChange: (value) => onChange({ values: { [field]: value } }),
  }
  switch (type) {
    case 'Number':
      return <NumberInput {...input} {...numberBoundsOf(column)} />
    case 'Date':
      return <DateInput {...input} type={dateTypeOf(typeCode)} />
    case 'Select':
      return <OptionDropdown {...input} enumCode={typeCode} />
    case 'Checkbox':
      return <CheckInput {...input} />
    case 'Refer':
      return <ReferField {...{ column, row, message, onChange }} />
    case 'TextArea':
      return <TextAreaInput {...input} {...textRulesOf(column)} />
    case 'Text':
      if (typeCode === LOCATION) return <AddressInput {...input} maxLength={column.maxLength} />
      return <TextInput {...input} {...textRulesOf(column)} />
  }
}

function ReferField(props: ReferCell & { readonly message: string }): ReactNode {
  const { column, message } = props
  return <ReferInput label={column.title} isRequired={column.isRequired} message={message} {...useReferCell(props)} />
}

/** A cell of a reference, and what is told of its change. */
interface ReferCell {
  readonly column: LineColumn
  readonly row: LineRow
  readonly onChange: (change: RowChange) => void
}

/** What the chooser of a cell takes. */
export function useReferCell({ column, row, onChange }: ReferCell) {
  const { field, typeCode = '', where } = column
  const { data: reference } = useQuery(referenceQuery(useWidgetHost(), typeCode))
  return {
    code: typeCode,
    ...(where && { where }),
    value: row.companions[field]?.map(({ value }) => value) ?? [],
    onChange: (chosen: readonly ReferValue[]) => reference && onChange(referChange(field, reference, chosen)),
  }
}
