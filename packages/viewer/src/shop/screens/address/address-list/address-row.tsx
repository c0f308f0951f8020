import { useText } from '@mallwright/shop-core/i18n'

import { RECORD_LABELS } from '../../../controls/records/record-labels.ts'
import { RecordRow } from '../../../controls/records/own-record-row.tsx'
import type { RecordActions } from '../../../controls/records/own-record-row.tsx'
import type { Address } from '../address-book.ts'

/** One address with its actions. */
export function AddressRow({
  address,
  actions,
}: {
  readonly address: Address
  readonly actions: RecordActions<Address>
}) {
  const translate = useText()
  const { receiver, phone, areaNames, detail, tag, isDefault } = address
  return (
    <RecordRow record={address} actions={actions}>
      <span className="shop-own-record-title">
        <strong>{receiver}</strong>
        <span>{phone}</span>
        {isDefault && <em className="shop-fact-tag is-default">{translate(RECORD_LABELS.default)}</em>}
        {tag && <em className="shop-fact-tag">{tag}</em>}
      </span>
      <span className="shop-address-place">
        {areaNames.join('')} {detail}
      </span>
    </RecordRow>
  )
}
