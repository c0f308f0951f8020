import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useAccountSession } from '../../../client/shop-context.ts'
import type { ShopProfile } from '../shop-reader.ts'
import { ShopProfileHead, ShopProfileSkeleton } from '../shop-shell/shop-profile-head.tsx'
import { ShopShell } from '../shop-shell/shop-shell.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'
import { LicenceRow } from './licence-row.tsx'
import { INFO_LABELS } from './info-labels.ts'
import './shop-info.css'
import { ShareShop } from './share-shop.tsx'

/** Facts of a shop (`cShopUuid`): scores, licence, invoices, delivery and after-sales. Domain sheet 72. */
export function Screen() {
  return (
    <ShopShell active="shopinfo" skeleton={<ShopProfileSkeleton />}>
      {(shop) => (
        <main>
          <ShopProfileHead shop={shop} />
          <Scores shop={shop} />
          <Facts shop={shop} />
        </main>
      )}
    </ShopShell>
  )
}

function Scores({ shop }: { readonly shop: ShopProfile }) {
  const translate = useText()
  const scores = [
    { label: INFO_LABELS.goods, score: shop.score },
    { label: INFO_LABELS.logistics, score: shop.logisticsScore },
    { label: INFO_LABELS.service, score: shop.serviceScore },
  ]
  return (
    <dl className="shop-block shop-scores" aria-label={translate(INFO_LABELS.scores)}>
      {scores.map(({ label, score }) => (
        <div key={label.en}>
          <dt>{translate(label)}</dt>
          <dd>{score.toFixed(1)}</dd>
          <span aria-hidden="true">
            <span style={{ width: `${score * 20}%` }} />
          </span>
        </div>
      ))}
    </dl>
  )
}

function Facts({ shop }: { readonly shop: ShopProfile }) {
  const translate = useText()
  const isSignedIn = useAccountSession() !== undefined
  const [isLicenceOpen, setIsLicenceOpen] = useState(false)
  return (
    <>
      <dl className="shop-block shop-about">
        <Fact name={translate(INFO_LABELS.name)}>{shop.name}</Fact>
        <Fact name={translate(INFO_LABELS.kind)}>{translate(INFO_LABELS[shop.kind])}</Fact>
        {shop.region && <Fact name={translate(INFO_LABELS.region)}>{shop.region}</Fact>}
        <Fact name={translate(INFO_LABELS.opened)}>{shop.openedOn}</Fact>
        {(shop.licenceUrl !== '' || !isSignedIn) && (
          <Fact name={translate(INFO_LABELS.licence)}>
            <LicenceRow url={shop.licenceUrl} isOpen={isLicenceOpen} onOpen={setIsLicenceOpen} />
          </Fact>
        )}
        {shop.intro && <Fact name={translate(INFO_LABELS.intro)}>{shop.intro}</Fact>}
      </dl>
      <dl className="shop-block shop-about">
        <Fact name={translate(INFO_LABELS.invoices)}>
          {translate(shop.hasSpecialInvoices ? INFO_LABELS.bothInvoices : INFO_LABELS.plainInvoice)}
        </Fact>
        <Fact name={translate(INFO_LABELS.delivery)}>
          <DeliveryFacts shop={shop} />
        </Fact>
        <Fact name={translate(INFO_LABELS.afterSale)}>
          {shop.afterSaleDays > 0
            ? translate(INFO_LABELS.afterSaleDays, { days: shop.afterSaleDays })
            : translate(INFO_LABELS.noReturns)}
        </Fact>
      </dl>
      <ShareShop shop={shop} />
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
