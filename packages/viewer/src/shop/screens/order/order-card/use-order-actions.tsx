import { SHOP_BASE } from '@mallwright/contract/link'
import type { OrderOperation } from '@mallwright/contract/order'
import { newUuid } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useRunner } from '../../../controls/use-runner.ts'
import type { Runner } from '../../../controls/use-runner.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { orderKeys } from '../order-keys.ts'
import { ORDER_LABELS } from '../order-labels.ts'
import { putIntoLists } from '../order-lists.ts'
import type { Order } from '../order-model.ts'
import { orderApi } from '../order-calls.ts'
import { ORDER_CHANGES } from './order-changes.ts'
import type { OrderChange } from './order-changes.ts'
import { OrderPayment } from './order-payment.tsx'

/** The reasons, loaded when somebody cancels. */
const CancelSheet = lazy(async () => ({ default: (await import('./cancel-sheet.tsx')).CancelSheet }))

/** What can be done with orders, and what is being done. */
export interface OrderActions {
  readonly isBusy: boolean
  readonly run: (operation: OrderOperation, order: Order) => void
  /** Pays all unpaid orders of a trade at once. */
  readonly payTrade: (tradeNo: string) => void
  readonly refresh: () => void
  /** The sheets and pages that belong to the actions. */
  readonly overlay: ReactNode
}

/**
 * The operations of a buyer on orders: each asks where it cannot be undone, runs one at a time, and reads orders again after.
 * @param onDeleted called when an order was deleted, for a screen that shows it
 */
export function useOrderActions(onDeleted?: () => void): OrderActions {
  const runner = useRunner(orderKeys.all())
  const payment = usePayment(runner)
  const cancellation = useCancellation(runner)
  const ways = useWays(runner)
  const { send, queryClient, locale } = useShop()
  const lists = { queryClient, caller: useCaller(), locale: locale() }
  const change = ({ ask, done, call }: OrderChange, operation: OrderOperation, order: Order) =>
    runner.during(async () => {
      if (ask && !(await runner.confirmed(ask, operation))) return
      const answer = await call(orderApi(send), order)
      if (answer.ok && operation === 'delete') {
        putIntoLists(lists, order.orderNo, null)
        onDeleted?.()
      }
      runner.finish(answer, done)
    })
  const run = (operation: OrderOperation, order: Order) => {
    const simple = ORDER_CHANGES[operation]
    if (simple) return change(simple, operation, order)
    if (operation === 'pay' || operation === 'voucher') return payment.pay({ cOrderNos: [order.orderNo] })
    if (operation === 'cancel' || operation === 'cancelLate') return cancellation.begin(order)
    return ways.follow(operation, order)
  }
  return {
    isBusy: runner.isBusy,
    refresh: runner.refresh,
    payTrade: (cTradeNo) => payment.pay({ cTradeNo }),
    run,
    overlay: (
      <>
        {cancellation.overlay}
        {payment.overlay}
      </>
    ),
  }
}

/** Begins a payment and shows the pay centre. */
function usePayment({ during, finish, refresh }: Runner) {
  const { send } = useShop()
  const sheet = useSheet('pay')
  const [flowNo, setFlowNo] = useState('')
  useEffect(() => {
    // Whoever comes back from a page of payment, which replaced this one, finds no sheet without its payment.
    if (sheet.isOpen && flowNo === '') sheet.closeThen(refresh)
    // Once, when the screen is first shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    pay: (asked: { readonly cTradeNo?: string; readonly cOrderNos?: string[] }) =>
      during(async () => {
        const begun = await orderApi(send).createPaymentFlow({ body: { cRequestUuid: newUuid(), ...asked } })
        if (!begun.ok) return finish(begun)
        setFlowNo(begun.data.cPaymentFlowNo)
        return sheet.open()
      }),
    overlay: sheet.isOpen && flowNo !== '' && (
      <OrderPayment flowNo={flowNo} onPaid={refresh} onClose={() => sheet.closeThen(refresh)} />
    ),
  }
}

/** Asks for the reason of a cancellation and cancels. */
function useCancellation({ during, finish }: Runner) {
  const { send } = useShop()
  const sheet = useSheet('cancel-order')
  const [order, setOrder] = useState<Order>()
  const cancel = (cReason: string) =>
    during(async () => {
      const body = { cOrderNo: order?.orderNo ?? '', cReason, cRequestUuid: newUuid() }
      finish(await orderApi(send).cancelOrder({ body }), ORDER_LABELS.cancelled)
    })
  return {
    begin: (chosen: Order) => {
      setOrder(chosen)
      sheet.open()
    },
    overlay: sheet.isOpen && (
      <Suspense>
        <CancelSheet onChoose={(reason) => sheet.closeThen(() => cancel(reason))} onClose={sheet.close} />
      </Suspense>
    ),
  }
}

/** The screens that operations lead to; those of colleagues' orders are on the order's own. */
const SCREENS: Readonly<Partial<Record<OrderOperation, string>>> = {
  logistics: 'lookLogistics',
  afterSale: 'InitiateAfterSales',
  refunds: 'RefundList',
  invoice: 'orderinfo/ApplyInvoiceFrom',
}

/** The operations that lead to another screen. */
function useWays({ during, finish }: Runner) {
  const translate = useText()
  const { send, feedback, queryClient, tabStore } = useShop()
  const navigate = useNavigate()
  const buyAgain = (orderNo: string) =>
    during(async () => {
      const answer = await orderApi(send).buyAgain({ body: { cOrderNo: orderNo, cRequestUuid: newUuid() } })
      if (!answer.ok) return finish(answer)
      const { iAdded, unavailable } = answer.data
      void queryClient.invalidateQueries({ queryKey: ['cart'] })
      if (iAdded === 0) return feedback.toast(translate(ORDER_LABELS.noneInCart))
      const said = unavailable.length > 0 ? ORDER_LABELS.partlyInCart : ORDER_LABELS.inCart
      feedback.toast(translate(said, { count: unavailable.length }))
      return navigate(`${SHOP_BASE}/home/ShoppingCart`)
    })
  const changeAddress = (orderNo: string) => {
    tabStore.write('orderOfAddress', orderNo)
    void navigate(`${SHOP_BASE}/UserCenter/address?select=1`)
  }
  return {
    follow: (operation: OrderOperation, { orderNo }: Order) => {
      const query = `?cOrderNo=${encodeURIComponent(orderNo)}`
      if (operation === 'buyAgain') return buyAgain(orderNo)
      if (operation === 'changeAddress') return changeAddress(orderNo)
      return void navigate(`${SHOP_BASE}/${SCREENS[operation] ?? 'orderDetails-cx'}${query}`)
    },
  }
}
