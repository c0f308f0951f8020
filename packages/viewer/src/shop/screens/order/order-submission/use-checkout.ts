import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { readCheckout } from './checkout-reader.ts'
import type { ChoiceHandle } from './use-checkout-choice.ts'
import { useSubmission } from './use-submission.ts'

/** A checkout: computed anew with every choice, never older than what is seen, and submitted once. */
export function useCheckout({ choice, remarks }: Pick<ChoiceHandle, 'choice' | 'remarks'>) {
  const { send, locale } = useShop()
  const checkout = useQuery({
    queryKey: ['order', 'checkout', choice, useCaller(), locale()],
    queryFn: () => readCheckout(send, choice),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const computeAgain = () => void checkout.refetch()
  return {
    ...useSubmission(remarks, computeAgain),
    checkout,
    computeAgain,
  }
}
