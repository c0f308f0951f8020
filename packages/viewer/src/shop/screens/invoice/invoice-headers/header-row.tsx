import { useText } from '@mallwright/shop-core/i18n'

import { RECORD_LABELS } from '../../../controls/records/record-labels.ts'
import { RecordRow } from '../../../controls/records/own-record-row.tsx'
import type { RecordActions } from '../../../controls/records/own-record-row.tsx'
import type { InvoiceHeader } from '../header-book.ts'
import { HEADER_LABELS } from './header-labels.ts'

/** One invoice header with its actions. `isUnfit`: it lacks what the asked kind of invoice needs. */
export function HeaderRow(props: {
  readonly header: InvoiceHeader
  readonly isUnfit: boolean
  readonly actions: RecordActions<InvoiceHeader>
}) {
  const { header, isUnfit, actions } = props
  const translate = useText()
  const { title, taxNo, isEnterprise, isDefault, isSpecial, bank, account } = header
  return (
    <RecordRow record={header} actions={actions} isUnfit={isUnfit}>
      <span className="shop-own-record-title">
        <strong>{title}</strong>
        {isDefault && <em className="shop-fact-tag is-default">{translate(RECORD_LABELS.default)}</em>}
        <em className="shop-fact-tag">{translate(isEnterprise ? HEADER_LABELS.enterprise : HEADER_LABELS.person)}</em>
        {isSpecial && <em className="shop-fact-tag">{translate(HEADER_LABELS.special)}</em>}
      </span>
      {taxNo && <span className="shop-header-weak">{translate(HEADER_LABELS.taxNoOf, { number: taxNo })}</span>}
      {bank && (
        <span className="shop-header-weak">
          {bank} {account.replace(/^\*+/, '**** ')}
        </span>
      )}
      {isUnfit && <span className="shop-header-unfit">{translate(HEADER_LABELS.noSpecial)}</span>}
    </RecordRow>
  )
}
