import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'

import { FILTER_LABELS } from './filter-labels.ts'

/** Choices that are shown before 展开. */
const FIRST = 9

/** A choice with its number; one that is chosen stays, whatever is left of it. */
interface Choice {
  readonly id: string
  readonly name: string
  readonly count?: number | undefined
}

/** Choices of one kind with the number of products that each would leave; those that leave nothing cannot be chosen. */
export function FacetGroup(props: {
  readonly name: string
  readonly facets: readonly Choice[]
  readonly chosen: readonly string[]
  readonly onToggle: (id: string) => void
}) {
  const { name, facets, chosen, onToggle } = props
  const translate = useText()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? facets : facets.filter(({ id }, index) => index < FIRST || chosen.includes(id))
  if (facets.length === 0) return null
  return (
    <fieldset className="shop-spec">
      <legend>{name}</legend>
      <div className="shop-options shop-facets">
        {shown.map(({ id, name: text, count }) => (
          <button
            key={id}
            type="button"
            className="shop-option"
            aria-pressed={chosen.includes(id)}
            disabled={count === 0 && !chosen.includes(id)}
            onClick={() => onToggle(id)}
          >
            <span>{text}</span>
            {count !== undefined && <small>{count}</small>}
          </button>
        ))}
      </div>
      {facets.length > FIRST && (
        <button type="button" className="shop-facets-more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {translate(isOpen ? FILTER_LABELS.fewer : FILTER_LABELS.more)}
        </button>
      )}
    </fieldset>
  )
}
