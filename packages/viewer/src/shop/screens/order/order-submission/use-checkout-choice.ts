import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import type { Shop } from '../../../client/shop.ts'
import { PARAMS } from '../../../navigation/route-params.ts'
import type { BuyLine, Checkout, CheckoutChoice } from './checkout-model.ts'
import type { Shortage } from './use-submission.ts'

/** What a buyer chooses on the page: kept while the tab lives, so that coming back loses nothing. */
export interface ChoiceHandle {
  readonly choice: CheckoutChoice
  /** Remarks by shop. */
  readonly remarks: Readonly<Record<string, string>>
  readonly setRemark: (shopId: string, remark: string) => void
  readonly setCoupon: (checkout: Checkout, shopId: string, couponId: string) => void
  readonly setInvoice: (invoice: CheckoutChoice['invoice']) => void
  readonly takeRest: (checkout: Checkout, shortage: Shortage) => void
  readonly removeShort: (checkout: Checkout, shortage: Shortage) => void
}

/** What is kept of a checkout: of which address, and of which history entry. */
interface Draft {
  readonly address: string
  readonly entry: string
  readonly choice: CheckoutChoice
  readonly remarks: Readonly<Record<string, string>>
}

/** The choice of the current checkout, with the address that was chosen on the address screen. */
export function useCheckoutChoice(): ChoiceHandle {
  const [params] = useSearchParams()
  const { key } = useLocation()
  const { tabStore } = useShop()
  const [draft, setDraft] = useState<Draft>(() => beginDraft(tabStore, params, key))
  const { choice, remarks } = draft
  const keep = (next: Draft) => {
    setDraft(next)
    tabStore.writeJson('checkout', next)
  }
  const change = (next: CheckoutChoice) => keep({ ...draft, choice: next })
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
    remarks,
    setRemark: (shopId, remark) => keep({ ...draft, remarks: { ...remarks, [shopId]: remark } }),
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

/**
 * The stored draft of the same address with the address that was chosen meanwhile. Its lines count for the same history entry only:
 * another visit buys what the cart has by then.
 */
function beginDraft(tabStore: Shop['tabStore'], params: URLSearchParams, entry: string): Draft {
  const address = params.toString()
  const stored = tabStore.readJson('checkout') as Partial<Draft> | undefined
  const kept = stored?.address === address ? stored : undefined
  const begun = { addressId: '', ...kept?.choice, source: sourceOf(params) }
  const choice = kept?.choice && kept.entry === entry ? kept.choice : begun
  const addressId = tabStore.read('chosenAddress')
  tabStore.remove('chosenAddress')
  const draft = {
    address,
    entry,
    choice: addressId === undefined ? choice : { ...choice, addressId },
    remarks: kept?.remarks ?? {},
  }
  tabStore.writeJson('checkout', draft)
  return draft
}
