import { newUuid } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useEffect } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { ORDER_LABELS } from '../order-labels.ts'
import { orderApi } from '../order-calls.ts'
import { orderKeys } from '../order-keys.ts'

/** Sends an order to the address that was chosen for it on the address screen, once that is left. */
export function useChosenAddress(): void {
  const translate = useText()
  const { send, tabStore, feedback, queryClient } = useShop()
  useEffect(() => {
    const orderNo = tabStore.read('orderOfAddress')
    const addressId = tabStore.read('chosenAddress')
    if (orderNo === undefined) return
    tabStore.remove('orderOfAddress')
    if (addressId === undefined) return
    tabStore.remove('chosenAddress')
    const body = { cOrderNo: orderNo, cAddressUuid: addressId, cRequestUuid: newUuid() }
    const change = async () => {
      const answer = await orderApi(send).updateOrderAddress({ body })
      feedback.toast(answer.ok ? translate(ORDER_LABELS.addressChanged) : errorText(new CallError(answer)))
      void queryClient.invalidateQueries({ queryKey: orderKeys.all() })
    }
    void change()
    // Once, when the screen is shown again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
