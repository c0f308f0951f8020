import { moneyText } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { orderableLines } from '../../../cart/cart-lines.ts'
import type { Cart, CartLine } from '../../../cart/cart-lines.ts'
import { useAccountSession, useShop } from '../../../client/shop-context.ts'
import { useConfirm } from '../../../controls/use-confirm.ts'
import { usePurchaseGate } from '../../../gates/use-purchase-gate.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import type { CartLineActions } from './cart-shop-card.tsx'
import { SHOPPING_CART_LABELS } from './shopping-cart-labels.ts'
import { useCartChanges } from './use-cart-changes.ts'

const LABELS = SHOPPING_CART_LABELS
const idsOf = (lines: readonly CartLine[]) => lines.map(({ id }) => id)

/** What a buyer does with the cart. While lines are managed, the choice is the screen's own and what will be ordered stays. */
export function useCartActions(cart: Cart, isManaging: boolean) {
  const changes = useCartChanges()
  const managed = useManagedLines()
  const removal = useRemoval(changes)
  const specs = useSpecs(cart, changes)
  const actions: CartLineActions = {
    isChecked: ({ id, isSelected }) => (isManaging ? managed.ids.has(id) : isSelected),
    check(lines, isSelected) {
      if (isManaging) managed.toggle(idsOf(lines), isSelected)
      else void changes.run({ kind: 'select', ids: idsOf(lines), isSelected })
    },
    setQuantity: ({ id }, quantity) => void changes.run({ kind: 'quantity', id, quantity }),
    openSpecs: specs.open,
    remove: (lines) => void removal.remove(lines),
    collect: (lines) => void removal.collect(lines),
  }
  return {
    ...actions,
    specs,
    isPending: changes.isPending,
    clearInvalid: () => void removal.clear(cart.invalid),
    checkout: useCheckout(cart),
  }
}

type Changes = ReturnType<typeof useCartChanges>

function useManagedLines() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    toggle: (lines: readonly string[], isChecked: boolean) =>
      setIds(new Set(isChecked ? [...ids, ...lines] : [...ids].filter((id) => !lines.includes(id)))),
  }
}

function useRemoval({ run }: Changes) {
  const translate = useText()
  const { feedback } = useShop()
  const isSignedIn = useAccountSession() !== undefined
  const confirm = useConfirm()
  const ask = (body: string) => confirm(body, 'cartRemoval')
  return {
    async remove(lines: readonly CartLine[]) {
      if (await ask(translate(LABELS.askRemove, { count: lines.length })))
        await run({ kind: 'remove', ids: idsOf(lines) })
    },
    async clear(lines: readonly CartLine[]) {
      if (await ask(translate(LABELS.askClear))) await run({ kind: 'remove', ids: idsOf(lines) })
    },
    async collect(lines: readonly CartLine[]) {
      if (!isSignedIn) return feedback.toast(translate(LABELS.signInToCollect))
      if (await run({ kind: 'collect', ids: idsOf(lines) })) feedback.toast(translate(LABELS.collected))
    },
  }
}

/** The sheet of variants as a history entry: the back key closes it. */
function useSpecs(cart: Cart, { run }: Changes) {
  const sheet = useSheet('cartSpecs')
  const [id, setId] = useState('')
  const line = sheet.isOpen ? orderableLines(cart).find((candidate) => candidate.id === id) : undefined
  return {
    line,
    open: (chosen: CartLine) => {
      setId(chosen.id)
      sheet.open()
    },
    close: sheet.close,
    choose: (skuId: string) => line && void run({ kind: 'quantity', id, skuId, quantity: line.quantity }),
  }
}

function useCheckout(cart: Cart): (path: string) => void {
  const translate = useText()
  const { feedback } = useShop()
  const navigate = useNavigate()
  const mayBuy = usePurchaseGate()
  const selected = orderableLines(cart).filter(({ isSelected }) => isSelected)
  const checkout = async (path: string) => {
    if (selected.length === 0) return feedback.toast(translate(LABELS.chooseLines))
    if (selected.some(({ isShort, fitQuantity }) => isShort || fitQuantity !== undefined))
      return feedback.toast(translate(LABELS.fixShort))
    for (const { name, minOrderMissing: missing } of cart.shops) {
      if (missing === undefined) continue
      return feedback.toast(`${name}：${translate(LABELS.minOrder, { amount: moneyText(missing) })}`)
    }
    if (await mayBuy()) await navigate(path)
  }
  return (path) => void checkout(path)
}
