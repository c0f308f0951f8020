import type { Label } from '@mallwright/contract/values'
import { useId } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import './widget-controls.css'

const LABELS = { required: { zh: '必填', en: 'Required' } } satisfies Record<string, Label>

/** What every input of a form of widgets takes. Values are texts; '' is none. */
export interface FieldInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isDisabled?: boolean | undefined
  readonly isRequired?: boolean | undefined
  /** What is wrong with the value; '' when nothing is. */
  readonly message?: string | undefined
}

/** Ids that a control names its label and its message by. */
export interface FieldIds {
  readonly 'aria-labelledby': string
  readonly 'aria-describedby': string | undefined
}

/** A label with its control in one row, and the message of the field below. */
export function FieldRow(props: {
  readonly label: string
  readonly isRequired?: boolean | undefined
  readonly message?: string | undefined
  readonly children: (ids: FieldIds) => ReactNode
}): ReactNode {
  const { label, isRequired = false, message = '', children } = props
  const id = useId()
  const translate = useText()
  const [labelId, messageId, requiredId] = [`${id}-label`, `${id}-message`, `${id}-required`]
  const description = isRequired ? `${requiredId} ${messageId}` : messageId
  const ids = { 'aria-labelledby': labelId, 'aria-describedby': isRequired || message ? description : undefined }
  return (
    <div>
      <div className="wg-field">
        <span className={isRequired ? 'wg-field-label is-required' : 'wg-field-label'} id={labelId}>
          {label}
        </span>
        {isRequired && (
          <span hidden id={requiredId}>
            {translate(LABELS.required)}
          </span>
        )}
        <span className="wg-field-control">{children(ids)}</span>
      </div>
      <p className="wg-field-message" id={messageId} role="alert">
        {message}
      </p>
    </div>
  )
}

/** The control of a field that is chosen in a sheet: shows what is chosen, and opens it. */
export function PickButton(props: {
  readonly ids: FieldIds
  /** What is chosen; nothing for none. */
  readonly text: ReactNode
  readonly hint?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly onOpen: () => void
}): ReactNode {
  const { ids, text, hint, isDisabled = false, onOpen } = props
  const translate = useText()
  const id = useId()
  const isEmpty = text === '' || text === false
  return (
    <button
      type="button"
      id={id}
      className={isEmpty ? 'wg-pick is-empty' : 'wg-pick'}
      aria-haspopup="dialog"
      aria-labelledby={`${ids['aria-labelledby']} ${id}`}
      aria-describedby={ids['aria-describedby']}
      disabled={isDisabled}
      onClick={onOpen}
    >
      {/* Two bounds under one label: which one it is stands in the hint, as long as it is empty. */}
      {!isEmpty && hint !== undefined && <span className="shop-visually-hidden">{hint}</span>}{' '}
      {text || (hint ?? translate(KIT_LABELS.choose))}
    </button>
  )
}
