import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { FieldRow, PickButton } from '../controls/labelled-field.tsx'
import type { FieldInputProps } from '../controls/labelled-field.tsx'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import { referenceQuery, referName } from './model/reference.ts'
import type { ReferValue } from './model/reference.ts'
import type { ReferChooserProps } from './refer-chooser.tsx'
import { ReferNames } from '../controls/refer-names.tsx'

const LABELS = { clear: { zh: '清空{label}', en: 'Clear {label}' } }

export type { ReferValue } from './model/reference.ts'

/** Loaded with its first opening. */
const ReferChooser = lazy(async () => ({ default: (await import('./refer-chooser.tsx')).ReferChooser }))

/** A field whose value is chosen from a reference. */
export function ReferInput(
  props: Omit<FieldInputProps, 'value' | 'onChange'> &
    Pick<ReferChooserProps, 'code' | 'isMultiple' | 'where' | 'value'> & {
      readonly onChange: (value: readonly ReferValue[]) => void
    },
): ReactNode {
  const { label, isRequired, message, isDisabled, value, onChange, ...chooser } = props
  const translate = useText()
  const sheet = useWidgetSheet('refer')
  const reference = useQuery({ ...referenceQuery(useWidgetHost(), props.code), enabled: value.length > 0 })
  const { data } = reference
  const names = data ? value.map((each) => referName(data, each)) : []
  return (
    <FieldRow label={label} isRequired={isRequired} message={message}>
      {(ids) => (
        <>
          <PickButton
            ids={ids}
            text={names.length > 0 && <ReferNames names={names} />}
            isDisabled={isDisabled}
            onOpen={sheet.open}
          />
          {value.length > 0 && isDisabled !== true && (
            <button
              type="button"
              className="wg-clear"
              aria-label={translate(LABELS.clear, { label })}
              onClick={() => onChange([])}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m7 7 10 10M17 7 7 17" />
              </svg>
            </button>
          )}
          {sheet.isOpen && (
            <Suspense>
              <ReferChooser
                {...chooser}
                value={value}
                onClose={sheet.close}
                onChoose={(chosen) => {
                  onChange(chosen)
                  sheet.close()
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </FieldRow>
  )
}
