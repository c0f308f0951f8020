import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { MAX_NUMBER_LENGTH, NUMBER_LABELS, useNumberSearch } from '@mallwright/shop-core/voucher'
import type { WorkType } from '@mallwright/shop-core/voucher'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { voucherPath } from '../voucher-paths.ts'

/** Opens a voucher by its number. */
export function NumberSearch({ types }: { readonly types: readonly WorkType[] }): ReactNode {
  const { send } = useShop()
  const translate = useText()
  const navigate = useNavigate()
  const onFound = (...found: Parameters<typeof voucherPath>) => void navigate(voucherPath(...found))
  const { field, message, clearMessage, submit } = useNumberSearch({ send, types, onFound })
  return (
    <form className="shop-work-search" role="search" noValidate onSubmit={submit}>
      <div>
        <input
          ref={field}
          type="search"
          aria-label={translate(NUMBER_LABELS.number)}
          aria-invalid={message !== ''}
          placeholder={translate(NUMBER_LABELS.hint, { number: 'PO2611-00001' })}
          maxLength={MAX_NUMBER_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="characters"
          onChange={clearMessage}
        />
        <button type="submit">{translate(NUMBER_LABELS.find)}</button>
      </div>
      {message !== '' && <FieldMessage message={message} />}
    </form>
  )
}
