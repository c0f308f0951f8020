import { useState } from 'react'
import { useLocation } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import type { InvoiceValues } from './use-invoice-form.ts'

/** What was filled in before a header or an address was chosen on its own screen: of which history entry. */
interface Draft {
  readonly entry: string
  readonly values: InvoiceValues
}

/** What was filled in before, with what was chosen meanwhile, and how it is kept while another screen is open. */
export function useInvoiceDraft(): {
  readonly kept: InvoiceValues | undefined
  readonly keep: (values: InvoiceValues) => void
} {
  const { tabStore } = useShop()
  const { key } = useLocation()
  const [kept] = useState(() => {
    const draft = tabStore.readJson('invoiceDraft') as Draft | undefined
    tabStore.remove('invoiceDraft')
    const [headerId, addressId] = [tabStore.read('chosenHeader'), tabStore.read('chosenAddress')]
    if (draft?.entry !== key) return undefined
    tabStore.remove('chosenHeader')
    tabStore.remove('chosenAddress')
    return { ...draft.values, ...(headerId && { headerId }), ...(addressId && { addressId }) }
  })
  return { kept, keep: (values) => tabStore.writeJson('invoiceDraft', { entry: key, values } satisfies Draft) }
}
