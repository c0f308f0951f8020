import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'

import { chosenVariant, firstChoice } from '../../../catalog/variant-choice.ts'
import type { ProductSheet } from '../../../catalog/product-sheet.ts'
import { COMMON_LABELS } from '../../../feedback/shop-notices.ts'
import { ServerHtml } from '../../../product/server-html.tsx'
import { salesText } from '../../../product/product-row.tsx'
import { Sheet } from '../../../sheet/sheet.tsx'
import { useSheet } from '../../../sheet/use-sheet.ts'
import { Gallery } from './gallery.tsx'
import { InfoRow } from './info-row.tsx'
import { PricePanel } from './price-panel.tsx'
import { PRODUCT_LABELS } from './product-labels.ts'
import { ShopRow } from './shop-row.tsx'
import { SpecSheet } from './spec-sheet.tsx'

/** Everything that the page of a product on sale shows, top to bottom. */
export function ProductBody({ product }: { readonly product: ProductSheet }) {
  const say = useText()
  const [choice, setChoice] = useState(() => firstChoice(product))
  const specSheet = useSheet('specs')
  const parameterSheet = useSheet('parameters')
  const variant = chosenVariant(product, choice)
  const hasSpecs = product.specs.length > 0
  return (
    <>
      <Gallery urls={product.imageUrls} name={product.name} />
      {product.isSoldOut && <p className="shop-sold-out">{say(PRODUCT_LABELS.soldOut)}</p>}
      <section className="shop-block shop-headline">
        <PricePanel product={product} variant={variant} />
        <h2 className="shop-headline-name">
          {product.isOperated && <span className="shop-tag">{say(COMMON_LABELS.operated)}</span>}
          {product.name}
        </h2>
        {product.subtitle && <p className="shop-headline-weak">{product.subtitle}</p>}
        {product.sales > 0 && (
          <p className="shop-headline-weak">{say(PRODUCT_LABELS.sales, { count: salesText(product.sales) })}</p>
        )}
      </section>
      <section className="shop-block shop-infos">
        {hasSpecs && (
          <InfoRow name={say(PRODUCT_LABELS.chosen)} onOpen={specSheet.open}>
            {choice.some(Boolean) ? choice.filter(Boolean).join(' / ') : say(PRODUCT_LABELS.choose)}
          </InfoRow>
        )}
        <DeliveryRows product={product} />
        {product.attributes.length > 0 && (
          <InfoRow name={say(PRODUCT_LABELS.parameters)} onOpen={parameterSheet.open}>
            {product.attributes
              .slice(0, 3)
              .map(({ name }) => name)
              .join('、')}
          </InfoRow>
        )}
      </section>
      <ShopRow shop={product.shop} />
      {product.detailHtml !== '' && (
        <section className="shop-block shop-detail" aria-label={say(PRODUCT_LABELS.detail)}>
          <h2>{say(PRODUCT_LABELS.detail)}</h2>
          <ServerHtml className="shop-detail-html" html={product.detailHtml} />
        </section>
      )}
      <p className="shop-rows-end">{say(COMMON_LABELS.noMore)}</p>
      {specSheet.isOpen && (
        <SpecSheet product={product} choice={choice} onChoose={setChoice} onClose={specSheet.close} />
      )}
      {parameterSheet.isOpen && <ParameterSheet product={product} onClose={parameterSheet.close} />}
    </>
  )
}

function DeliveryRows({ product }: { readonly product: ProductSheet }) {
  const say = useText()
  const { shipDays, originPlace, isReturnable, afterSaleDays, minQuantity, unit } = product
  const services = [
    say(isReturnable ? PRODUCT_LABELS.returnable : PRODUCT_LABELS.notReturnable),
    afterSaleDays > 0 && say(PRODUCT_LABELS.afterSale, { days: afterSaleDays }),
    minQuantity > 1 && say(PRODUCT_LABELS.minQuantity, { count: minQuantity, unit }),
  ]
  const delivery = [originPlace, shipDays > 0 && say(PRODUCT_LABELS.shipIn, { days: shipDays })]
  return (
    <>
      {delivery.some(Boolean) && (
        <InfoRow name={say(PRODUCT_LABELS.delivery)}>{delivery.filter(Boolean).join(' · ')}</InfoRow>
      )}
      <InfoRow name={say(PRODUCT_LABELS.service)}>{services.filter(Boolean).join(' · ')}</InfoRow>
    </>
  )
}

function ParameterSheet({ product, onClose }: { readonly product: ProductSheet; readonly onClose: () => void }) {
  const say = useText()
  return (
    <Sheet title={say(PRODUCT_LABELS.parameters)} size={65} onClose={onClose}>
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
