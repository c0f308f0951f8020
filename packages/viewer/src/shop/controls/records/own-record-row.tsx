import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { RECORD_LABELS } from './record-labels.ts'

/** A record that is edited, deleted, made the default, or chosen for the screen before. */
export interface OwnRecord {
  readonly id: string
  readonly isDefault: boolean
}

/** Actions of a row; `onChoose` only in select mode. */
export interface RecordActions<Item> {
  readonly onChoose: ((record: Item) => void) | undefined
  readonly onEdit: (record: Item) => void
  readonly onRemove: (record: Item) => void
  readonly onMakeDefault: (record: Item) => void
}

/** One record with its actions. */
export function RecordRow<Item extends OwnRecord>(props: {
  readonly record: Item
  readonly actions: RecordActions<Item>
  /** It cannot be chosen. */
  readonly isUnfit?: boolean
  readonly children: ReactNode
}) {
  const { record, actions, isUnfit = false, children } = props
  const translate = useText()
  const { onChoose, onEdit, onRemove, onMakeDefault } = actions
  return (
    <li className="shop-own-record">
      {onChoose ? (
        <button type="button" className="shop-own-record-main" disabled={isUnfit} onClick={() => onChoose(record)}>
          {children}
        </button>
      ) : (
        <div className="shop-own-record-main">{children}</div>
      )}
      <div className="shop-own-record-actions">
        {!record.isDefault && (
          <button type="button" onClick={() => onMakeDefault(record)}>
            {translate(RECORD_LABELS.makeDefault)}
          </button>
        )}
        <span />
        <button type="button" onClick={() => onEdit(record)}>
          {translate(RECORD_LABELS.edit)}
        </button>
        <button type="button" onClick={() => onRemove(record)}>
          {translate(RECORD_LABELS.remove)}
        </button>
      </div>
    </li>
  )
}
