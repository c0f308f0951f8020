import { useText } from '@mallwright/shop-core/i18n'
import { errorText, KIT_LABELS } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'

import { administratorQuery } from '../buyer/buyer.queries.ts'
import { useShop } from '../client/shop-context.ts'

const LABELS = {
  contact: { zh: '请联系企业管理员', en: 'Please contact the administrator' },
}

/** Whom a member without rights may ask; a failed read concerns this card alone. Domain D1. */
export function AdministratorCard({ institutionId }: { readonly institutionId: string }) {
  const translate = useText()
  const administrator = useQuery(administratorQuery(useShop(), institutionId))
  return (
    <div className="shop-guide-contact">
      <p>{translate(LABELS.contact)}</p>
      {administrator.data && (
        <p>
          <strong>{administrator.data.name}</strong> <span>{administrator.data.phone}</span>
        </p>
      )}
      {administrator.error && (
        <p role="alert">
          {errorText(administrator.error)}
          <button type="button" onClick={() => void administrator.refetch()}>
            {translate(KIT_LABELS.retry)}
          </button>
        </p>
      )}
    </div>
  )
}
