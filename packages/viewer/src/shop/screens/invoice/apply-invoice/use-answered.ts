import { useText } from '@mallwright/shop-core/i18n'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { orderKeys } from '../../order/order-keys.ts'
import { invoiceKeys } from '../invoice-keys.ts'
import { INVOICES_PATH } from '../invoice-paths.ts'
import { APPLY_LABELS } from './apply-labels.ts'

/** What follows an answer: fresh pages, and after an application the way to all of them. Domain sheet 54. */
export function useAnswered(): (number: string | undefined) => Promise<void> {
  const translate = useText()
  const navigate = useNavigate()
  const { feedback, queryClient } = useShop()
  return async (number) => {
    void queryClient.invalidateQueries({ queryKey: orderKeys.all() })
    void queryClient.invalidateQueries({ queryKey: invoiceKeys.all() })
    if (number === undefined) return
    feedback.toast(translate(APPLY_LABELS.sent))
    await navigate(INVOICES_PATH, { replace: true })
  }
}
