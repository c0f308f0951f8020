import './check-box.css'

/** Round check box with an area of 44 px. */
export function CheckBox(props: {
  readonly label: string
  readonly isChecked: boolean
  readonly isDisabled?: boolean
  readonly onChange: (isChecked: boolean) => void
}) {
  return (
    <label className="shop-check">
      <input
        type="checkbox"
        aria-label={props.label}
        checked={props.isChecked}
        disabled={props.isDisabled}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7.5 12.5l3 3 6-6.5" />
      </svg>
    </label>
  )
}
