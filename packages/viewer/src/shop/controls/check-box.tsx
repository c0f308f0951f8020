import { ChoiceBox } from '@mallwright/shop-core/kit/controls'
import type { ReactNode } from 'react'

import './check-box.css'

/** Round check box with an area of 44 px, alone or with the row that it chooses beside it. */
export function CheckBox(props: {
  readonly label: string
  readonly isChecked: boolean
  readonly isDisabled?: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly children?: ReactNode
}) {
  const { label, isChecked, isDisabled, onChange, children } = props
  const box = (
    <ChoiceBox
      aria-label={label}
      checked={isChecked}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
  if (children === undefined) return <label className="shop-check">{box}</label>
  return (
    <label className="shop-check-row">
      <span className="shop-check">{box}</span>
      {children}
    </label>
  )
}
