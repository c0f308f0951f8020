import { translate } from '@mallwright/contract/values'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useLocale } from '../../i18n/locale-store.ts'
import { ReferNames } from '../controls/refer-names.tsx'
import { isStaleValue } from '../controls/value-text.ts'
import { NOTHING, numberText, yesOrNo } from '../data-list/model/cell-text.ts'
import { optionListQuery, optionNames } from '../option-choice/option-list.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { LINE_LABELS } from './line-table-labels.ts'
import { precisionOf } from './model/line-column.ts'
import type { LineColumn } from './model/line-column.ts'
import type { LineRow } from './model/line-row.ts'
import '../controls/value-text.css'

const PROBLEMS = { DIVIDE_BY_ZERO: LINE_LABELS.divided, OVERFLOW: LINE_LABELS.overflow }

/** What a cell shows: its value, or why it has none. */
export function LineCell({ column, row }: { readonly column: LineColumn; readonly row: LineRow }): ReactNode {
  const locale = useLocale()
  const problem = row.problems[column.field]
  if (problem) {
    return (
      <span className="wg-line-problem" title={translate(locale, PROBLEMS[problem])}>
        {translate(locale, LINE_LABELS.noValue)}
      </span>
    )
  }
  const value = row.values[column.field] ?? ''
  if (value === '' && column.type !== 'Checkbox') return NOTHING
  switch (column.type) {
    case 'Number':
      return numberText(value, precisionOf(column))
    case 'Checkbox':
      return yesOrNo(value, locale)
    case 'Select':
      return <OptionText enumCode={column.typeCode ?? ''} value={value} />
    case 'Refer': {
      const chosen = row.companions[column.field] ?? []
      if (chosen.length === 0) return value
      return <ReferNames names={chosen.map((one) => ({ name: one.text, isStale: isStaleValue(one.value) }))} />
    }
    case 'Date':
    case 'Text':
    case 'TextArea':
      return value
  }
}

function OptionText({ enumCode, value }: { readonly enumCode: string; readonly value: string }): ReactNode {
  const list = useQuery(optionListQuery(useWidgetHost(), enumCode))
  return optionNames(list.data ?? [], value, useLocale())
}
