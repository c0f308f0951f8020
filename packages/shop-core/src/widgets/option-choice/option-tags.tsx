import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { ErrorNotice } from '../../kit/notice/notice.tsx'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { keysOf, optionListQuery, withKeyToggled } from './option-list.ts'
import '../controls/widget-controls.css'

/** Options of an enumeration as tags, three a row. The value is comma-joined keys. Specification 2 §2.9. */
export function OptionTags(props: {
  readonly label: string
  readonly enumCode: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isMultiple?: boolean
  readonly isDisabled?: boolean
}): ReactNode {
  const { label, enumCode, value, onChange, isMultiple = false, isDisabled = false } = props
  const list = useQuery(optionListQuery(useWidgetHost(), enumCode))
  if (list.error && !list.data) return <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
  return (
    <div className="wg-tags" role="group" aria-label={label} aria-busy={list.isPending}>
      {list.isPending && [0, 1, 2].map((place) => <i key={place} />)}
      {list.data?.map(({ key, name, isDisabled: isOptionDisabled }) => (
        <button
          key={key}
          type="button"
          aria-pressed={keysOf(value).includes(key)}
          disabled={isDisabled || (isOptionDisabled && !keysOf(value).includes(key))}
          onClick={() => onChange(withKeyToggled(value, key, isMultiple))}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
