import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { Dialog } from '../../../../ui/dialog.tsx'
import { ROWS_TEXTS } from '../../model/rows.texts.ts'

/** Maximum length of pasted text, in characters. */
const LONGEST_PASTE = 200_000

/** Dialog that turns pasted lines into rows, with a preview of their number. */
export function PasteDialog<Row>(props: {
  readonly title: Label
  readonly hint: string
  /** Remaining capacity of the list. */
  readonly room: number
  readonly rowsOf: (pasted: string) => readonly Row[]
  readonly onAdd: (rows: readonly Row[]) => void
  readonly onClose: () => void
}): ReactNode {
  const { title, hint, room, rowsOf, onAdd, onClose } = props
  const text = useText()
  const [pasted, setPasted] = useState('')
  const rows = rowsOf(pasted)
  const added = rows.slice(0, room)
  const over = rows.length - added.length
  return (
    <Dialog
      title={text(title)}
      onClose={onClose}
      foot={
        <>
          <span className="st-chooser-count" aria-live="polite">
            {text(ROWS_TEXTS.pasteCount, { count: added.length })}
            {over > 0 && ` · ${text(ROWS_TEXTS.pasteOver, { over })}`}
          </span>
          <button type="button" className="st-button" onClick={onClose}>
            {text(ROWS_TEXTS.cancel)}
          </button>
          <button
            type="button"
            className="st-button is-primary"
            disabled={added.length === 0}
            onClick={() => onAdd(added)}
          >
            {text(ROWS_TEXTS.pasteAdd)}
          </button>
        </>
      }
    >
      <p className="st-hint">{hint}</p>
      <textarea
        className="st-input st-paste"
        rows={10}
        maxLength={LONGEST_PASTE}
        aria-label={text(ROWS_TEXTS.pasteLabel)}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
    </Dialog>
  )
}
