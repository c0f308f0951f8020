import { SHOP_BASE } from '@mallwright/contract/link'
import { moneyText } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { Button } from '@mallwright/shop-core/kit/controls'
import { CallError } from '@mallwright/shop-core/query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { entryIndex, hasHistory } from '../../../navigation/go-back.ts'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { AddressBlock } from './address-block.tsx'
import { ChangeSheet } from './change-sheet.tsx'
import { CheckoutShopBlock } from './checkout-shop-block.tsx'
import { PlatformBlock } from './platform-block.tsx'
import { ShortageSheet } from './shortage-sheet.tsx'
import { SUBMISSION_LABELS } from './submission-labels.ts'
import { useCheckoutChoice } from './use-checkout-choice.ts'
import { useCheckout } from './use-checkout.ts'
import '../order-card/order-card.css'
import '../order-details/order-details.css'
import './order-submission.css'

const LABELS = SUBMISSION_LABELS

/** The checkout of the cart (`cFrom=cart`) or of one variant (`cSkuUuid`, `iQty`). Domain sheet 37. */
export function Screen(): ReactNode {
  const translate = useText()
  const isLeaving = useLeaveAfterSuccess()
  const choice = useCheckoutChoice()
  const page = useCheckout(choice)
  const { checkout } = page
  const data = checkout.data
  const isEmpty = checkout.error instanceof CallError && checkout.error.failure === 'NOTHING_CHOSEN'
  if (isLeaving) return <div className="shop-screen" />
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main className="shop-order-page" aria-busy={checkout.isFetching}>
        {checkout.isPending && !checkout.error && <ScreenSkeleton />}
        {isEmpty && <NothingToBuy />}
        {checkout.error && !isEmpty && (!data || checkout.isPlaceholderData) && (
          <ErrorNotice error={checkout.error} onRetry={page.computeAgain} />
        )}
        {data && !isEmpty && (
          <>
            <AddressBlock address={data.address} />
            {data.shops.map((shop) => (
              <CheckoutShopBlock
                key={shop.id}
                shop={shop}
                previewId={data.previewId}
                remark={choice.remarks[shop.id] ?? ''}
                onRemark={(remark) => choice.setRemark(shop.id, remark)}
                onCoupon={(couponId) => choice.setCoupon(data, shop.id, couponId)}
              />
            ))}
            <PlatformBlock checkout={data} choice={choice} />
          </>
        )}
      </main>
      {data && !isEmpty && (
        <footer className="shop-submit-foot">
          <span>
            {translate(LABELS.total)} <b>¥{moneyText(data.payTotal)}</b>
          </span>
          <Button
            isBusy={page.isSubmitting}
            isDisabled={!data.canSubmit || checkout.isFetching}
            onClick={() => page.submit(data.previewId)}
          >
            {translate(LABELS.submit)}
          </Button>
        </footer>
      )}
      {page.shortSheet.isOpen && data && (
        <ShortageSheet
          checkout={data}
          shortage={page.shortage}
          onTakeRest={() => page.shortSheet.closeThen(() => choice.takeRest(data, page.shortage))}
          onRemove={() => page.shortSheet.closeThen(() => choice.removeShort(data, page.shortage))}
          onClose={() => page.shortSheet.closeThen(page.computeAgain)}
        />
      )}
      {page.changeSheet.isOpen && data && page.changed && (
        <ChangeSheet
          before={data}
          now={page.changed}
          onAccept={page.acceptChange}
          onClose={() => page.changeSheet.closeThen(page.computeAgain)}
        />
      )}
    </div>
  )
}

function NothingToBuy(): ReactNode {
  const translate = useText()
  return (
    <Notice
      kind="empty"
      title={translate(LABELS.nothing)}
      action={
        <Anchor className="shop-button" href={`${SHOP_BASE}/home/ShoppingCart`}>
          {translate(LABELS.backToCart)}
        </Anchor>
      }
    />
  )
}

/** Whoever comes back from Successfully is led to the screen before this one, home when there is none. Specification 1 §2.5. */
function useLeaveAfterSuccess(): boolean {
  const { visitLog } = useShop()
  const navigate = useNavigate()
  const isBack = visitLog.at(entryIndex() + 1)?.startsWith(`${SHOP_BASE}/Successfully`) ?? false
  useEffect(() => {
    if (!isBack) return
    if (hasHistory()) void navigate(-1)
    else void navigate(HOME_PATH, { replace: true })
  }, [isBack, navigate])
  return isBack
}
