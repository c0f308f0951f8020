import DatePickerView from 'antd-mobile/es/components/date-picker-view'
import PickerView from 'antd-mobile/es/components/picker-view'
import type { ReactNode } from 'react'

import './control-tokens.css'

const PRECISIONS = { date: 'day', datetime: 'second', month: 'month' } as const

/** What the wheels reach; other moments can be typed. */
const FIRST = new Date(1930, 0, 1)
const LAST = new Date(2099, 11, 31, 23, 59, 59)

const HOURS = column(24)
const SIXTY = column(60)

function column(count: number) {
  return Array.from({ length: count }, (_, number) => ({
    label: String(number).padStart(2, '0'),
    value: String(number),
  }))
}

/** A moment on wheels. Hours go from 0 to 23, minutes and seconds from 0 to 59. */
export function DateWheels(props: {
  /** Which of its parts are chosen. */
  readonly type: 'date' | 'datetime' | 'month' | 'time'
  readonly date: Date
  readonly onChange: (date: Date) => void
}): ReactNode {
  const { type, date, onChange } = props
  if (type === 'time') {
    return (
      <PickerView
        className="shop-picker-view"
        columns={[HOURS, SIXTY, SIXTY]}
        value={[date.getHours(), date.getMinutes(), date.getSeconds()].map(String)}
        onChange={([hour, minute, second]) =>
          onChange(new Date(2000, 0, 1, Number(hour), Number(minute), Number(second)))
        }
      />
    )
  }
  return (
    <DatePickerView
      className="shop-picker-view"
      precision={PRECISIONS[type]}
      min={FIRST}
      max={LAST}
      value={date}
      onChange={onChange}
    />
  )
}
