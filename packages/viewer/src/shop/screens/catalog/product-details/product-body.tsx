import { Sheet } from '@mallwright/shop-core/kit'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'

import { chosenVariant, firstChoice } from '../variant-choice.ts'
import type { FullProduct } from '../full-product.ts'
import { GatewayHtml } from '../../../gateway-html/gateway-html.tsx'
import { CATALOG_LABELS } from '../product-card/catalog-labels.ts'
import { salesText } from '../product-card/sales-text.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { Gallery } from './gallery.tsx'
import { InfoRow } from './info-row.tsx'
import { PricePanel } from './price-panel.tsx'
import { PRODUCT_LABELS } from './product-labels.ts'
import { RelatedProducts } from './related-products.tsx'
import { ShopRow } from './shop-row.tsx'
import { SpecSheet } from './spec-sheet.tsx'
import { OperatedTag } from '../product-card/operated-tag.tsx'

/** Everything that the page of a product on sale shows, top to bottom. */
export function ProductBody({ product }: { readonly product: FullProduct }) {
  const translate = useText()
  const [choice, setChoice] = useState(() => firstChoice(product))
  const specSheet = useSheet('specs')
  const parameterSheet = useSheet('parameters')
  const variant = chosenVariant(product, choice)
  const hasSpecs = product.specs.length > 0
  return (
    <>
      <Gallery urls={product.imageUrls} name={product.name} />
      {product.isSoldOut && <p className="shop-sold-out">{translate(PRODUCT_LABELS.soldOut)}</p>}
      <section className="shop-block shop-headline">
        <PricePanel product={product} variant={variant} />
        <h2 className="shop-headline-name">
          {product.isOperated && <OperatedTag />}
          {product.name}
        </h2>
        {product.subtitle && <p className="shop-headline-weak">{product.subtitle}</p>}
        {product.sales > 0 && (
          <p className="shop-headline-weak">{translate(CATALOG_LABELS.sales, { count: salesText(product.sales) })}</p>
        )}
      </section>
      <section className="shop-block shop-infos">
        {hasSpecs && (
          <InfoRow name={translate(PRODUCT_LABELS.chosen)} onOpen={specSheet.open}>
            {choice.some(Boolean) ? choice.filter(Boolean).join(' / ') : translate(PRODUCT_LABELS.choose)}
          </InfoRow>
        )}
        <DeliveryRows product={product} />
        {product.attributes.length > 0 && (
          <InfoRow name={translate(PRODUCT_LABELS.parameters)} onOpen={parameterSheet.open}>
            {product.attributes
              .slice(0, 3)
              .map(({ name }) => name)
              .join(translate(PRODUCT_LABELS.and))}
          </InfoRow>
        )}
      </section>
      <ShopRow shop={product.shop} />
      {product.detailHtml !== '' && (
        <section className="shop-block shop-detail" aria-label={translate(PRODUCT_LABELS.detail)}>
          <h2>{translate(PRODUCT_LABELS.detail)}</h2>
          <GatewayHtml className="shop-detail-html" html={product.detailHtml} />
        </section>
      )}
      <RelatedProducts product={product} />
      {specSheet.isOpen && (
        <SpecSheet
          product={product}
          choice={choice}
          onChoose={setChoice}
          onClose={specSheet.close}
          closeThen={specSheet.closeThen}
        />
      )}
      {parameterSheet.isOpen && <ParameterSheet product={product} onClose={parameterSheet.close} />}
    </>
  )
}

function DeliveryRows({ product }: { readonly product: FullProduct }) {
  const translate = useText()
  const { shipDays, originPlace, isReturnable, afterSaleDays, minQuantity, unit } = product
  const services = [
    translate(isReturnable ? PRODUCT_LABELS.returnable : PRODUCT_LABELS.notReturnable),
    afterSaleDays > 0 && translate(PRODUCT_LABELS.afterSale, { days: afterSaleDays }),
    minQuantity > 1 && translate(PRODUCT_LABELS.minQuantity, { count: minQuantity, unit }),
  ]
  const shipping = shipDays === 1 ? PRODUCT_LABELS.shipTomorrow : PRODUCT_LABELS.shipIn
  const delivery = [originPlace, shipDays > 0 && translate(shipping, { days: shipDays })]
  return (
    <>
      {delivery.some(Boolean) && (
        <InfoRow name={translate(PRODUCT_LABELS.delivery)}>{delivery.filter(Boolean).join(' · ')}</InfoRow>
      )}
      <InfoRow name={translate(PRODUCT_LABELS.service)}>{services.filter(Boolean).join(' · ')}</InfoRow>
    </>
  )
}

function ParameterSheet({ product, onClose }: { readonly product: FullProduct; readonly onClose: () => void }) {
  const translate = useText()
  return (
    <Sheet title={translate(PRODUCT_LABELS.parameters)} size={65} onClose={onClose}>
      <dl className="shop-parameters">
        {product.attributes.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
