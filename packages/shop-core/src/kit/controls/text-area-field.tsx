import TextArea from 'antd-mobile/es/components/text-area'

import { FieldBox } from './field-box.tsx'
import type { FieldProps } from './field-box.tsx'

/** Multi-line text input that grows with its text, with label, counter and message. */
export function TextAreaField(
  props: FieldProps<string> & { readonly hint?: string; readonly maxLength?: number; readonly rows?: number },
) {
  const { label, value, onChange, message = '', hint = '', maxLength, rows = 2 } = props
  return (
    <FieldBox label={label} message={message} isArea>
      {(id) => (
        <TextArea
          id={id}
          value={value}
          onChange={onChange}
          placeholder={hint}
          rows={rows}
          autoSize={{ minRows: rows }}
          {...(maxLength !== undefined && { maxLength, showCount: true })}
        />
      )}
    </FieldBox>
  )
}
