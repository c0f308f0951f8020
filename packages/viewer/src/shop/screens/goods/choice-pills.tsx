import { useId } from 'react'
import type { ReactNode } from 'react'

import './choice-pills.css'

/** A single choice in a form: every option is seen at once. */
export function ChoicePills(props: {
  readonly label: string
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}): ReactNode {
  const { label, choices, chosen, onChoose } = props
  const group = useId()
  return (
    <fieldset className="shop-pills">
      <legend className="shop-control-label">{label}</legend>
      <div>
        {choices.map(({ id, name }) => (
          <label key={id}>
            <input
              type="radio"
              className="shop-visually-hidden"
              name={group}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
