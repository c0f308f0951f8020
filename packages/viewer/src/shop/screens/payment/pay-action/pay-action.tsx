import { getPayResult, PAY_STATES } from '@mallwright/contract/payment'
import { createApi } from '@mallwright/contract/rpc'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenHeader, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useGoBack } from '../../../navigation/go-back.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { usePayHost } from '../../../widget-host/use-pay-host.ts'
import { payActionQuery } from '../payment.queries.ts'
import type { PayPage } from '../payment.queries.ts'
import { payFrameHtml } from './pay-frame.ts'
import '../pay-page.css'

/** Loaded for company transfers only. */
const TransferVoucher = lazy(async () => ({
  default: (await import('@mallwright/shop-core/widgets/transfer-voucher')).TransferVoucher,
}))

const LABELS = {
  title: { zh: '支付', en: 'Payment' },
  question: { zh: '系统提示', en: 'Please confirm' },
  leave: { zh: '是否放弃支付？', en: 'Leave without paying?' },
  giveUp: { zh: '放弃', en: 'Leave' },
  stay: { zh: '继续支付', en: 'Stay' },
  paid: { zh: '我已完成支付', en: 'I have paid' },
  done: { zh: '完成', en: 'Done' },
  success: { zh: '支付成功', en: 'Paid' },
  pending: { zh: '支付结果确认中，请稍后再试', en: 'The payment is being confirmed. Try again in a moment' },
  failed: { zh: '支付失败', en: 'Not paid' },
  expired: { zh: '支付页面已失效，请重新支付', en: 'This payment page is no longer valid. Pay again' },
  back: { zh: '返回', en: 'Back' },
  frame: { zh: '支付页面', en: 'Payment page' },
}

/** Ids of stored pages; nothing else is ever looked up or shown. Domain 1.13. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The page of a channel on which a payment is made: a link that is followed, or HTML in a frame without rights. Domain sheet 29. */
export function PayAction(): ReactNode {
  const translate = useText()
  const id = useRouteParam('payAction')
  const isId = ID.test(id)
  const page = useQuery({ ...payActionQuery(useShop(), id, useCaller()), enabled: isId })
  // What is opened in the frame are entries of the history, too.
  const [entries] = useState(() => history.length)
  const goBack = useGoBack(() => Math.max(0, history.length - entries))
  const askToLeave = useAskToLeave(page.data !== undefined, goBack)
  return (
    <div className="shop-screen">
      <ScreenHeader title={translate(LABELS.title)} onBack={askToLeave} />
      <main className="shop-pay">
        {isId && page.isPending && <ScreenSkeleton />}
        {(!isId || isGone(page.error)) && <Expired />}
        {page.error && !isGone(page.error) && <ErrorNotice error={page.error} onRetry={() => void page.refetch()} />}
        {page.data && <Page page={page.data} onPaid={goBack} />}
      </main>
    </div>
  )
}

function isGone(error: Error | null): boolean {
  return error instanceof CallError && error.failure === 'PAY_ACTION_EXPIRED'
}

function useAskToLeave(isPaying: boolean, goBack: () => void): () => void {
  const translate = useText()
  const { feedback } = useShop()
  return async () => {
    const question = {
      title: translate(LABELS.question),
      body: translate(LABELS.leave),
      confirm: translate(LABELS.giveUp),
      cancel: translate(LABELS.stay),
    }
    if (!isPaying || (await feedback.ask(question))) goBack()
  }
}

function Expired(): ReactNode {
  const translate = useText()
  const goBack = useGoBack()
  return (
    <Notice
      kind="empty"
      title={translate(LABELS.expired)}
      action={
        <button type="button" className="shop-button" onClick={goBack}>
          {translate(LABELS.back)}
        </button>
      }
    />
  )
}

function Page({ page, onPaid }: { readonly page: PayPage; readonly onPaid: () => void }): ReactNode {
  const translate = useText()
  const { allowedUrl } = usePayHost()
  const url = page.kind === 'link' ? allowedUrl(page.content) : undefined
  const [isTransfer, setIsTransfer] = useState(false)
  useEffect(() => {
    if (url !== undefined) location.replace(url)
  }, [url])
  if (page.kind === 'link') return url === undefined ? <Expired /> : <ScreenSkeleton />
  return (
    <>
      <iframe
        className="shop-pay-frame"
        title={translate(LABELS.frame)}
        // No scripts run and no origin is shared; only forms are sent.
        sandbox="allow-forms"
        referrerPolicy="no-referrer"
        srcDoc={payFrameHtml(page.content, location.origin, page.formOrigins)}
      />
      {isTransfer && <Voucher flowNo={page.flowNo} />}
      <Finish flowNo={page.flowNo} isLast={isTransfer} onPaid={onPaid} onTransfer={() => setIsTransfer(true)} />
    </>
  )
}

/** The voucher of a company transfer that the payer says was made. */
function Voucher({ flowNo }: { readonly flowNo: string }): ReactNode {
  const { send } = useShop()
  const accountId = useCaller()
  return (
    <div className="shop-pay-voucher">
      <Suspense>
        <TransferVoucher hasVoucher={false} {...{ send, accountId, flowNo }} />
      </Suspense>
    </div>
  )
}

/** Asks how the payment stands, and leads back once it is paid; a transfer is awaited, and its voucher may be uploaded. */
function Finish(props: {
  readonly flowNo: string
  readonly isLast: boolean
  readonly onPaid: () => void
  readonly onTransfer: () => void
}): ReactNode {
  const { flowNo, isLast, onPaid, onTransfer } = props
  const translate = useText()
  const { send, feedback } = useShop()
  const [isAsking, setIsAsking] = useState(false)
  const finish = async () => {
    setIsAsking(true)
    const answer = await createApi({ getPayResult }, send).getPayResult({ body: { cPaymentFlowNo: flowNo } })
    setIsAsking(false)
    if (!answer.ok) return feedback.toast(new CallError(answer).message || translate(LABELS.pending))
    const { iPayState, cMessage } = answer.data
    if (iPayState === PAY_STATES.transferring) return onTransfer()
    if (iPayState === PAY_STATES.paid) {
      feedback.toast(translate(LABELS.success))
      return onPaid()
    }
    const isFailed = iPayState === PAY_STATES.failed
    return feedback.toast(cMessage || translate(isFailed ? LABELS.failed : LABELS.pending))
  }
  return (
    <div className="shop-pay-foot">
      <button
        type="button"
        className="shop-button is-wide"
        disabled={isAsking}
        onClick={() => (isLast ? onPaid() : void finish())}
      >
        {translate(isLast ? LABELS.done : LABELS.paid)}
      </button>
    </div>
  )
}
