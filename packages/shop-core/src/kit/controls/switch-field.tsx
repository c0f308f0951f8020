import Switch from 'antd-mobile/es/components/switch'
import type { KeyboardEvent } from 'react'

import type { FieldProps } from './field-box.tsx'
import './control-tokens.css'

/** Switch with its label in one row. Focusable and operated by Space and Enter, which the library's switch is not. */
export function SwitchField({ label, value, onChange }: FieldProps<boolean>) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    onChange(!value)
  }
  return (
    <div className="shop-control-row">
      <span>{label}</span>
      {/* Receives the keys of the switch, the only focusable element in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <span onKeyDown={onKeyDown}>
        <Switch checked={value} onChange={onChange} aria-label={label} tabIndex={0} />
      </span>
    </div>
  )
}
