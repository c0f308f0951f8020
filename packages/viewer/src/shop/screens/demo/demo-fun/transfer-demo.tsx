import { confirmPay, createDemoPayment } from '@mallwright/contract/payment'
import { createApi } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { Button } from '@mallwright/shop-core/kit/controls'
import { CallError } from '@mallwright/shop-core/query'
import { useWidgetHost } from '@mallwright/shop-core/widgets/widget-host'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import { useCaller } from '../../../client/shop-context.ts'
import { DemoSetting } from '../demo-setting.tsx'

/** Loaded with the first transfer. */
const TransferVoucher = lazy(async () => ({
  default: (await import('@mallwright/shop-core/widgets/transfer-voucher')).TransferVoucher,
}))

const LABELS = {
  title: { zh: '转账凭证', en: 'Voucher of a transfer' },
  hint: {
    zh: '对公转账的付款人上传银行凭证，核销前可以更换。',
    en: 'Whoever pays by a company transfer uploads the voucher, and may replace it until it is checked.',
  },
  voucher: { zh: '凭证', en: 'Voucher' },
  none: { zh: '未上传', en: 'None yet' },
  one: { zh: '已上传', en: 'Uploaded' },
  open: { zh: '创建对公转账', en: 'Begin a transfer' },
  payer: { zh: '演示付款人', en: 'Demo payer' },
}

const VOUCHERS = ['none', 'one'] as const

/** The method of company transfers, and what a payer pays by it, in yuan. Engine 7.1. */
const TRANSFER = { cMethod: '4001', payerAcctNum: '6222020200001234567' } as const
const AMOUNT = 168.5

/** Begins a transfer in the sandbox and takes its voucher. */
export function TransferDemo(): ReactNode {
  const translate = useText()
  const accountId = useCaller()
  const { send, feedback } = useWidgetHost()
  const [voucher, setVoucher] = useState<string>('none')
  const [flowNo, setFlowNo] = useState('')
  const begin = async () => {
    const api = createApi({ createDemoPayment, confirmPay }, send)
    const made = await api.createDemoPayment({ body: { amounts: [AMOUNT], iSeconds: 1800 } })
    if (!made.ok) return feedback.toast(errorText(new CallError(made)))
    const { cPaymentFlowNo } = made.data
    const paying = { ...TRANSFER, cPaymentFlowNo, payerName: translate(LABELS.payer), bAmount: AMOUNT }
    const confirmed = await api.confirmPay({
      body: { ...paying, cRequestUuid: newUuid(), cAllLinkUserUuid: accountId },
    })
    return confirmed.ok ? setFlowNo(cPaymentFlowNo) : feedback.toast(errorText(new CallError(confirmed)))
  }
  return (
    <section className="shop-demo-card">
      <h2>{translate(LABELS.title)}</h2>
      <p>{translate(LABELS.hint)}</p>
      <DemoSetting
        label={translate(LABELS.voucher)}
        choices={VOUCHERS.map((id) => ({ id, name: translate(LABELS[id]) }))}
        chosen={voucher}
        onChoose={setVoucher}
      />
      {flowNo === '' ? (
        <div className="shop-demo-buttons">
          <Button onClick={() => void begin()}>{translate(LABELS.open)}</Button>
        </div>
      ) : (
        <Suspense>
          <TransferVoucher key={voucher} hasVoucher={voucher === 'one'} {...{ send, accountId, flowNo }} />
        </Suspense>
      )}
    </section>
  )
}
