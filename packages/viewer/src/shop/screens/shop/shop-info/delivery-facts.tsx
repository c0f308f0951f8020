import { moneyText } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'

import type { DeliveryFees, DeliveryPolicy, ShopProfile } from '../shop-reader.ts'
import { INFO_LABELS } from './info-labels.ts'

/** Grams of a kilogram. */
const KILO = 1000

/** How a shop delivers, a line a rule. */
export function DeliveryFacts({ shop }: { readonly shop: ShopProfile }) {
  const translate = useText()
  const { delivery, minOrder } = shop
  const lines = delivery ? policyLines(delivery) : [translate(INFO_LABELS.freeDelivery)]
  const all =
    minOrder === undefined ? lines : [...lines, translate(INFO_LABELS.minOrder, { amount: moneyText(minOrder) })]
  return (
    <ul className="shop-fact-lines">
      {all.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )

  function policyLines(policy: DeliveryPolicy): readonly string[] {
    const named = (areas: readonly string[]) =>
      areas.length === 0 ? '' : translate(INFO_LABELS.inAreas, { areas: areas.join(translate(INFO_LABELS.and)) })
    return [
      feesText(policy, policy.isByWeight),
      ...policy.free.map(
        ({ areas, minAmount, minQuantity = 0 }) =>
          named(areas) +
          (minAmount === undefined
            ? translate(INFO_LABELS.freeFromPieces, { count: minQuantity })
            : translate(INFO_LABELS.freeFrom, { amount: moneyText(minAmount) })),
      ),
      ...policy.rules.map(
        (rule) =>
          named(rule.areas) +
          (rule.isDeliverable ? feesText(rule, policy.isByWeight) : translate(INFO_LABELS.notDelivered)),
      ),
    ]
  }

  function feesText({ firstUnit, firstFee, nextUnit, nextFee }: DeliveryFees, isByWeight: boolean): string {
    const unit = isByWeight ? KILO : 1
    return translate(isByWeight ? INFO_LABELS.byWeight : INFO_LABELS.byPieces, {
      first: firstUnit / unit,
      fee: moneyText(firstFee),
      next: nextUnit / unit,
      more: moneyText(nextFee),
    })
  }
}
