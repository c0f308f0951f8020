import type { Label } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { LazyPart } from '../ui/lazy-part.tsx'
import { EntryButtons } from './entry-buttons.tsx'

/** What a chooser gets from the list that opens it. */
export interface ChooserProps {
  readonly onChoose: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Chosen things by id in their order, each to move and to remove, and the way to their chooser. */
export function ChosenList(props: {
  readonly ids: readonly string[]
  readonly none: Label
  readonly choose: Label
  readonly nameOf: (id: string) => string
  readonly renderEntry: (id: string) => ReactNode
  readonly renderChooser: (chooser: ChooserProps) => ReactNode
  readonly onChange: (ids: readonly string[]) => void
}): ReactNode {
  const { ids, none, choose, nameOf, renderEntry, renderChooser, onChange } = props
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  const onChoose = (chosen: readonly string[]) => {
    onClose()
    onChange(chosen)
  }
  return (
    <div className="st-chosen">
      {ids.length === 0 && <p className="st-hint">{text(none)}</p>}
      <ul>
        {ids.map((id, index) => (
          <li key={id}>
            {renderEntry(id)}
            <EntryButtons name={nameOf(id)} entries={ids} index={index} onChange={onChange} />
          </li>
        ))}
      </ul>
      <button type="button" className="st-button is-small" onClick={() => setOpen(true)}>
        <Plus />
        {text(choose)}
      </button>
      {isOpen && <LazyPart>{renderChooser({ onChoose, onClose })}</LazyPart>}
    </div>
  )
}
