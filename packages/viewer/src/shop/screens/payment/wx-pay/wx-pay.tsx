import { readMiniProgramQuery } from '@mallwright/contract/payment'
import type { MiniProgramQuery } from '@mallwright/contract/payment'
import { moneyText } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, errorText, Notice, ScreenHeader, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { useGoBack } from '../../../navigation/go-back.ts'
import { usePayHost } from '../../../widget-host/use-pay-host.ts'
import { PayResultNotice } from './pay-result-notice.tsx'
import { payTicketQuery, ticketResultQuery } from './wx-pay.queries.ts'
import type { TicketPayment } from './wx-pay.queries.ts'
import '../pay-page.css'

const LABELS = {
  title: { zh: '微信支付', en: 'WeChat Pay' },
  payee: { zh: '收款方', en: 'Payee' },
  pay: { zh: '微信支付', en: 'Pay with WeChat' },
  back: { zh: '返回商城', en: 'Back to the mall' },
  incomplete: {
    zh: '该支付链接不完整，请返回商城重新支付',
    en: 'This payment link is not complete. Go back to the mall and pay again.',
  },
  unsupported: { zh: '当前付款类型暂不支持', en: 'This kind of payment is not supported here' },
  frame: { zh: '支付页面', en: 'Payment page' },
}

/** The pay page of the mini program, which whoever has its ticket opens once. Domain sheet 27. */
export function MiniProgramPay(): ReactNode {
  const translate = useText()
  const { search } = useLocation()
  // The address may change; the ticket is the one that the page was opened with.
  const [query] = useState(() => readMiniProgramQuery(search))
  // What is opened in the frame are entries of the history, too.
  const [entries] = useState(() => history.length)
  const goBack = useGoBack(() => Math.max(0, history.length - entries))
  return (
    <div className="shop-screen">
      <ScreenHeader title={translate(LABELS.title)} onBack={goBack} />
      <main className="shop-pay">
        {query ? <TicketPage query={query} /> : <Ended text={translate(LABELS.incomplete)} />}
      </main>
    </div>
  )
}

function TicketPage({ query }: { readonly query: MiniProgramQuery }): ReactNode {
  const translate = useText()
  const { payChannel, allowedUrl } = usePayHost()
  const { data, error, refetch } = useQuery(payTicketQuery(useShop(), query, payChannel))
  // A ticket that was refused stays so; only a lost connection is tried again.
  if (error instanceof CallError && error.message !== '') return <Ended text={errorText(error)} />
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />
  if (!data) return <ScreenSkeleton />
  const url = allowedUrl(data.payUrl)
  if (url === undefined) return <Ended text={translate(LABELS.unsupported)} />
  return <Payment payment={data} url={url} ticket={query.ticket} />
}

function Payment(props: { readonly payment: TicketPayment; readonly url: string; readonly ticket: string }): ReactNode {
  const { payment, url, ticket } = props
  const translate = useText()
  const [isPaying, setIsPaying] = useState(false)
  const result = useQuery({ ...ticketResultQuery(useShop(), ticket), enabled: isPaying })
  const end = result.data?.end
  return (
    <>
      <section className="shop-wx-pay">
        <dl>
          <dt>{translate(LABELS.payee)}</dt>
          <dd>{payment.payee}</dd>
        </dl>
        <p className="shop-wx-pay-amount">¥{moneyText(payment.amount)}</p>
        {isPaying && <PayResultNotice result={result} onRefresh={() => void result.refetch()} />}
      </section>
      {isPaying && end === undefined && (
        // No scripts run and no origin is shared; only forms are sent.
        <iframe
          className="shop-pay-frame"
          title={translate(LABELS.frame)}
          sandbox="allow-forms"
          referrerPolicy="no-referrer"
          src={url}
        />
      )}
      <div className="shop-pay-foot shop-wx-pay-foot">
        {!isPaying && (
          <button type="button" className="shop-button is-wide" onClick={() => setIsPaying(true)}>
            {translate(LABELS.pay)}
          </button>
        )}
        <BackToMall isMain={end !== undefined} />
      </div>
    </>
  )
}

function BackToMall({ isMain }: { readonly isMain: boolean }): ReactNode {
  const translate = useText()
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className={`shop-button is-wide ${isMain ? '' : 'is-quiet'}`}
      onClick={() => void navigate(HOME_PATH, { replace: true })}
    >
      {translate(LABELS.back)}
    </button>
  )
}

function Ended({ text }: { readonly text: string }): ReactNode {
  return <Notice kind="empty" title={text} action={<BackToMall isMain />} />
}
