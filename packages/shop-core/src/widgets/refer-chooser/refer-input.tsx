import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { FieldRow, PickButton } from '../controls/labelled-field.tsx'
import type { FieldIds, FieldInputProps } from '../controls/labelled-field.tsx'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import { referenceQuery, referName } from './model/reference.ts'
import type { ReferValue } from './model/reference.ts'
import type { ReferChooserProps } from './refer-chooser.tsx'
import { ReferNames } from '../controls/refer-names.tsx'

const LABELS = { clear: { zh: '清空{label}', en: 'Clear {label}' } }

export type { ReferValue } from './model/reference.ts'

/** Loaded with its first opening. */
const ReferChooser = lazy(async () => ({ default: (await import('./refer-chooser.tsx')).ReferChooser }))

/** What a reference is chosen by. */
type ReferPickProps = Pick<ReferChooserProps, 'code' | 'isMultiple' | 'where' | 'value'> & {
  readonly onChange: (value: readonly ReferValue[]) => void
}

/** A field whose value is chosen from a reference. */
export function ReferInput(props: Omit<FieldInputProps, 'value' | 'onChange'> & ReferPickProps): ReactNode {
  const { isRequired, message, ...pick } = props
  return (
    <FieldRow label={props.label} isRequired={isRequired} message={message}>
      {(ids) => <ReferPick ids={ids} {...pick} />}
    </FieldRow>
  )
}

/** The button of a reference with what is chosen, its chooser, and what empties it. */
export function ReferPick(
  props: ReferPickProps & Pick<FieldInputProps, 'label' | 'isDisabled'> & { readonly ids: FieldIds },
): ReactNode {
  const { ids, label, isDisabled, value, onChange, ...chooser } = props
  const translate = useText()
  const sheet = useWidgetSheet('refer')
  const reference = useQuery({ ...referenceQuery(useWidgetHost(), props.code), enabled: value.length > 0 })
  const { data } = reference
  const names = data ? value.map((each) => referName(data, each)) : []
  return (
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
  )
}
