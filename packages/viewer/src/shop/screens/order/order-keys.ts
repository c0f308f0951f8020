import type { OrderFilter } from './order-calls.ts'

/** Query keys of orders: they belong to the caller, and name states in the reader's language. */
export const orderKeys = {
  all: () => ['order'],
  lists: () => ['order', 'list'],
  list: (filter: OrderFilter, caller: string, locale: string) => ['order', 'list', filter, caller, locale],
  details: (orderNo: string, caller: string, locale: string) => ['order', 'details', orderNo, caller, locale],
  ofInstitution: (orderNo: string, caller: string, locale: string) => ['order', 'institution', orderNo, caller, locale],
  steps: (orderNo: string, caller: string, locale: string) => ['order', 'steps', orderNo, caller, locale],
  parcels: (orderNo: string, caller: string, locale: string) => ['order', 'parcels', orderNo, caller, locale],
  tracks: (parcelId: string, caller: string, locale: string) => ['order', 'tracks', parcelId, caller, locale],
} as const
