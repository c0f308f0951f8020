import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readAddresses } from './address-book.ts'

/** Query keys of addresses. They belong to the caller. */
export const addressKeys = {
  all: () => ['address'],
  list: (isInstitution: boolean, caller: string) => ['address', 'list', isInstitution, caller],
} as const

/** The addresses of the person or of the current institution. */
export function addressesQuery({ send }: Shop, isInstitution: boolean, caller: string) {
  return queryOptions({
    queryKey: addressKeys.list(isInstitution, caller),
    queryFn: () => readAddresses(send, isInstitution),
  })
}
