import { SHOP_BASE } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { collectApi } from '../../../cart/collect-calls.ts'
import { useCart } from '../../../cart/use-cart.ts'
import { useAccountSession, useShop } from '../../../client/shop-context.ts'
import { SKU_LABELS } from './sku-labels.ts'

/** A variant with its quantity. */
export interface BoughtLine {
  readonly skuId: string
  readonly quantity: number
}

/** What can be done with chosen variants; `isBusy` while one of them runs. */
export interface Purchase {
  readonly isBusy: boolean
  readonly isSignedIn: boolean
  /** Puts lines into the cart; gives whether they are in it. */
  readonly add: (lines: readonly BoughtLine[]) => Promise<boolean>
  /** Path of the checkout of a line. */
  readonly checkoutPath: (line: BoughtLine) => string
  /** Asks for a message when the variant is in stock again; gives whether it can be bought already. */
  readonly askForNotice: (skuId: string) => Promise<boolean>
  readonly signIn: () => void
}

/** Cart, checkout and stock notice of the variants of a product. */
export function usePurchase(): Purchase {
  const translate = useText()
  const { send, feedback } = useShop()
  const cart = useCart()
  const navigate = useNavigate()
  const isSignedIn = useAccountSession() !== undefined
  const [isBusy, setIsBusy] = useState(false)
  const whileBusy = async (task: () => Promise<boolean>) => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      return await task()
    } finally {
      setIsBusy(false)
    }
  }
  const signIn = () => void navigate('/login-account')
  return {
    isBusy,
    isSignedIn,
    signIn,
    add: (lines) => whileBusy(() => cart.add(lines)),
    checkoutPath: ({ skuId, quantity }) =>
      `${SHOP_BASE}/OrderSubmission?${new URLSearchParams({ cSkuUuid: skuId, iQty: String(quantity) })}`,
    askForNotice: (skuId) =>
      whileBusy(async () => {
        const answer = await collectApi(send).saveStockNotice({ body: { cSkuUuid: skuId } })
        const isBack = !answer.ok && answer.failure === 'IN_STOCK'
        if (answer.ok) feedback.toast(translate(SKU_LABELS.notified))
        else feedback.toast(isBack ? translate(SKU_LABELS.inStockAgain) : errorText(new CallError(answer)))
        return isBack
      }),
  }
}
