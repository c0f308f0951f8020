import type { Label } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { FieldRow } from './labelled-field.tsx'
import type { FieldIds } from './labelled-field.tsx'

const LABELS = {
  from: { zh: '开始', en: 'From' },
  to: { zh: '结束', en: 'To' },
} satisfies Record<string, Label>

/** Two bounds, each '' when it is open. */
export type Interval = readonly [from: string, to: string]

/** A control of one bound. */
export interface BoundProps {
  readonly ids: FieldIds
  readonly title: string
  readonly hint: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A label with the controls of two bounds in one row. */
export function RangeRow(props: {
  readonly label: string
  readonly value: Interval
  readonly onChange: (value: Interval) => void
  readonly message?: string | undefined
  readonly children: (bound: BoundProps) => ReactNode
}): ReactNode {
  const { label, value, onChange, message, children } = props
  const [from, to] = value
  const translate = useText()
  const [start, end] = [translate(LABELS.from), translate(LABELS.to)]
  return (
    <FieldRow label={label} message={message}>
      {(ids) => (
        <span className="wg-range">
          {children({
            ids,
            title: `${label} · ${start}`,
            hint: start,
            value: from,
            onChange: (next) => onChange([next, to]),
          })}
          <span aria-hidden="true">–</span>
          {children({
            ids,
            title: `${label} · ${end}`,
            hint: end,
            value: to,
            onChange: (next) => onChange([from, next]),
          })}
        </span>
      )}
    </FieldRow>
  )
}
