import { PAY_STATES } from '@mallwright/contract/payment'
import { moneyText, newUuid } from '@mallwright/contract/values'
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/index.ts'
import { Button } from '../../kit/controls/index.ts'
import { Notice, ScreenHeader, ScreenSkeleton, useModal } from '../../kit/index.ts'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import type { PayHost, WidgetHost, WidgetSheet } from '../widget-host/widget-host.ts'
import { MethodChoice } from './method-choice.tsx'
import { actOnPay } from './model/pay-act.ts'
import { createPayCentre } from './model/pay-centre.machine.ts'
import type { PayCentreMachine, PayEffects, PayMessage, PayState } from './model/pay-centre.machine.ts'
import { leafOf } from './model/pay-order.ts'
import type { PayOrder } from './model/pay-order.ts'
import { confirmPayment, readPayOrder, readPayResult } from './model/pay-reader.ts'
import { OrderDetailsSheet } from './order-details-sheet.tsx'
import { PAY_LABELS } from './pay-labels.ts'
import { PayerFields, RemarkField } from './payer-fields.tsx'
import { ScanToPaySheet } from './scan-to-pay-sheet.tsx'
import '../../kit/dialog/column-dialog.css'
import '../controls/widget-controls.css'
import './pay-centre.css'
import './pay-sheets.css'

/** Loaded for company transfers only. */
const TransferVoucher = lazy(async () => ({
  default: (await import('../transfer-voucher/transfer-voucher.tsx')).TransferVoucher,
}))

/** Which payment, and what is told of it. */
export interface PayCentreProps {
  readonly flowNo: string
  readonly accountId: string
  readonly onPaid?: (flowNo: string) => void
  /** There is nothing to pay. */
  readonly onOrderError?: () => void
  readonly onClose: () => void
}

/** The pay centre: a page that slides in from the right. What was entered goes with it. Specification 2 §2. */
export function PayCentre(props: PayCentreProps): ReactNode {
  const host = useWidgetHost()
  const { payment } = host
  if (!payment) throw new Error('A pay centre needs a host that can pay.')
  return <OpenPayCentre {...props} host={host} payment={payment} />
}

function OpenPayCentre(props: OpenProps): ReactNode {
  const { onClose } = props
  const machine = usePayCentre(props)
  const state = useStore(machine.state)
  const translate = useText()
  const dialog = useModal()
  const titleId = useId()
  const details = useWidgetSheet('pay-details')
  const code = useWidgetSheet('pay-code')
  useCodeSheet(machine, code, state.code?.text)
  const { order, phase } = state
  return (
    <dialog
      ref={dialog}
      className="shop-column-dialog wg-pay"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <span id={titleId} hidden>
        {translate(PAY_LABELS.title)}
      </span>
      <ScreenHeader title={translate(PAY_LABELS.title)} onBack={onClose} />
      {phase === 'loading' && (
        <div className="wg-pay-body">
          <ScreenSkeleton />
        </div>
      )}
      {phase === 'orderError' && (
        <div className="wg-pay-body">
          <Notice kind="empty" title={translate(PAY_LABELS.orderError)} />
        </div>
      )}
      {(phase === 'paid' || phase === 'ended') && <PayEnd {...props} state={state} />}
      {order && !['loading', 'orderError', 'paid', 'ended'].includes(phase) && (
        <PayForm order={order} state={state} machine={machine} onDetails={details.open} />
      )}
      {order && details.isOpen && <OrderDetailsSheet orders={order.orders} onClose={details.close} />}
      {state.code && code.isOpen && (
        <ScanToPaySheet
          code={state.code}
          path={state.path}
          phase={phase}
          onRefresh={() => void machine.refresh()}
          onClose={code.close}
        />
      )}
    </dialog>
  )
}

type OpenProps = PayCentreProps & { readonly host: WidgetHost; readonly payment: PayHost }

/** The pay centre of this mount: opened with it, and reset when it closes. */
function usePayCentre(props: OpenProps): PayCentreMachine {
  const { flowNo } = props
  const [machine] = useState(createPayCentre)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const stop = machine.state.subscribe(({ phase }, before) => {
      if (phase === before.phase) return
      if (phase === 'paid') latest.current.onPaid?.(flowNo)
      if (phase === 'orderError') latest.current.onOrderError?.()
    })
    void machine.open(effectsOf(() => latest.current))
    return () => {
      stop()
      machine.close()
    }
  }, [machine, flowNo])
  return machine
}

/** The code is an entry of the history: it opens with a code and closes with it, and the back key closes the code. */
function useCodeSheet(machine: PayCentreMachine, sheet: WidgetSheet, text: string | undefined): void {
  const { isOpen } = sheet
  const latest = useRef(sheet)
  const shown = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    latest.current = sheet
  })
  useEffect(() => {
    if (text === undefined) latest.current.close()
    else latest.current.open()
  }, [text])
  useEffect(() => {
    if (isOpen) shown.current = text
    else if (text !== undefined && shown.current === text) machine.closeCode()
  }, [machine, isOpen, text])
}

/** The world of a pay centre: the calls and the device of its host, as they are now. */
function effectsOf(current: () => OpenProps): PayEffects {
  const caller = () => {
    const { flowNo, accountId, payment } = current()
    return { flowNo, accountId, payChannel: payment.payChannel }
  }
  return {
    readOrder: () => readPayOrder(current().host.send, caller()),
    confirm: async (request) => {
      const { host, payment } = current()
      const opened = await confirmPayment(host.send, caller(), request)
      // Codes are scanned by devices that know no relative address.
      return 'words' in opened ? opened : { ...opened, payUrl: payment.allowedUrl(opened.payUrl) ?? opened.payUrl }
    },
    readResult: () => readPayResult(current().host.send, current().flowNo),
    act: (opened, method) => {
      const { payment, host, flowNo } = current()
      return actOnPay(payment, opened, { send: host.send, flowNo, method })
    },
    newRequestId: newUuid,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
}

function PayForm(props: {
  readonly order: PayOrder
  readonly state: PayState
  readonly machine: PayCentreMachine
  readonly onDetails: () => void
}): ReactNode {
  const { order, state, machine, onDetails } = props
  const translate = useText()
  const leaf = leafOf(state.path)
  return (
    <form
      className="wg-pay-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void machine.pay()
      }}
    >
      <div className="wg-pay-body">
        <section className="wg-pay-card">
          <dl className="wg-pay-payee">
            <dt>{translate(PAY_LABELS.payee)}</dt>
            <dd>{order.payee}</dd>
          </dl>
          <ul className="wg-pay-orders">
            {order.orders.map(({ code, amount }) => (
              <li key={code}>
                <span>{translate(PAY_LABELS.order, { code })}</span>
                <b>¥{moneyText(amount)}</b>
              </li>
            ))}
          </ul>
          <button type="button" className="wg-pay-link" onClick={onDetails}>
            {translate(PAY_LABELS.details)}
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 5l7 7-7 7" />
            </svg>
          </button>
        </section>
        <RemarkField state={state} machine={machine} />
        <MethodChoice methods={order.methods} state={state} machine={machine} />
        {leaf && <PayerFields leaf={leaf} state={state} machine={machine} />}
      </div>
      <footer className="wg-pay-foot">
        <PayStatus state={state} onRefresh={() => void machine.refresh()} />
        <div className="wg-pay-go">
          <p>
            {translate(PAY_LABELS.total)} <b>¥{moneyText(order.total)}</b>
          </p>
          <Button type="submit" isBusy={state.phase === 'confirming'}>
            {translate(PAY_LABELS.pay)}
          </Button>
        </div>
      </footer>
    </form>
  )
}

/** How it stands, and what could not be done; said aloud when it changes. */
function PayStatus({ state, onRefresh }: { readonly state: PayState; readonly onRefresh: () => void }): ReactNode {
  const translate = useText()
  const { phase, message, result } = state
  const words = (said: PayMessage) => (typeof said === 'string' ? translate(PAY_LABELS[said]) : said.words)
  return (
    <>
      <p className="wg-pay-issue" role="alert">
        {message && words(message)}
        {phase === 'failed' && (result?.message || translate(PAY_LABELS.failed))}
      </p>
      <div className="wg-pay-wait" role="status">
        {phase === 'polling' && translate(PAY_LABELS.polling)}
        {phase === 'pending' && translate(PAY_LABELS.pending)}
        {phase === 'pending' && (
          <button type="button" className="wg-text-button is-strong" onClick={onRefresh}>
            {translate(PAY_LABELS.refresh)}
          </button>
        )}
      </div>
    </>
  )
}

/** What became of a payment that is over. */
function PayEnd(props: OpenProps & { readonly state: PayState }): ReactNode {
  const { state, host, accountId, flowNo, onClose } = props
  const { order, result, phase } = state
  const translate = useText()
  const isTransfer = result?.state === PAY_STATES.transferring
  return (
    <div className="wg-pay-end" role="status">
      <svg className={phase === 'paid' || isTransfer ? 'is-good' : ''} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10" />
        <path d={phase === 'paid' ? 'M7.5 12.5l3 3 6-6.5' : isTransfer ? 'M12 7v5l3 3' : 'M8 12h8'} />
      </svg>
      <p className="wg-pay-end-title">{phase === 'paid' ? translate(PAY_LABELS.paid) : result?.stateName}</p>
      {order && <p className="wg-pay-amount">¥{moneyText(order.total)}</p>}
      {result && result.message !== '' && <p>{result.message}</p>}
      {isTransfer && (
        <Suspense>
          <TransferVoucher send={host.send} hasVoucher={result.hasVoucher} {...{ accountId, flowNo }} />
        </Suspense>
      )}
      <button type="button" className="shop-button is-wide" onClick={onClose}>
        {translate(PAY_LABELS.done)}
      </button>
    </div>
  )
}
