import { useText } from '@mallwright/shop-core/i18n'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '../ui/icon-button.tsx'
import { INSPECTOR_TEXTS } from './inspector.texts.ts'

/** Moves or removes one entry of a list; the ends have no way further. */
export function EntryButtons<Entry>(props: {
  readonly name: string
  readonly entries: readonly Entry[]
  readonly index: number
  readonly onChange: (entries: readonly Entry[]) => void
}): ReactNode {
  const { name, entries, index, onChange } = props
  const text = useText()
  return (
    <span className="st-entry-buttons">
      {entries.length > 1 && (
        <>
          <IconButton
            label={text(INSPECTOR_TEXTS.moveUp, { name })}
            disabled={index === 0}
            onClick={() => onChange(movedEntry(entries, index, -1))}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            label={text(INSPECTOR_TEXTS.moveDown, { name })}
            disabled={index === entries.length - 1}
            onClick={() => onChange(movedEntry(entries, index, 1))}
          >
            <ArrowDown />
          </IconButton>
        </>
      )}
      <IconButton label={text(INSPECTOR_TEXTS.remove, { name })} onClick={() => onChange(entries.toSpliced(index, 1))}>
        <X />
      </IconButton>
    </span>
  )
}

function movedEntry<Entry>(entries: readonly Entry[], index: number, by: number): readonly Entry[] {
  const entry = entries[index]
  return entry === undefined ? entries : entries.toSpliced(index, 1).toSpliced(index + by, 0, entry)
}
