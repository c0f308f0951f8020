import type { Field } from '@mallwright/modules/definitions'
import type { ReactNode } from 'react'

import type { OnChange } from '../model/control-props.ts'
import { FieldControl } from './field-control.tsx'
import { FieldRow } from './list/field-row.tsx'

/** Top-level field of the inspector; resettable while it differs from its default. */
export function InspectorField(props: {
  readonly id: string
  readonly field: Field
  readonly value: unknown
  readonly isDefault: boolean
  readonly isHalf?: boolean | undefined
  readonly onChange: OnChange
  readonly onReset: () => void
}): ReactNode {
  const { isDefault, onReset, ...row } = props
  return <FieldRow {...row} Control={FieldControl} onReset={isDefault ? undefined : onReset} />
}
