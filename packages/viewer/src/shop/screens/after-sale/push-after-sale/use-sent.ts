import { SHOP_BASE } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { orderKeys } from '../../order/order-keys.ts'
import { afterSaleKeys } from '../after-sale-keys.ts'
import { AFTER_SALE_LABELS } from '../after-sale-labels.ts'
import { afterSalePath } from '../after-sale-paths.ts'

/** What follows an answer: fresh pages, and the way to the one after-sale that was asked for, or to the list of several. */
export function useSent(): (numbers: readonly string[]) => Promise<void> {
  const translate = useText()
  const navigate = useNavigate()
  const { feedback, queryClient } = useShop()
  return async (numbers) => {
    void queryClient.invalidateQueries({ queryKey: afterSaleKeys.all() })
    void queryClient.invalidateQueries({ queryKey: orderKeys.all() })
    const [only] = numbers
    if (only === undefined) return
    feedback.toast(translate(AFTER_SALE_LABELS.sent))
    await navigate(numbers.length === 1 ? afterSalePath(only) : `${SHOP_BASE}/RefundList?tab=1`, { replace: true })
  }
}
