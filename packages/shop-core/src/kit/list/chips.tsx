import './chips.css'

/** Single choice as a horizontally scrolling row of toggle buttons. */
export function Chips(props: {
  readonly label: string
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}) {
  const { label, choices, chosen, onChoose } = props
  return (
    <div className="shop-chips" role="group" aria-label={label}>
      {choices.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
    </div>
  )
}
