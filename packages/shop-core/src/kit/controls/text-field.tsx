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
    readonly type?: 'text' | 'tel' | 'password' | 'datetime-local'
    /** Keys that a phone shows for it. */
    readonly inputMode?: 'decimal' | 'email' | 'numeric'
    readonly maxLength?: number
    readonly autoComplete?: string
    readonly ref?: Ref<Focusable>
  },
) {
  const { label, value, onChange, message = '', hint, type = 'text', ref, ...limits } = props
  return (
    <FieldBox label={label} message={message}>
      {(id) => (
        <Input
          ref={ref as never}
          id={id}
          type={type}
          value={value}
          onChange={onChange}
          {...(hint !== undefined && { placeholder: hint })}
          {...limits}
        />
      )}
    </FieldBox>
  )
}
