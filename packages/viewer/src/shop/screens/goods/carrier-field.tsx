import { FieldMessage } from '@mallwright/shop-core/form'
import { ErrorNotice } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useShop } from '../../client/shop-context.ts'
import { ChoicePills } from './choice-pills.tsx'
import { expressCompaniesQuery } from './express-companies.query.ts'

/** Choice of the company that carries a parcel, as a field of a form. */
export function CarrierField(props: {
  readonly label: string
  /** Code of the company; empty while none is chosen. */
  readonly value: string
  readonly onChange: (code: string) => void
  readonly message: string
}): ReactNode {
  const { label, value, onChange, message } = props
  const companies = useQuery(expressCompaniesQuery(useShop()))
  return (
    <>
      {companies.error && !companies.data && (
        <ErrorNotice error={companies.error} onRetry={() => void companies.refetch()} />
      )}
      {companies.isPending && <span className="shop-skeleton-bar" style={{ height: 44 }} />}
      <ChoicePills
        label={label}
        choices={(companies.data ?? []).map(({ code, name }) => ({ id: code, name }))}
        chosen={value}
        onChoose={onChange}
      />
      <FieldMessage message={message} />
    </>
  )
}
