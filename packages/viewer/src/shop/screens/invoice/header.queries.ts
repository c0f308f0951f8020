import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readHeaders } from './header-book.ts'

/** Query keys of invoice headers. They belong to the caller; a checkout reads them under the same root. */
export const headerKeys = {
  all: () => ['invoice'],
  list: (isInstitution: boolean, caller: string) => ['invoice', 'headers', isInstitution, caller],
} as const

/** The headers of the person or of the current institution. */
export function headersQuery({ send }: Shop, isInstitution: boolean, caller: string) {
  return queryOptions({
    queryKey: headerKeys.list(isInstitution, caller),
    queryFn: () => readHeaders(send, isInstitution),
  })
}
