import { instantOf } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { CalendarDays, X } from 'lucide-react'
import { useId, useRef } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'

import { IconButton } from '../icon-button.tsx'
import { TimeZoneNote } from './time-zone-note.tsx'
import './time-input.css'

const TEXTS = {
  format: { zh: '年-月-日 时:分', en: 'yyyy-mm-dd hh:mm' },
  calendar: { zh: '在日历中选择{name}', en: '{name}: choose in a calendar' },
  clear: { zh: '清除{name}', en: 'Clear {name}' },
} satisfies Record<string, Label>

const [EARLIEST, LATEST] = ['2000-01-01T00:00', '2099-12-31T23:59']

/** Whether an entered text is empty or a whole time within the limits. */
function isWholeTime(entered: string): boolean {
  const time = entered.trim().replace('T', ' ')
  return time === '' || (instantOf(time) !== undefined && time >= EARLIEST.slice(0, 10) && time < '2100')
}

/** A wall time (`YYYY-MM-DD HH:MM`), written the same in every browser, with its zone; the calendar is the browser's own. */
export function TimeInput(
  props: Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'aria-invalid' | 'aria-describedby'> & {
    /** Name of the field, for the buttons. */
    readonly name: string
    readonly value: string
    /** Whether there is something to clear; as long as the value is not empty when absent. */
    readonly canClear?: boolean
    readonly onEnter: (value: string, isWhole: boolean) => void
  },
): ReactNode {
  const { name, value, canClear = value !== '', onEnter, 'aria-describedby': notes = '', ...rest } = props
  const text = useText()
  const zoneId = useId()
  const calendar = useRef<HTMLInputElement>(null)
  const enter = (entered: string) => {
    const isWhole = isWholeTime(entered)
    onEnter(isWhole ? entered.trim().replace('T', ' ') : entered, isWhole)
  }
  return (
    <>
      <span className="st-time">
        <input
          {...rest}
          aria-describedby={`${zoneId} ${notes}`.trim()}
          className="st-input"
          type="text"
          inputMode="numeric"
          maxLength={16}
          placeholder={text(TEXTS.format)}
          value={value}
          onChange={(event) => enter(event.target.value)}
        />
        <input
          ref={calendar}
          className="st-time-calendar"
          type="datetime-local"
          min={EARLIEST}
          max={LATEST}
          value={isWholeTime(value) ? value.replace(' ', 'T') : ''}
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => enter(event.target.value)}
        />
        <IconButton label={text(TEXTS.calendar, { name })} onClick={() => calendar.current?.showPicker()}>
          <CalendarDays />
        </IconButton>
        {canClear && (
          <IconButton label={text(TEXTS.clear, { name })} onClick={() => enter('')}>
            <X />
          </IconButton>
        )}
      </span>
      <TimeZoneNote id={zoneId} wallTime={value} />
    </>
  )
}
