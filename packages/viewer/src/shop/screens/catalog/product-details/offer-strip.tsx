import { clockText } from '@mallwright/modules/clock'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useState } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { readClockOffset } from '../../../published-page/server-clock.ts'
import { catalogKeys } from '../catalog.queries.ts'
import type { VariantOffer } from '../full-product.ts'
import { PRODUCT_LABELS } from './kit/product-labels.ts'
import './offer-strip.css'

/** The timed offer of the chosen variant: the time that is left, what is taken, and whether it covers the quantity. */
export function OfferStrip(props: {
  readonly code: string
  readonly offer: VariantOffer
  readonly unit: string
  readonly isApplied: boolean
}) {
  const { code, offer, unit, isApplied } = props
  const translate = useText()
  const left = useTimeLeft(code, offer.endsAt)
  const percent = offer.taken >= offer.quota ? 100 : Math.floor((offer.taken * 100) / offer.quota)
  const note = offer.left > 0 ? PRODUCT_LABELS.offerLeft : PRODUCT_LABELS.offerGone
  return (
    <div className={`shop-offer${isApplied ? '' : ' is-weak'}`}>
      <p>
        <strong>{translate(PRODUCT_LABELS.offer)}</strong>
        <span>{translate(PRODUCT_LABELS.offerTaken, { percent })}</span>
        <span className="shop-offer-time" role="timer">
          {translate(PRODUCT_LABELS.offerEnds)} <b>{clockText(left)}</b>
        </span>
      </p>
      {!isApplied && <p className="shop-offer-note">{translate(note, { count: offer.left, unit })}</p>}
    </div>
  )
}

/** Time (ms) until a moment by the server's clock; `undefined` while that is not known. The product is read anew at the end. */
function useTimeLeft(code: string, endsAt: number): number | undefined {
  const { queryClient, locale } = useShop()
  const caller = useCaller()
  const language = locale()
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let isGone = false
    const follow = (offsetMs: number) => {
      if (isGone) return
      const update = () => {
        const leftMs = endsAt - Date.now() - offsetMs
        setLeft(leftMs)
        if (leftMs > 0) return
        clearInterval(timer)
        void queryClient.invalidateQueries({ queryKey: catalogKeys.product(code, caller, language) })
      }
      timer = setInterval(update, 1000)
      update()
    }
    // Without the server's clock there is no time to tell.
    readClockOffset(queryClient).then(follow, () => undefined)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [queryClient, code, caller, language, endsAt])
  return left
}
