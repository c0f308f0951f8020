import { createDemoPayment } from '@mallwright/contract/payment'
import { createApi } from '@mallwright/contract/rpc'
import { useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'
import { useWidgetHost, useWidgetSheet, WidgetHostContext } from '@mallwright/shop-core/widgets/widget-host'
import type { PayHost } from '@mallwright/shop-core/widgets/widget-host'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import { useCaller } from '../../../client/shop-context.ts'
import { DemoSetting } from '../demo-setting.tsx'

/** Loaded with its first opening. */
const PayCentre = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/pay-centre')).PayCentre }))

const LABELS = {
  title: { zh: '支付中心', en: 'Payment centre' },
  hint: {
    zh: '在沙箱中支付：收银台的按钮决定成功、失败、迟到、金额错误、重复通知或不通知。',
    en: 'Pays in the sandbox: the buttons of its cashier decide what becomes of a payment.',
  },
  orders: { zh: '订单', en: 'Orders' },
  one: { zh: '一个订单', en: 'One order' },
  three: { zh: '三个订单', en: 'Three orders' },
  deadline: { zh: '支付期限', en: 'Deadline' },
  half: { zh: '30 分钟', en: '30 minutes' },
  short: { zh: '1 分钟', en: '1 minute' },
  device: { zh: '设备', en: 'Device' },
  browser: { zh: '浏览器', en: 'Browser' },
  shell: { zh: '原生外壳', en: 'App shell' },
  open: { zh: '打开支付中心', en: 'Open the payment centre' },
  missing: { zh: '无支付信息', en: 'Nothing to pay' },
  paid: { zh: '已支付：{flowNo}', en: 'Paid: {flowNo}' },
  orderError: { zh: '事件 order-error', en: 'Event order-error' },
  notCreated: { zh: '演示订单创建失败', en: 'The demo order could not be made' },
}

/** Orders of the demo, in yuan. */
const AMOUNTS: Readonly<Record<string, readonly number[]>> = { one: [168.5], three: [168.5, 0.01, 99_999.99] }
const SECONDS: Readonly<Record<string, number>> = { half: 1800, short: 60 }

/** The device as a native shell, whose wallet is the page of the sandbox. */
function asShell(payment: PayHost): PayHost {
  return {
    ...payment,
    payChannel: 2,
    nativePay: (data) => {
      // Written by the sandbox.
      const { page } = JSON.parse(data) as { readonly page: string }
      const url = payment.allowedUrl(page)
      if (url !== undefined) payment.openBrowser(url)
    },
  }
}

/** Makes something to pay for and opens the pay centre on it. */
export function PayCentreDemo(): ReactNode {
  const translate = useText()
  const accountId = useCaller()
  const host = useWidgetHost()
  const { send, feedback, payment } = host
  const sheet = useWidgetSheet('pay')
  const [orders, setOrders] = useState('one')
  const [deadline, setDeadline] = useState('half')
  const [device, setDevice] = useState('browser')
  const [flowNo, setFlowNo] = useState('')
  const [told, setTold] = useState('')
  const show = (shown: string) => {
    setTold('')
    setFlowNo(shown)
    sheet.open()
  }
  const create = async () => {
    const body = { amounts: [...(AMOUNTS[orders] ?? [])], iSeconds: SECONDS[deadline] }
    const answer = await createApi({ createDemoPayment }, send).createDemoPayment({ body })
    if (answer.ok) show(answer.data.cPaymentFlowNo)
    else feedback.toast(answer.msg || translate(LABELS.notCreated))
  }
  const choices = (...ids: ('one' | 'three' | 'half' | 'short' | 'browser' | 'shell')[]) =>
    ids.map((id) => ({ id, name: translate(LABELS[id]) }))
  const isOpen = sheet.isOpen && flowNo !== ''
  return (
    <section className="shop-demo-card">
      <h2>{translate(LABELS.title)}</h2>
      <p>{translate(LABELS.hint)}</p>
      <DemoSetting
        label={translate(LABELS.orders)}
        choices={choices('one', 'three')}
        chosen={orders}
        onChoose={setOrders}
      />
      <DemoSetting
        label={translate(LABELS.deadline)}
        choices={choices('half', 'short')}
        chosen={deadline}
        onChoose={setDeadline}
      />
      <DemoSetting
        label={translate(LABELS.device)}
        choices={choices('browser', 'shell')}
        chosen={device}
        onChoose={setDevice}
      />
      <div className="shop-demo-buttons">
        <Button onClick={() => void create()}>{translate(LABELS.open)}</Button>
        <Button kind="quiet" onClick={() => show('P0')}>
          {translate(LABELS.missing)}
        </Button>
      </div>
      <p role="status">{told}</p>
      {isOpen && (
        <Suspense>
          <WidgetHostContext value={device === 'shell' && payment ? { ...host, payment: asShell(payment) } : host}>
            <PayCentre
              flowNo={flowNo}
              accountId={accountId}
              onPaid={(paid) => setTold(translate(LABELS.paid, { flowNo: paid }))}
              onOrderError={() => setTold(translate(LABELS.orderError))}
              onClose={sheet.close}
            />
          </WidgetHostContext>
        </Suspense>
      )}
    </section>
  )
}
