import type { AfterSaleOperation } from '@mallwright/contract/after-sale'
import { SHOP_BASE } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { useRunner } from '../../../controls/use-runner.ts'
import type { Outcome } from '../../../controls/use-runner.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { orderKeys } from '../../order/order-keys.ts'
import { afterSaleApi } from '../after-sale-calls.ts'
import { AFTER_SALE_LABELS } from '../after-sale-labels.ts'
import type { AfterSaleDetails } from '../after-sale-model.ts'
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
  const { send } = useShop()
  const { isBusy, during, finish, confirmed } = useRunner(afterSaleKeys.all(), orderKeys.all())
  const sendBack = useSheet('send-back')
  const platform = useSheet('ask-platform')
  const body = { cAfterSaleNo: afterSale.number, cRequestUuid: newUuid() }
  const change = (operation: AfterSaleOperation, question: Label, label: Label, call: () => Promise<Outcome>) =>
    during(async () => {
      if (await confirmed(question, operation)) finish(await call(), label)
    })
  const api = afterSaleApi(send)
  const { askWithdraw, withdrawn, askConfirm, confirmed: isConfirmed, askAccept, accepted } = AFTER_SALE_LABELS
  const run = (operation: AfterSaleOperation): void => {
    switch (operation) {
      case 'withdraw':
        return change(operation, askWithdraw, withdrawn, () => api.cancelAfterSale({ body }))
      case 'confirmExchange':
        return change(operation, askConfirm, isConfirmed, () => api.confirmExchange({ body }))
      case 'acceptRefund':
        return change(operation, askAccept, accepted, () => api.acceptExchangeRefund({ body }))
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
