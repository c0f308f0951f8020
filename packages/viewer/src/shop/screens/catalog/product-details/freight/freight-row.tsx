import { moneyText } from '@mallwright/contract/values'
import { areaNamesAt } from '@mallwright/shop-core/area'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { useAccountSession, useCaller, useIsHydrated, useShop } from '../../../../client/shop-context.ts'
import { useSheet } from '../../../../navigation/use-sheet.ts'
import { addressesQuery } from '../../../address/address.queries.ts'
import type { FullProduct } from '../../full-product.ts'
import { InfoRow } from '../kit/info-row.tsx'
import { PRODUCT_LABELS } from '../kit/product-labels.ts'
import { keepDeliveryArea, keptDeliveryArea } from './delivery-area.ts'
import type { DeliveryArea } from './delivery-area.ts'
import { freightQuery } from './freight.queries.ts'
import type { FreightQuote } from './freight.queries.ts'

const AreaSheet = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/area-sheet')).AreaSheet }))

/** Where goods are delivered to, what that costs for the chosen variant, and when they leave. Domain sheet 35. */
export function FreightRow(props: {
  readonly product: FullProduct
  readonly skuId: string | undefined
  readonly quantity: number
}) {
  const { product, skuId, quantity } = props
  const translate = useText()
  const { store, send } = useShop()
  const sheet = useSheet('area')
  const [area, choose] = useDeliveryArea()
  const quoted = { areaCode: area?.code ?? '', skuId: skuId ?? '', quantity }
  const quote = useQuery({
    ...freightQuery(useShop(), quoted, useCaller()),
    enabled: area !== undefined && skuId !== undefined,
    placeholderData: (before, query) =>
      (query?.queryKey[2] as { readonly areaCode: string } | undefined)?.areaCode === quoted.areaCode
        ? before
        : undefined,
  }).data
  return (
    <>
      <InfoRow name={translate(PRODUCT_LABELS.deliverTo)} onOpen={sheet.open}>
        <span className="shop-freight">
          <span>{area ? area.names.join(' ') : translate(PRODUCT_LABELS.chooseArea)}</span>
          {area && quote && <FreightText quote={quote} />}
          <small>{shippingText()}</small>
        </span>
      </InfoRow>
      {sheet.isOpen && (
        <Suspense>
          <AreaSheet
            send={send}
            path={area ? [`${area.code.slice(0, 2)}0000`, `${area.code.slice(0, 4)}00`, area.code] : []}
            onChoose={(path, tree) => {
              const next = { code: path.at(-1) ?? '', names: [...new Set(areaNamesAt(tree, path))] }
              keepDeliveryArea(store, next)
              choose(next)
            }}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </>
  )

  function shippingText() {
    const { shipDays, originPlace } = product
    const shipping = shipDays === 1 ? PRODUCT_LABELS.shipTomorrow : PRODUCT_LABELS.shipIn
    const from = originPlace && translate(PRODUCT_LABELS.shipFrom, { place: originPlace })
    return [from, shipDays > 0 && translate(shipping, { days: shipDays })].filter(Boolean).join(' · ')
  }
}

function FreightText({ quote }: { readonly quote: FreightQuote }) {
  const translate = useText()
  if (!quote.isDeliverable) return <strong className="is-refused">{translate(PRODUCT_LABELS.notDelivered)}</strong>
  if (quote.fee === undefined) return null
  if (quote.fee === 0) return <strong>{translate(PRODUCT_LABELS.freeFreight)}</strong>
  const missing = quote.missingForFree
  return (
    <strong>
      {translate(PRODUCT_LABELS.freight, { fee: moneyText(quote.fee) })}
      {missing !== undefined && <small>{translate(PRODUCT_LABELS.missing, { amount: moneyText(missing) })}</small>}
    </strong>
  )
}

/** The district that was chosen last, else that of the account's default address; and the choice of another. */
function useDeliveryArea(): readonly [DeliveryArea | undefined, (area: DeliveryArea) => void] {
  const shop = useShop()
  const isHydrated = useIsHydrated()
  const caller = useCaller()
  const isSignedIn = useAccountSession() !== undefined
  const [chosen, choose] = useState<DeliveryArea>()
  const kept = isHydrated ? (chosen ?? keptDeliveryArea(shop.store)) : undefined
  const addresses = useQuery({
    ...addressesQuery(shop, false, caller),
    enabled: isHydrated && isSignedIn && kept === undefined,
  }).data
  const address = addresses?.find(({ isDefault }) => isDefault)
  return [kept ?? (address && { code: address.areaCode, names: address.areaNames }), choose]
}
