import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { ROWS_TEXTS } from '../../model/rows.texts.ts'
import type { PickedRows } from './use-picked-rows.ts'

/** Check box that selects a row for bulk edits. */
export function PickBox(props: {
  readonly name: string
  readonly index: number
  readonly picked: PickedRows
}): ReactNode {
  const { name, index, picked } = props
  const text = useText()
  return (
    <input
      type="checkbox"
      className="st-row-pick"
      aria-label={text(ROWS_TEXTS.pick, { name })}
      checked={picked.indexes.has(index)}
      onChange={() => picked.toggle(index)}
    />
  )
}
