import type { Field } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { FunctionComponent, ReactNode } from 'react'

import type { ChangeKind } from '../../model/control-props.ts'
import { FieldRow } from './field-row.tsx'
import type { ControlOfField } from './field-row.tsx'
import { sharedValue, withField } from '../../model/entry-rows.ts'
import type { Entry } from '../../model/entry-rows.ts'
import { ROWS_TEXTS } from '../../model/rows.texts.ts'

/** Sets one field of all selected entries. */
export function ColumnSetter(props: {
  readonly id: string
  readonly fields: Readonly<Record<string, Field>>
  readonly entries: readonly Entry[]
  readonly indexes: ReadonlySet<number>
  readonly Control: FunctionComponent<ControlOfField>
  readonly onChange: (entries: readonly Entry[], kind: ChangeKind) => void
}): ReactNode {
  const { id, fields, entries, indexes, Control, onChange } = props
  const text = useText()
  const [name, setName] = useState('')
  const field = fields[name]
  if (indexes.size === 0) return null
  const shown =
    field &&
    sharedValue(
      entries.filter((_, index) => indexes.has(index)),
      name,
      field,
    )
  return (
    <>
      <select
        className="st-input"
        aria-label={text(ROWS_TEXTS.set)}
        value={name}
        onChange={(event) => setName(event.target.value)}
      >
        <option value="">{text(ROWS_TEXTS.setNothing)}</option>
        {Object.entries(fields).map(([key, { label }]) => (
          <option key={key} value={key}>
            {text(label)}
          </option>
        ))}
      </select>
      {field && (
        <FieldRow
          key={name}
          id={`${id}-all-${name}`}
          field={field}
          value={shown}
          Control={Control}
          onChange={(next, kind) => onChange(withField(entries, indexes, { name, field, shown, next }), kind)}
        />
      )}
    </>
  )
}
