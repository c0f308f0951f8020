import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { FieldRow } from '../controls/labelled-field.tsx'
import type { RenderReferences } from '../query-panel/condition-field.tsx'
import { referenceQuery, referKey, referName } from '../refer-chooser/model/reference.ts'
import { ReferInput } from '../refer-chooser/refer-input.tsx'
import { useWidgetHost } from '../widget-host/widget-host.ts'

/** A condition that compares with references. */
export function ReferCondition({ label, code, chosen, onChange }: Parameters<RenderReferences>[0]): ReactNode {
  const { data: reference } = useQuery(referenceQuery(useWidgetHost(), code))
  if (!reference) return <FieldRow label={label}>{() => null}</FieldRow>
  const [keyField = ''] = reference.saveFields
  return (
    <ReferInput
      label={label}
      code={code}
      isMultiple
      value={chosen.map(({ key, name, isStale = false }) => ({
        [keyField]: key,
        [reference.showField]: name,
        bStale: isStale,
      }))}
      onChange={(values) =>
        onChange(values.map((value) => ({ key: referKey(reference, value), ...referName(reference, value) })))
      }
    />
  )
}
