import { useText } from '@mallwright/shop-core/i18n'

import type { InvoiceHeader } from '../header-book.ts'
import { HEADER_LABELS } from './header-labels.ts'

/** Actions of a row; `onChoose` only in select mode. */
export interface HeaderActions {
  readonly onChoose?: ((header: InvoiceHeader) => void) | undefined
  readonly onEdit: (header: InvoiceHeader) => void
  readonly onRemove: (header: InvoiceHeader) => void
  readonly onMakeDefault: (header: InvoiceHeader) => void
}

/** One invoice header with its actions. `isUnfit`: it lacks what the asked kind of invoice needs. */
export function HeaderRow(props: {
  readonly header: InvoiceHeader
  readonly isUnfit: boolean
  readonly actions: HeaderActions
}) {
  const { header, isUnfit, actions } = props
  const translate = useText()
  const { onChoose, onEdit, onRemove, onMakeDefault } = actions
  const content = <HeaderText header={header} isUnfit={isUnfit} />
  return (
    <li>
      <article className="shop-header">
        {onChoose ? (
          <button type="button" className="shop-header-main" disabled={isUnfit} onClick={() => onChoose(header)}>
            {content}
          </button>
        ) : (
          <div className="shop-header-main">{content}</div>
        )}
        <div className="shop-header-actions">
          {!header.isDefault && (
            <button type="button" onClick={() => onMakeDefault(header)}>
              {translate(HEADER_LABELS.makeDefault)}
            </button>
          )}
          <span />
          <button type="button" onClick={() => onEdit(header)}>
            {translate(HEADER_LABELS.edit)}
          </button>
          <button type="button" onClick={() => onRemove(header)}>
            {translate(HEADER_LABELS.remove)}
          </button>
        </div>
      </article>
    </li>
  )
}

function HeaderText({ header, isUnfit }: { readonly header: InvoiceHeader; readonly isUnfit: boolean }) {
  const translate = useText()
  const { title, taxNo, isEnterprise, isDefault, isSpecial, bank, account } = header
  return (
    <>
      <span className="shop-header-title">
        <strong>{title}</strong>
        {isDefault && <em className="is-default">{translate(HEADER_LABELS.default)}</em>}
        <em>{translate(isEnterprise ? HEADER_LABELS.enterprise : HEADER_LABELS.person)}</em>
        {isSpecial && <em>{translate(HEADER_LABELS.special)}</em>}
      </span>
      {taxNo && <span className="shop-header-weak">{translate(HEADER_LABELS.taxNoOf, { number: taxNo })}</span>}
      {bank && (
        <span className="shop-header-weak">
          {bank} {account.replace(/^\*+/, '**** ')}
        </span>
      )}
      {isUnfit && <span className="shop-header-unfit">{translate(HEADER_LABELS.noSpecial)}</span>}
    </>
  )
}
