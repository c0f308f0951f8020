import Input from 'antd-mobile/es/components/input'
import type { Ref } from 'react'

import { FieldBox } from './field-box.tsx'
import type { FieldProps } from './field-box.tsx'

/** What a form needs of a control to focus it. */
export interface Focusable {
  focus(): void
}

/** Single-line text input with label and message. */
export function TextField(
  props: FieldProps<string> & {
    readonly hint?: string
    /** `amount`: text with the keys of numbers and the decimal point. */
    readonly type?: 'text' | 'tel' | 'password' | 'amount'
    readonly maxLength?: number
    readonly autoComplete?: string
    readonly ref?: Ref<Focusable>
  },
) {
  const { label, value, onChange, message = '', hint, type = 'text', maxLength, autoComplete, ref } = props
  return (
    <FieldBox label={label} message={message}>
      {(id) => (
        <Input
          ref={ref as never}
          id={id}
          type={type === 'amount' ? 'text' : type}
          {...(type === 'amount' && { inputMode: 'decimal' })}
          value={value}
          onChange={onChange}
          {...(hint !== undefined && { placeholder: hint })}
          {...(maxLength !== undefined && { maxLength })}
          {...(autoComplete !== undefined && { autoComplete })}
        />
      )}
    </FieldBox>
  )
}
