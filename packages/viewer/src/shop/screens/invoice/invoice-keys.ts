/** Query keys of applications for invoices: they belong to the caller, and name states in the reader's language. */
export const invoiceKeys = {
  all: () => ['invoiceApply'],
  applicable: (orderNo: string, caller: string, locale: string) => [
    'invoiceApply',
    'applicable',
    orderNo,
    caller,
    locale,
  ],
  list: (filter: object, caller: string, locale: string) => ['invoiceApply', 'list', filter, caller, locale],
  details: (number: string, caller: string, locale: string) => ['invoiceApply', 'details', number, caller, locale],
} as const
