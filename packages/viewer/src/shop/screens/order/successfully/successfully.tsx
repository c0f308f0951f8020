import { SHOP_BASE } from '@mallwright/contract/link'
import { ORDER_STATES } from '@mallwright/contract/order'
import type { Send } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText, Notice } from '@mallwright/shop-core/kit'
import { Button } from '@mallwright/shop-core/kit/controls'
import { CallError } from '@mallwright/shop-core/query'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { entryIndex } from '../../../navigation/go-back.ts'
import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { Recommended } from '../../catalog/product-list/recommended.tsx'
import { OrderPayment } from '../order-card/order-payment.tsx'
import { orderApi } from '../order-calls.ts'
import { orderKeys } from '../order-keys.ts'
import './successfully.css'

const LABELS = {
  title: { zh: '提交成功', en: 'Order placed' },
  paid: { zh: '支付成功', en: 'Paid' },
  paidHint: { zh: '商家将尽快为您发货', en: 'The shop will ship it soon' },
  waiting: { zh: '订单已提交，等待付款', en: 'Placed, waiting for payment' },
  waitingHint: {
    zh: '请在 30 分钟内完成付款，超时订单将自动取消',
    en: 'Pay within 30 minutes, or the order is cancelled',
  },
  approval: { zh: '订单已提交，等待审批', en: 'Placed, waiting for approval' },
  approvalHint: { zh: '审批人通过后即可付款', en: 'You can pay once an approver has agreed' },
  transfer: { zh: '等待确认转账', en: 'Waiting for the transfer' },
  transferHint: { zh: '平台确认收款后商家开始备货', en: 'The shop prepares it once the money has arrived' },
  view: { zh: '查看订单', en: 'View order' },
  home: { zh: '返回首页', en: 'Home' },
  pay: { zh: '继续支付', en: 'Continue to pay' },
  more: { zh: '猜你喜欢', en: 'You may also like' },
}

const OUTCOMES = {
  paid: { title: LABELS.paid, hint: LABELS.paidHint },
  pay: { title: LABELS.waiting, hint: LABELS.waitingHint },
  approval: { title: LABELS.approval, hint: LABELS.approvalHint },
  transfer: { title: LABELS.transfer, hint: LABELS.transferHint },
} as const

const LIST = `${SHOP_BASE}/MyOrder`

/** What became of a submission (`cTradeNo`, `outcome`), the way to pay it, and to its only order (`cOrderNo`) or to all. Domain sheet 38. */
export function Screen(): ReactNode {
  const translate = useText()
  const isLeaving = useHomeAfterDetails()
  const tradeNo = useRouteParam('tradeNo')
  const orderNo = useRouteParam('orderNo')
  const asked = useRouteParam('outcome')
  const outcome = Object.hasOwn(OUTCOMES, asked) ? (asked as keyof typeof OUTCOMES) : 'pay'
  const payment = useTradePayment(tradeNo, outcome === 'pay' && !isLeaving)
  const { title, hint } = OUTCOMES[outcome]
  if (isLeaving) return <div className="shop-screen" />
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main className="shop-outcome">
        <Notice kind="done" title={translate(title)} hint={translate(hint)} />
        <div className="shop-outcome-buttons">
          {outcome === 'pay' && (
            <Button isWide isBusy={payment.isBusy} onClick={payment.open}>
              {translate(LABELS.pay)}
            </Button>
          )}
          <Anchor
            className={outcome === 'pay' ? 'shop-button is-quiet' : 'shop-button'}
            href={orderNo === '' ? LIST : `${SHOP_BASE}/orderDetails?cOrderNo=${encodeURIComponent(orderNo)}`}
          >
            {translate(LABELS.view)}
          </Anchor>
          <Anchor className="shop-button is-quiet" href={HOME_PATH}>
            {translate(LABELS.home)}
          </Anchor>
        </div>
        <Recommended scene="empty" title={translate(LABELS.more)} />
      </main>
      {payment.overlay}
    </div>
  )
}

/** Whoever comes here from an order's page, by back or by a link, is led home. Specification 1 §2.5. */
function useHomeAfterDetails(): boolean {
  const { visitLog } = useShop()
  const navigate = useNavigate()
  const details = `${SHOP_BASE}/orderDetails?`
  const index = entryIndex()
  const isAfter = [index + 1, index - 1].some((at) => visitLog.at(at)?.startsWith(details))
  useEffect(() => {
    if (isAfter) void navigate(HOME_PATH, { replace: true })
  }, [isAfter, navigate])
  return isAfter
}

/**
 * Pays a trade: at once when it was just submitted, later by a button. What was paid, and how, becomes the outcome; so it does for
 * whoever comes back from a page of payment, which has replaced this one.
 */
function useTradePayment(tradeNo: string, isPayable: boolean) {
  const { send, feedback } = useShop()
  const queryClient = useQueryClient()
  const setOutcome = useSetRouteParam('outcome')
  const sheet = useSheet('pay')
  const [flowNo, setFlowNo] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isPaid = useRef(false)
  const settle = async () => {
    void queryClient.invalidateQueries({ queryKey: orderKeys.all() })
    const outcome = isPaid.current ? 'paid' : await readOutcome(send, tradeNo)
    if (outcome) setOutcome(outcome)
    return outcome
  }
  const open = async () => {
    setBusy(true)
    try {
      const begun = await orderApi(send).createPaymentFlow({ body: { cRequestUuid: newUuid(), cTradeNo: tradeNo } })
      if (begun.ok) {
        setFlowNo(begun.data.cPaymentFlowNo)
        sheet.open()
      } else if (sheet.isOpen) sheet.closeThen(() => void settle())
      else if ((await settle()) === undefined) feedback.toast(errorText(new CallError(begun)))
    } finally {
      setBusy(false)
    }
  }
  const wasOpened = useRef(false)
  useEffect(() => {
    if (!isPayable || wasOpened.current) return
    wasOpened.current = true
    void open()
    // Once, when the screen is first shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPayable])
  return {
    open: () => void open(),
    isBusy,
    overlay: sheet.isOpen && flowNo !== '' && (
      <OrderPayment
        flowNo={flowNo}
        onPaid={() => (isPaid.current = true)}
        onClose={() => sheet.closeThen(() => void settle())}
      />
    ),
  }
}

/** How the orders of a trade stand: all paid, or one waits for its transfer; `undefined` for anything else, and without an answer. */
async function readOutcome(send: Send, tradeNo: string): Promise<'paid' | 'transfer' | undefined> {
  const page = await orderApi(send).getOrderPage({ body: { iTab: 0, pageSize: NEWEST } })
  const own = page.ok ? page.data.results.filter(({ cTradeNo }) => cTradeNo === tradeNo) : []
  if (own.some(({ iOrderState }) => iOrderState === ORDER_STATES.transferring)) return 'transfer'
  const isPaid = own.length > 0 && own.every(({ iOrderState }) => PAID.includes(iOrderState))
  return isPaid ? 'paid' : undefined
}

/** The orders of a trade that was just submitted are among so many. */
const NEWEST = 50

/** States of orders that were paid and go on. */
const PAID: readonly number[] = [
  ORDER_STATES.toShip,
  ORDER_STATES.partlyShipped,
  ORDER_STATES.shipped,
  ORDER_STATES.completed,
]
