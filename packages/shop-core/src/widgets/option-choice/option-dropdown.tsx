import type { Label } from '@mallwright/contract/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useLocale, useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { ErrorNotice, Notice } from '../../kit/notice/notice.tsx'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { CheckMark } from '../controls/check-mark.tsx'
import { FieldRow, PickButton } from '../controls/labelled-field.tsx'
import type { FieldInputProps } from '../controls/labelled-field.tsx'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import { keysOf, optionListQuery, optionNames, withKeyToggled } from './option-list.ts'
import './option-choice.css'

const LABELS = {
  clear: { zh: '清空', en: 'Clear' },
  refresh: { zh: '刷新选项', en: 'Refresh the options' },
  apply: { zh: '确定', en: 'Confirm' },
  empty: { zh: '暂无选项', en: 'There are no options' },
} satisfies Record<string, Label>

/** Options of an enumeration in a sheet. The value is comma-joined keys. Specification 2 §2.9, §4.7. */
export function OptionDropdown(
  props: FieldInputProps & { readonly enumCode: string; readonly isMultiple?: boolean },
): ReactNode {
  const { label, value, onChange, enumCode, isMultiple = false, isDisabled, isRequired, message } = props
  const locale = useLocale()
  const sheet = useWidgetSheet('options')
  const host = useWidgetHost()
  const list = useQuery({ ...optionListQuery(host, enumCode), enabled: value !== '' || sheet.isOpen })
  return (
    <FieldRow label={label} isRequired={isRequired} message={message}>
      {(ids) => (
        <>
          <PickButton
            ids={ids}
            text={optionNames(list.data ?? [], value, locale)}
            isDisabled={isDisabled}
            onOpen={sheet.open}
          />
          {sheet.isOpen && (
            <OptionSheet
              title={label}
              enumCode={enumCode}
              value={value}
              isMultiple={isMultiple}
              onClose={sheet.close}
              onChange={(chosen) => {
                onChange(chosen)
                sheet.close()
              }}
            />
          )}
        </>
      )}
    </FieldRow>
  )
}

function OptionSheet(props: {
  readonly title: string
  readonly enumCode: string
  readonly value: string
  readonly isMultiple: boolean
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { title, enumCode, value, isMultiple, onChange, onClose } = props
  const translate = useText()
  const list = useQuery(optionListQuery(useWidgetHost(), enumCode))
  const [chosen, setChosen] = useState(value)
  const choose = (key: string) => {
    const next = withKeyToggled(chosen, key, isMultiple)
    if (isMultiple) setChosen(next)
    else if (next === '') onClose()
    else onChange(next)
  }
  return (
    <Sheet title={title} size={55} keepsHeight onClose={onClose}>
      <div className="wg-options-bar">
        <button
          type="button"
          className="wg-text-button"
          disabled={chosen === ''}
          onClick={() => (isMultiple ? setChosen('') : onChange(''))}
        >
          {translate(LABELS.clear)}
        </button>
        <button
          type="button"
          className="wg-text-button"
          aria-label={translate(LABELS.refresh)}
          aria-busy={list.isFetching}
          onClick={() => void list.refetch()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className={list.isFetching ? 'is-turning' : undefined}>
            <path d="M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7" />
          </svg>
        </button>
      </div>
      {list.isPending && <SheetSkeleton />}
      {list.error && !list.data && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <Notice kind="empty" title={translate(LABELS.empty)} />}
      <ul className="wg-options">
        {list.data?.map(({ key, name, isDisabled }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={keysOf(chosen).includes(key)}
              disabled={isDisabled && !keysOf(chosen).includes(key)}
              onClick={() => choose(key)}
            >
              {name}
              <CheckMark />
            </button>
          </li>
        ))}
      </ul>
      {isMultiple && (
        <div className="shop-sheet-foot wg-buttons">
          <Button isWide onClick={() => onChange(chosen)}>
            {translate(LABELS.apply)}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
