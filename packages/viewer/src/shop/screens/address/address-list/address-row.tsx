import { useText } from '@mallwright/shop-core/i18n'

import type { Address } from '../address-book.ts'
import { ADDRESS_LABELS } from './address-labels.ts'

/** Actions of a row; `onChoose` only in select mode. */
export interface AddressActions {
  readonly onChoose?: ((address: Address) => void) | undefined
  readonly onEdit: (address: Address) => void
  readonly onRemove: (address: Address) => void
  readonly onMakeDefault: (address: Address) => void
}

/** One address with its actions. */
export function AddressRow({ address, actions }: { readonly address: Address; readonly actions: AddressActions }) {
  const translate = useText()
  const { onChoose, onEdit, onRemove, onMakeDefault } = actions
  return (
    <li>
      <article className="shop-address">
        {onChoose ? (
          <button type="button" className="shop-address-main" onClick={() => onChoose(address)}>
            <AddressText address={address} />
          </button>
        ) : (
          <div className="shop-address-main">
            <AddressText address={address} />
          </div>
        )}
        <div className="shop-address-actions">
          {!address.isDefault && (
            <button type="button" onClick={() => onMakeDefault(address)}>
              {translate(ADDRESS_LABELS.makeDefault)}
            </button>
          )}
          <button type="button" onClick={() => onEdit(address)}>
            {translate(ADDRESS_LABELS.edit)}
          </button>
          <button type="button" onClick={() => onRemove(address)}>
            {translate(ADDRESS_LABELS.remove)}
          </button>
        </div>
      </article>
    </li>
  )
}

function AddressText({ address }: { readonly address: Address }) {
  const translate = useText()
  const { receiver, phone, areaNames, detail, tag, isDefault } = address
  return (
    <>
      <span className="shop-address-person">
        <strong>{receiver}</strong>
        <span>{phone}</span>
        {isDefault && <em className="is-default">{translate(ADDRESS_LABELS.default)}</em>}
        {tag && <em>{tag}</em>}
      </span>
      <span className="shop-address-place">
        {areaNames.join('')} {detail}
      </span>
    </>
  )
}
