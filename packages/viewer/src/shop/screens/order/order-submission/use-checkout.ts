import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import type { CheckoutChoice } from './checkout-model.ts'
import { readCheckout } from './checkout-reader.ts'
import { useSubmission } from './use-submission.ts'

/** A checkout: computed anew with every choice, never older than what is seen, and submitted once. */
export function useCheckout(choice: CheckoutChoice) {
  const { send, locale } = useShop()
  const checkout = useQuery({
    queryKey: ['order', 'checkout', choice, useCaller(), locale()],
    queryFn: () => readCheckout(send, choice),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>({})
  const computeAgain = () => void checkout.refetch()
  return {
    ...useSubmission(remarks, computeAgain),
    checkout,
    computeAgain,
    remarks,
    setRemark: (shopId: string, remark: string) => setRemarks((before) => ({ ...before, [shopId]: remark })),
  }
}
