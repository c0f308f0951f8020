import { SMS_CODE_LENGTH } from '@mallwright/contract/session'
import type { Ref } from 'react'

import { plainCode } from '../credentials/credential-rules.ts'

/** Input of a code, drawn as a box a digit. One real input, so that pasting and the autofill of a message work. */
export function CodeBoxes(props: {
  readonly label: string
  readonly value: string
  readonly isInvalid: boolean
  readonly isDisabled: boolean
  readonly onChange: (digits: string) => void
  readonly ref: Ref<HTMLInputElement>
}) {
  const { label, value, isInvalid, isDisabled, onChange, ref } = props
  return (
    <div className="shop-code-boxes">
      <input
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-label={label}
        aria-invalid={isInvalid}
        readOnly={isDisabled}
        value={value}
        onChange={(event) => onChange(plainCode(event.target.value).slice(0, SMS_CODE_LENGTH))}
      />
      {Array.from({ length: SMS_CODE_LENGTH }, (_, index) => (
        <span key={index} className={index === value.length ? 'is-next' : undefined} aria-hidden="true">
          {value[index]}
        </span>
      ))}
    </div>
  )
}
