import type { ReactNode } from 'react'

import { FieldRow } from './labelled-field.tsx'
import type { FieldInputProps } from './labelled-field.tsx'

/** A line of text in a row. */
export function TextInput(props: FieldInputProps & { readonly maxLength: number }): ReactNode {
  const { label, value, onChange, maxLength, isDisabled, isRequired, message } = props
  return (
    <FieldRow label={label} isRequired={isRequired} message={message}>
      {(ids) => (
        <input
          {...ids}
          className="wg-field-input"
          maxLength={maxLength}
          disabled={isDisabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldRow>
  )
}

/** Several lines of text, and how long they are of how long they may be. */
export function TextAreaInput(props: FieldInputProps & { readonly maxLength: number }): ReactNode {
  const { label, value, onChange, maxLength, isDisabled, isRequired, message } = props
  return (
    <FieldRow label={label} isRequired={isRequired} message={message}>
      {(ids) => (
        <span className="wg-area">
          <textarea
            {...ids}
            rows={2}
            maxLength={maxLength}
            disabled={isDisabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <small aria-hidden="true">
            {value.length} / {maxLength}
          </small>
        </span>
      )}
    </FieldRow>
  )
}

/** A box to check in a row; checked it is '1', else ''. */
export function CheckInput({ label, value, onChange, isDisabled, message }: FieldInputProps): ReactNode {
  return (
    <FieldRow label={label} message={message}>
      {(ids) => (
        <input
          {...ids}
          type="checkbox"
          className="wg-choice"
          disabled={isDisabled}
          checked={value === '1'}
          onChange={(event) => onChange(event.target.checked ? '1' : '')}
        />
      )}
    </FieldRow>
  )
}
