import './check-box.css'

interface CheckBoxProps {
  readonly label: string
  readonly isChecked: boolean
  readonly isDisabled?: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** Round check box with an area of 44 px. */
export function CheckBox(props: CheckBoxProps) {
  return (
    <label className="shop-check">
      <CheckMark {...props} />
    </label>
  )
}

/** Its box alone, for a `shop-check` in the label of a whole row. */
export function CheckMark({ label, isChecked, isDisabled, onChange }: CheckBoxProps) {
  return (
    <>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7.5 12.5l3 3 6-6.5" />
      </svg>
    </>
  )
}
