import { useText } from '@mallwright/shop-core/i18n'
import { ArrowDown, ArrowUp, Copy, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '../../../../ui/icon-button.tsx'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { duplicatedRow, movedRow } from '../../model/row-edits.ts'
import { ROWS_TEXTS } from '../../model/rows.texts.ts'

/** Buttons that move, duplicate or remove a list entry. */
export function EntryButtons<Entry>(props: {
  readonly name: string
  readonly entries: readonly Entry[]
  readonly index: number
  /** Absent where duplicates are not allowed. */
  readonly isFull?: boolean
  readonly onChange: (entries: readonly Entry[]) => void
}): ReactNode {
  const { name, entries, index, isFull, onChange } = props
  const text = useText()
  return (
    <span className="st-entry-buttons">
      {entries.length > 1 && (
        <>
          <IconButton
            label={text(INSPECTOR_TEXTS.moveUp, { name })}
            disabled={index === 0}
            onClick={() => onChange(movedRow(entries, index, index - 1))}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            label={text(INSPECTOR_TEXTS.moveDown, { name })}
            disabled={index === entries.length - 1}
            onClick={() => onChange(movedRow(entries, index, index + 1))}
          >
            <ArrowDown />
          </IconButton>
        </>
      )}
      {isFull !== undefined && (
        <IconButton
          label={text(ROWS_TEXTS.duplicate, { name })}
          disabled={isFull}
          onClick={() => onChange(duplicatedRow(entries, index))}
        >
          <Copy />
        </IconButton>
      )}
      <IconButton label={text(INSPECTOR_TEXTS.remove, { name })} onClick={() => onChange(entries.toSpliced(index, 1))}>
        <X />
      </IconButton>
    </span>
  )
}
