import { SHOP_BASE } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { PARAMS } from '../../../navigation/route-params.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import type { Checkout } from './checkout-model.ts'
import { checkoutApi, checkoutOf } from './checkout-reader.ts'

/** Lines whose stock is short, with what there is. */
export type Shortage = readonly { readonly skuId: string; readonly available: number }[]

type Outcome = 'paid' | 'approval' | 'pay'

/** The address of the screen that tells what became of a trade; of its order when it has only one. */
function successPath(outcome: Outcome, tradeNo: string, orderNos: readonly string[]): string {
  const query = new URLSearchParams({ [PARAMS.tradeNo]: tradeNo, [PARAMS.outcome]: outcome })
  const [orderNo] = orderNos
  if (orderNo !== undefined && orderNos.length === 1) query.set(PARAMS.orderNo, orderNo)
  return `${SHOP_BASE}/Successfully?${query.toString()}`
}

/** Submits checkouts: once each, with the two races that the server may answer with as sheets. */
export function useSubmission(remarks: Readonly<Record<string, string>>, computeAgain: () => void) {
  const { send, feedback, queryClient, tabStore } = useShop()
  const navigate = useNavigate()
  const [requestUuid, setRequestUuid] = useState(newUuid)
  const [isSubmitting, setSubmitting] = useState(false)
  const [shortage, setShortage] = useState<Shortage>([])
  const [changed, setChanged] = useState<Checkout>()
  const shortSheet = useSheet('shortage')
  const changeSheet = useSheet('price-change')

  const leave = (outcome: Outcome, tradeNo: string, orderNos: readonly string[]) => {
    tabStore.remove('checkout')
    void queryClient.invalidateQueries({ queryKey: ['cart'] })
    void queryClient.invalidateQueries({ queryKey: ['order'], refetchType: 'none' })
    return navigate(successPath(outcome, tradeNo, orderNos), { replace: true })
  }
  const sendOnce = async (previewId: string) => {
    const answer = await checkoutApi(send).submitOrder({
      body: {
        cRequestUuid: requestUuid,
        cPreviewUuid: previewId,
        remarks: Object.entries(remarks).map(([cShopUuid, cRemark]) => ({ cShopUuid, cRemark })),
      },
    })
    if (answer.ok) {
      const { cTradeNo, bNeedApproval, bPaid, orders } = answer.data
      const outcome = bPaid ? 'paid' : bNeedApproval ? 'approval' : 'pay'
      return leave(
        outcome,
        cTradeNo,
        orders.map(({ cOrderNo }) => cOrderNo),
      )
    }
    // After a lost answer the same request is sent again: the server has made its orders at most once.
    if (answer.failure !== 'NETWORK') setRequestUuid(newUuid())
    if (answer.failure === 'STOCK_SHORT') {
      setShortage(answer.data.items.map(({ cSkuUuid, iAvailable }) => ({ skuId: cSkuUuid, available: iAvailable })))
      return shortSheet.open()
    }
    if (answer.failure === 'PRICE_CHANGED') {
      setChanged(checkoutOf(answer.data))
      return changeSheet.open()
    }
    feedback.toast(errorText(new CallError(answer)))
    return answer.failure === 'NETWORK' ? undefined : computeAgain()
  }
  const submit = (previewId: string) => {
    if (isSubmitting) return
    setSubmitting(true)
    void sendOnce(previewId).finally(() => setSubmitting(false))
  }
  return {
    isSubmitting,
    submit,
    shortage,
    shortSheet,
    changed,
    changeSheet,
    /** Goes on with the numbers that have changed. */
    acceptChange: () => changeSheet.closeThen(() => changed && submit(changed.previewId)),
  }
}
