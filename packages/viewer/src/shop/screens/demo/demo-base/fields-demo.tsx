import { useText } from '@mallwright/shop-core/i18n'
import { DateInput, DateRangeInput } from '@mallwright/shop-core/widgets/date-input'
import { NumberInput, NumberRangeInput } from '@mallwright/shop-core/widgets/number-input'
import { OptionDropdown } from '@mallwright/shop-core/widgets/option-dropdown'
import { OptionTags } from '@mallwright/shop-core/widgets/option-tags'
import { useState } from 'react'
import type { ReactNode } from 'react'

const LABELS = {
  title: { zh: '输入控件', en: 'Fields' },
  whole: { zh: '整数 1–100', en: 'Whole number, 1–100' },
  decimal: { zh: '两位小数', en: 'Two decimals' },
  interval: { zh: '数值区间', en: 'Interval' },
  date: { zh: '日期', en: 'Date' },
  datetime: { zh: '日期时间', en: 'Moment' },
  month: { zh: '月份', en: 'Month' },
  time: { zh: '时间', en: 'Time' },
  days: { zh: '日期区间', en: 'Dates' },
  one: { zh: '单选', en: 'One option' },
  several: { zh: '多选', en: 'Options' },
  tags: { zh: '标签', en: 'Tags' },
  locked: { zh: '只读', en: 'Read-only' },
}

const DATES = ['date', 'datetime', 'month', 'time'] as const
const OPEN = ['', ''] as const

/** The fields of forms and queries, empty at first. */
export function FieldsDemo(): ReactNode {
  const translate = useText()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [numbers, setNumbers] = useState<readonly [string, string]>(OPEN)
  const [days, setDays] = useState<readonly [string, string]>(OPEN)
  const field = (name: keyof typeof LABELS) => ({
    label: translate(LABELS[name]),
    value: values[name] ?? '',
    onChange: (value: string) => setValues((old) => ({ ...old, [name]: value })),
  })
  return (
    <section className="shop-demo-card">
      <h2>{translate(LABELS.title)}</h2>
      <NumberInput {...field('whole')} min={1} max={100} />
      <NumberInput {...field('decimal')} precision={2} />
      <NumberRangeInput label={translate(LABELS.interval)} value={numbers} precision={2} onChange={setNumbers} />
      {DATES.map((type) => (
        <DateInput key={type} {...field(type)} type={type} />
      ))}
      <DateRangeInput label={translate(LABELS.days)} value={days} onChange={setDays} />
      <OptionDropdown {...field('one')} enumCode="URGENCY" />
      <OptionDropdown {...field('several')} enumCode="TAX_RATE" isMultiple />
      <NumberInput {...field('locked')} value="1234.5" precision={1} isDisabled />
      <div className="shop-demo-tags">
        <OptionTags {...field('tags')} enumCode="TAX_RATE" isMultiple />
      </div>
    </section>
  )
}
