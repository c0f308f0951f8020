import { newUuid } from '@mallwright/contract/values'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { RecordBook, useInstitutionRecords } from '../../../controls/records/record-book.tsx'
import { useRecordChanges } from '../../../controls/records/use-record-changes.ts'
import { addressApi } from '../address-book.ts'
import type { Address } from '../address-book.ts'
import { addressesQuery, addressKeys } from '../address.queries.ts'
import { ADDRESS_LABELS } from './address-labels.ts'
import { AddressRow } from './address-row.tsx'
import './address-list.css'

/** The form with its controls, loaded with its first use. */
const AddressSheet = lazy(async () => ({ default: (await import('./address-sheet.tsx')).AddressSheet }))

/** Addresses of the person or of the current institution, with a form in a sheet; one is chosen for a checkout. Domain sheet 41. */
export function Screen() {
  const shop = useShop()
  const isInstitution = useInstitutionRecords()
  const api = addressApi(shop.send)
  const bodyOf = ({ id }: Address) => ({ bInstitution: isInstitution, cAddressUuid: id, cRequestUuid: newUuid() })
  return (
    <RecordBook
      labels={ADDRESS_LABELS}
      list={useQuery(addressesQuery(shop, isInstitution, useCaller()))}
      changes={useRecordChanges<Address>({
        queryKey: addressKeys.all(),
        askRemove: ADDRESS_LABELS.askRemove,
        topic: 'removeAddress',
        remove: (address) => api.deleteAddress({ body: bodyOf(address) }),
        makeDefault: (address) => api.setDefaultAddress({ body: bodyOf(address) }),
      })}
      choiceKey="chosenAddress"
      sheetName="address"
      renderRow={(address, actions) => <AddressRow key={address.id} address={address} actions={actions} />}
      renderSheet={(address, close) => <AddressSheet address={address} isInstitution={isInstitution} {...close} />}
    />
  )
}
