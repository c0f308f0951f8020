import type { AfterSaleOperation } from '@mallwright/contract/after-sale'
import { SHOP_BASE } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText, KIT_LABELS } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { orderKeys } from '../../order/order-keys.ts'
import { afterSaleApi } from '../after-sale-calls.ts'
import { AFTER_SALE_LABELS } from '../after-sale-labels.ts'
import type { AfterSaleDetails } from '../after-sale-model.ts'
import type { FinishAfterSale, Outcome } from './finish-change.ts'
import { afterSaleKeys } from '../after-sale-keys.ts'

const SendBackSheet = lazy(async () => ({ default: (await import('./send-back-sheet.tsx')).SendBackSheet }))
const PlatformSheet = lazy(async () => ({ default: (await import('./platform-sheet.tsx')).PlatformSheet }))

/** What a buyer does with an after-sale, one thing at a time; some ask first, some have a sheet. */
export function useAfterSaleActions(afterSale: AfterSaleDetails): {
  readonly isBusy: boolean
  readonly run: (operation: AfterSaleOperation) => void
  readonly overlay: ReactNode
} {
  const translate = useText()
  const navigate = useNavigate()
  const { send, feedback, queryClient } = useShop()
  const [isBusy, setBusy] = useState(false)
  const sendBack = useSheet('send-back')
  const platform = useSheet('ask-platform')
  const body = { cAfterSaleNo: afterSale.number, cRequestUuid: newUuid() }
  const finish: FinishAfterSale = (answer, label) => {
    void queryClient.invalidateQueries({ queryKey: afterSaleKeys.all() })
    void queryClient.invalidateQueries({ queryKey: orderKeys.all() })
    feedback.toast(answer.ok ? translate(label) : errorText(new CallError(answer)))
  }
  const confirmed = async (
    operation: AfterSaleOperation,
    question: Label,
    label: Label,
    call: () => Promise<Outcome>,
  ) => {
    if (isBusy) return
    setBusy(true)
    const isSure = await feedback.ask({
      title: translate(KIT_LABELS.systemNotice),
      body: translate(question),
      confirm: translate(KIT_LABELS.confirm),
      cancel: translate(KIT_LABELS.cancel),
      topic: operation,
    })
    if (isSure) finish(await call(), label)
    setBusy(false)
  }
  const api = afterSaleApi(send)
  const { askWithdraw, withdrawn, askConfirm, confirmed: isConfirmed, askAccept, accepted } = AFTER_SALE_LABELS
  const run = (operation: AfterSaleOperation): void => {
    switch (operation) {
      case 'withdraw':
        return void confirmed(operation, askWithdraw, withdrawn, () => api.cancelAfterSale({ body }))
      case 'confirmExchange':
        return void confirmed(operation, askConfirm, isConfirmed, () => api.confirmExchange({ body }))
      case 'acceptRefund':
        return void confirmed(operation, askAccept, accepted, () => api.acceptExchangeRefund({ body }))
      case 'edit':
        return void navigate(
          `${SHOP_BASE}/afterSale/pushAfterSale?cAfterSaleNo=${encodeURIComponent(afterSale.number)}`,
        )
      case 'sendBack':
        return sendBack.open()
      case 'applyPlatform':
        return platform.open()
    }
  }
  const overlay = (
    <Suspense>
      {sendBack.isOpen && (
        <SendBackSheet
          title={translate(AFTER_SALE_LABELS.sendBack)}
          afterSale={afterSale}
          onDone={finish}
          onClose={sendBack.close}
        />
      )}
      {platform.isOpen && (
        <PlatformSheet
          title={translate(AFTER_SALE_LABELS.applyPlatform)}
          number={afterSale.number}
          onDone={finish}
          onClose={platform.close}
        />
      )}
    </Suspense>
  )
  return { isBusy, run, overlay }
}
