import { FormControl } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice } from '@mallwright/shop-core/kit'
import { useEffect } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useBothOwners } from '../../../controls/use-both-owners.ts'
import type { Address } from '../../address/address-book.ts'
import { addressesQuery } from '../../address/address.queries.ts'
import { INVOICE_LABELS } from '../invoice-labels.ts'
import { APPLY_LABELS } from './apply-labels.ts'
import { PickRow } from './pick-row.tsx'
import type { InvoiceForm } from './use-invoice-form.ts'

/** Where paper goes: the default address until another one is chosen. */
export function AddressField(props: {
  readonly form: InvoiceForm
  readonly isInstitution: boolean
  readonly onPick: () => void
}): ReactNode {
  const { form, isInstitution, onPick } = props
  const translate = useText()
  const [shop, caller] = [useShop(), useCaller()]
  const owners = useBothOwners((isTheirs) => addressesQuery(shop, isTheirs, caller))
  const { person = [], institution = [] } = owners.data ?? {}
  const addresses = isInstitution ? [...institution, ...person] : [...person, ...institution]
  const offered = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  useEffect(() => {
    if (offered && form.valueOf('addressId') === '') form.setValues({ addressId: offered.id })
    // Once they are known; what was chosen stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [offered?.id])
  if (owners.error && !owners.data) return <ErrorNotice error={owners.error} onRetry={owners.refetch} />
  if (!owners.data) return <span className="shop-skeleton-bar" style={{ height: 68 }} />
  return (
    <FormControl form={form} name="addressId">
      {({ value, message }) => (
        <PickRow
          label={translate(INVOICE_LABELS.address)}
          chosen={chosenOf(addresses.find(({ id }) => id === value))}
          hint={translate(APPLY_LABELS.chooseAddress)}
          message={message}
          onPick={onPick}
        />
      )}
    </FormControl>
  )
}

const chosenOf = (address: Address | undefined) =>
  address && {
    title: `${address.receiver} ${address.phone}`,
    note: [...address.areaNames, address.detail].join(''),
  }
