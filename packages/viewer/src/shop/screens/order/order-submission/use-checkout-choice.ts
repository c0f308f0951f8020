import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { PARAMS } from '../../../navigation/route-params.ts'
import type { BuyLine, Checkout, CheckoutChoice } from './checkout-model.ts'
import type { Shortage } from './use-submission.ts'

/** What a buyer chooses on the page: kept for the history entry, so that coming back from an address loses nothing. */
export interface ChoiceHandle {
  readonly choice: CheckoutChoice
  readonly setCoupon: (checkout: Checkout, shopId: string, couponId: string) => void
  readonly setInvoice: (invoice: CheckoutChoice['invoice']) => void
  readonly takeRest: (checkout: Checkout, shortage: Shortage) => void
  readonly removeShort: (checkout: Checkout, shortage: Shortage) => void
}

/** The choice of the current checkout, with the address that was chosen on the address screen. */
export function useCheckoutChoice(): ChoiceHandle {
  const [params] = useSearchParams()
  const { tabStore } = useShop()
  const [choice, setChoice] = useState<CheckoutChoice>(() => {
    const stored = readDraft(tabStore.readJson('checkout'), params.toString())
    const addressId = tabStore.read('chosenAddress')
    tabStore.remove('chosenAddress')
    const begun = stored ?? { source: sourceOf(params), addressId: '' }
    return addressId === undefined ? begun : { ...begun, addressId }
  })
  const change = (next: CheckoutChoice) => {
    setChoice(next)
    tabStore.writeJson('checkout', { address: params.toString(), choice: next })
  }
  const withLines = (checkout: Checkout, change_: (line: BuyLine) => BuyLine | undefined) =>
    change({
      ...choice,
      source: {
        kind: 'buy',
        lines: checkout.shops
          .flatMap(({ lines }) => lines.map(({ skuId, quantity }) => ({ skuId, quantity })))
          .flatMap((line) => change_(line) ?? []),
      },
    })
  return {
    choice,
    setCoupon: (checkout, shopId, couponId) => {
      const chosen = {
        '': checkout.couponId,
        ...Object.fromEntries(checkout.shops.map((shop) => [shop.id, shop.couponId])),
      }
      change({ ...choice, coupons: { ...chosen, [shopId]: couponId } })
    },
    setInvoice: (invoice) => {
      const { invoice: _, ...rest } = choice
      change(invoice ? { ...rest, invoice } : rest)
    },
    takeRest: (checkout, shortage) =>
      withLines(checkout, (line) => {
        const short = shortage.find(({ skuId }) => skuId === line.skuId)
        if (!short) return line
        return short.available > 0 ? { ...line, quantity: short.available } : undefined
      }),
    removeShort: (checkout, shortage) =>
      withLines(checkout, (line) => (shortage.some(({ skuId }) => skuId === line.skuId) ? undefined : line)),
  }
}

function sourceOf(params: URLSearchParams): CheckoutChoice['source'] {
  const skuId = params.get(PARAMS.skuId)
  if (skuId === null) return { kind: 'cart' }
  const quantity = Number(params.get(PARAMS.quantity))
  return { kind: 'buy', lines: [{ skuId, quantity: Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1 }] }
}

/** The stored choice of the same address; anything else is dropped. It is our own writing of this tab. */
function readDraft(stored: unknown, address: string): CheckoutChoice | undefined {
  const draft = stored as { readonly address?: unknown; readonly choice?: CheckoutChoice } | undefined
  return draft?.address === address ? draft.choice : undefined
}
