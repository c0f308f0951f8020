import type { ChangeEvent, CompositionEvent, ReactNode } from 'react'

import { FieldRow } from './labelled-field.tsx'
import type { FieldInputProps } from './labelled-field.tsx'
import { ChoiceBox } from '../../kit/controls/choice-box.tsx'

/** What may be typed into a text. */
export interface TextRules {
  readonly maxLength: number
  /** What of a typed text stays. Specification 2 §5. */
  readonly inputFilter?: (text: string) => string
}

/** Handlers of a text that is filtered as it is typed; what a writing system composes is filtered once it is there. */
export function filteredText(onChange: (text: string) => void, inputFilter: (text: string) => string = (text) => text) {
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange((nativeEvent as InputEvent).isComposing ? target.value : inputFilter(target.value)),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(inputFilter(currentTarget.value)),
  }
}

/** A line of text in a row. */
export function TextInput(props: FieldInputProps & TextRules): ReactNode {
  const { label, value, onChange, maxLength, inputFilter, isDisabled, isRequired, message } = props
  return (
    <FieldRow label={label} isRequired={isRequired} message={message}>
      {(ids) => (
        <input
          {...ids}
          className="wg-field-input"
          maxLength={maxLength}
          disabled={isDisabled}
          value={value}
          {...filteredText(onChange, inputFilter)}
        />
      )}
    </FieldRow>
  )
}

/** Several lines of text, and how long they are of how long they may be. */
export function TextAreaInput(props: FieldInputProps & TextRules): ReactNode {
  const { label, value, onChange, maxLength, inputFilter, isDisabled, isRequired, message } = props
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
            {...filteredText(onChange, inputFilter)}
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
        <ChoiceBox
          {...ids}
          disabled={isDisabled}
          checked={value === '1'}
          onChange={(event) => onChange(event.target.checked ? '1' : '')}
        />
      )}
    </FieldRow>
  )
}
