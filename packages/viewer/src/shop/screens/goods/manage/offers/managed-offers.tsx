import { moneyText, newUuid } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../../client/shop-context.ts'
import { useConfirm } from '../../../../controls/use-confirm.ts'
import type { ManagedOffer } from '../../goods-model.ts'
import { managedOffersQuery, offersApi } from './managed-offers.query.ts'
import { OFFER_LABELS } from './offer-labels.ts'
import type { FinishChange } from '../../use-managed-changes.ts'
import './managed-offers.css'

/** The offers of a variant that run or are to come; each can be ended. Nothing where there are none. */
export function ManagedOffers(props: {
  readonly code: string
  readonly variantId: string
  readonly onEnded: FinishChange
}): ReactNode {
  const { code, variantId, onEnded } = props
  const offers = useQuery(managedOffersQuery(useShop(), code, useCaller()))
  const own = offers.data?.filter((offer) => offer.variantId === variantId) ?? []
  if (offers.isPending) return <span className="shop-skeleton-bar" style={{ height: 44 }} aria-busy="true" />
  if (offers.error && !offers.data) return <ErrorNotice error={offers.error} onRetry={() => void offers.refetch()} />
  if (own.length === 0) return null
  return (
    <ul className="shop-managed-offers">
      {own.map((offer) => (
        <li key={offer.id} className="shop-managed-offer">
          <OfferFacts offer={offer} onEnded={onEnded} />
        </li>
      ))}
    </ul>
  )
}

function OfferFacts({ offer, onEnded }: { readonly offer: ManagedOffer; readonly onEnded: FinishChange }): ReactNode {
  const translate = useText()
  const { send } = useShop()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const { isStarted, quota, taken, limit } = offer
  const end = async () => {
    if (!(await confirm(translate(isStarted ? OFFER_LABELS.askStop : OFFER_LABELS.askRemove), offer.id))) return
    setBusy(true)
    onEnded(
      await offersApi(send).endTimedOffer({ body: { cRequestUuid: newUuid(), cOfferUuid: offer.id } }),
      OFFER_LABELS.ended,
    )
    setBusy(false)
  }
  return (
    <>
      <div className="shop-managed-offer-facts">
        <p>
          <strong>¥{moneyText(offer.price)}</strong>
          <span className={isStarted ? 'shop-managed-mark' : undefined}>
            {translate(isStarted ? OFFER_LABELS.running : OFFER_LABELS.coming)}
          </span>
        </p>
        <p>
          {offer.start} – {offer.end}
        </p>
        <p>
          {translate(OFFER_LABELS.taken, { taken, quota })}
          {limit !== undefined && ` · ${translate(OFFER_LABELS.limited, { count: limit })}`}
        </p>
      </div>
      <button type="button" className="shop-operation" disabled={isBusy} onClick={() => void end()}>
        {translate(isStarted ? OFFER_LABELS.stop : OFFER_LABELS.remove)}
      </button>
    </>
  )
}
