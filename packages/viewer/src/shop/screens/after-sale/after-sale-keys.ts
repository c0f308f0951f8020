/** Query keys of after-sales: they belong to the caller, and name states in the reader's language. */
export const afterSaleKeys = {
  all: () => ['afterSale'],
  applicable: (caller: string, locale: string) => ['afterSale', 'applicable', caller, locale],
  list: (filter: object, caller: string, locale: string) => ['afterSale', 'list', filter, caller, locale],
  details: (number: string, caller: string, locale: string) => ['afterSale', 'details', number, caller, locale],
  apply: (orderNo: string, caller: string, locale: string) => ['afterSale', 'apply', orderNo, caller, locale],
  reasons: (type: number, itemIds: readonly string[], locale: string) => [
    'afterSale',
    'reasons',
    type,
    itemIds,
    locale,
  ],
  most: (asked: object, caller: string) => ['afterSale', 'most', asked, caller],
} as const
