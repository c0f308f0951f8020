import type { Fields } from '@mallwright/modules/definitions'
import type { FunctionComponent, ReactNode } from 'react'

import type { OnChange } from '../../model/control-props.ts'
import { FieldRow } from './field-row.tsx'
import type { ControlOfField } from './field-row.tsx'

/** Fields of an object: of a group or of a list entry. */
export function ObjectFields(props: {
  readonly id: string
  readonly fields: Fields
  readonly value: Readonly<Record<string, unknown>>
  readonly Control: FunctionComponent<ControlOfField>
  readonly onChange: OnChange
}): ReactNode {
  const { id, fields, value, Control, onChange } = props
  return Object.entries(fields).map(
    ([key, field]) =>
      (field.showIf?.(value) ?? true) && (
        <FieldRow
          key={key}
          id={`${id}-${key}`}
          field={field}
          value={value[key]}
          Control={Control}
          onChange={(next, kind) => onChange({ ...value, [key]: next }, kind)}
        />
      ),
  )
}
