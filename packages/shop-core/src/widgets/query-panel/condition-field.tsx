import type { QueryItem } from '@mallwright/contract/list-engine'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import type { FieldInputProps } from '../controls/labelled-field.tsx'
import type { Interval } from '../controls/range-row.tsx'
import { CheckInput, TextInput } from '../controls/text-input.tsx'
import { DateInput, DateRangeInput } from '../date-input/date-input.tsx'
import { dateTypeOf, shanghaiNow } from '../date-input/date-text.ts'
import { storedBounds } from '../number-input/number-entry.ts'
import { NumberInput, NumberRangeInput } from '../number-input/number-field.tsx'
import { OptionDropdown } from '../option-choice/option-dropdown.tsx'
import { boundsOf, isInterval, QUICK_DAYS, referencesOf, textOf } from './model/query-values.ts'
import type { ChosenReference, QueryValue } from './model/query-values.ts'
import { QUERY_LABELS } from './query-labels.ts'

/** Most characters of a text that is searched for; engine 1.6. */
const TEXT_LENGTH = 60

interface ConditionFieldProps {
  readonly item: QueryItem
  readonly value: QueryValue | undefined
  readonly onChange: (value: QueryValue | undefined) => void
  readonly message: string
  readonly renderReferences: RenderReferences | undefined
}

/** Draws the control of references; a panel that has none offers no such condition. */
export type RenderReferences = (props: {
  readonly label: string
  /** Code of the reference. */
  readonly code: string
  readonly chosen: readonly ChosenReference[]
  readonly onChange: (chosen: readonly ChosenReference[]) => void
}) => ReactNode

/** The control of a condition, by its type and model. */
export function ConditionField(props: ConditionFieldProps): ReactNode {
  const { item, value, onChange, renderReferences } = props
  const { cFieldType, cFieldTypeCode } = item
  if (isInterval(item)) return <IntervalField {...props} />
  if (cFieldType === 'Refer') {
    return renderReferences?.({
      label: item.cLabelName,
      code: cFieldTypeCode,
      chosen: referencesOf(value),
      onChange: (chosen) => onChange(chosen.length === 0 ? undefined : { kind: 'references', chosen }),
    })
  }
  const field: FieldInputProps = {
    label: item.cLabelName,
    value: textOf(value),
    onChange: (text) => onChange(text === '' ? undefined : { kind: 'text', text }),
  }
  switch (cFieldType) {
    case 'Number':
      return <NumberInput {...field} {...numberRulesOf(cFieldTypeCode)} />
    case 'Date':
      return <DateInput {...field} type={dateTypeOf(cFieldTypeCode)} />
    case 'Select':
      return <OptionDropdown {...field} enumCode={cFieldTypeCode} isMultiple />
    case 'Checkbox':
      return <CheckInput {...field} />
    case 'Text':
      return <TextInput {...field} maxLength={TEXT_LENGTH} />
  }
}

function IntervalField(props: ConditionFieldProps): ReactNode {
  const { item, value, onChange, message } = props
  const { cFieldType, cFieldTypeCode } = item
  const range = {
    label: item.cLabelName,
    message,
    value: boundsOf(value, shanghaiNow()),
    onChange: (bounds: Interval) => onChange(bounds.join('') === '' ? undefined : { kind: 'interval', bounds }),
  }
  if (cFieldType === 'Number') return <NumberRangeInput {...range} {...numberRulesOf(cFieldTypeCode)} />
  const type = dateTypeOf(cFieldTypeCode)
  return (
    <>
      <DateRangeInput {...range} type={type} />
      {type === 'date' && <QuickDays {...props} />}
    </>
  )
}

/** The last 1, 7 or 15 days; a second tap takes the choice back. */
function QuickDays({ item, value, onChange }: ConditionFieldProps): ReactNode {
  const translate = useText()
  const chosen = value?.kind === 'quick' ? value.days : undefined
  return (
    <div className="wg-tags wg-quick-days" role="group" aria-label={item.cLabelName}>
      {QUICK_DAYS.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={chosen === days}
          onClick={() => onChange(chosen === days ? undefined : { kind: 'quick', days })}
        >
          {days === 1 ? translate(QUERY_LABELS.today) : translate(QUERY_LABELS.lastDays, { count: days })}
        </button>
      ))}
    </div>
  )
}

/** Of a number, the type code has its decimals. */
function numberRulesOf(typeCode: string) {
  const precision = Number(typeCode) || 0
  return { precision, ...storedBounds(precision) }
}
