import type { Label } from '@mallwright/contract/values'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { FieldRow, PickButton } from '../controls/labelled-field.tsx'
import type { FieldIds, FieldInputProps } from '../controls/labelled-field.tsx'
import { RangeRow } from '../controls/range-row.tsx'
import type { Interval } from '../controls/range-row.tsx'
import { useWidgetSheet } from '../widget-host/widget-host.ts'
import { DATE_HINTS, dateText, readDate, shanghaiNow } from './date-text.ts'
import type { DateType } from './date-text.ts'
import './date-input.css'

const LABELS = {
  clear: { zh: '清空', en: 'Clear' },
  invalid: { zh: '请按 {shape} 输入', en: 'Type it as {shape}' },
} satisfies Record<string, Label>

/** Loads with the first opened sheet. */
const DateWheels = lazy(async () => ({ default: (await import('../../kit/controls/date-wheels.tsx')).DateWheels }))

/** A day, month, moment or time, by wheels or typed. The value is its text as `dateText` has it. Specification 2 §5. */
export function DateInput(props: FieldInputProps & { readonly type?: DateType }): ReactNode {
  const { label, value, onChange, type = 'date', isDisabled, isRequired, message } = props
  return (
    <FieldRow label={label} isRequired={isRequired} message={message}>
      {(ids) => <DatePick {...{ ids, title: label, value, type, isDisabled, onChange }} />}
    </FieldRow>
  )
}

/** The bounds of an interval of dates, each of which may be open. */
export function DateRangeInput(props: {
  readonly label: string
  readonly value: Interval
  readonly onChange: (value: Interval) => void
  readonly type?: DateType
  readonly message?: string | undefined
}): ReactNode {
  const { label, value, onChange, type = 'date', message } = props
  return <RangeRow {...{ label, value, onChange, message }}>{(bound) => <DatePick {...bound} type={type} />}</RangeRow>
}

/** The button of a date and its sheet. */
export function DatePick(props: {
  readonly ids: FieldIds
  readonly title: string
  readonly hint?: string
  readonly value: string
  readonly type: DateType
  readonly isDisabled?: boolean | undefined
  readonly onChange: (value: string) => void
}): ReactNode {
  const { ids, title, hint, value, type, isDisabled, onChange } = props
  const sheet = useWidgetSheet('date')
  return (
    <>
      <PickButton {...{ ids, hint, isDisabled }} text={value} onOpen={sheet.open} />
      {sheet.isOpen && (
        <DateSheet
          {...{ title, value, type }}
          onClose={sheet.close}
          onChange={(next) => {
            onChange(next)
            sheet.close()
          }}
        />
      )}
    </>
  )
}

function DateSheet(props: {
  readonly title: string
  readonly value: string
  readonly type: DateType
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { title, value, type, onChange, onClose } = props
  const translate = useText()
  const [typed, setTyped] = useState(() => dateText(readDate(value, type) ?? shanghaiNow(), type))
  const date = readDate(typed, type)
  const apply = () => date && onChange(dateText(date, type))
  // Wheels also report when they follow the text or cannot show it: only what a hand turned since the last key counts.
  const isTurned = useRef(false)
  const turn = () => {
    isTurned.current = true
  }
  return (
    <Sheet title={title} size={55} onClose={onClose}>
      <input
        className="wg-date-entry"
        aria-label={title}
        aria-invalid={!date}
        inputMode="none"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          isTurned.current = false
          setTyped(event.target.value)
        }}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
      />
      <p className="wg-field-message" role="alert">
        {date ? '' : translate(LABELS.invalid, { shape: DATE_HINTS[type] })}
      </p>
      <Suspense fallback={<SheetSkeleton />}>
        <div role="presentation" onPointerDownCapture={turn} onClickCapture={turn}>
          <DateWheels
            type={type}
            date={date ?? shanghaiNow()}
            onChange={(next) => isTurned.current && setTyped(dateText(next, type))}
          />
        </div>
      </Suspense>
      <div className="shop-sheet-foot wg-buttons">
        <Button kind="quiet" onClick={() => onChange('')}>
          {translate(LABELS.clear)}
        </Button>
        <Button isDisabled={!date} onClick={apply}>
          {translate(KIT_LABELS.confirm)}
        </Button>
      </div>
    </Sheet>
  )
}
