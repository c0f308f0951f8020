import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'

import { GatewayHtml } from '../../../gateway-html/gateway-html.tsx'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { CouponsRow } from '../coupons/coupons-row.tsx'
import type { FullProduct } from '../full-product.ts'
import { CATALOG_LABELS } from '../product-card/catalog-labels.ts'
import { OperatedTag } from '../product-card/product-tags.tsx'
import { salesText } from '../product-card/sales-text.ts'
import { Recommended } from '../product-list/recommended.tsx'
import type { Selection } from '../sku-sheet/sku-choice.tsx'
import { chosenVariant } from '../variant-choice.ts'
import { FreightRow } from './freight/freight-row.tsx'
import { Gallery } from './gallery.tsx'
import { InfoRow } from './kit/info-row.tsx'
import { PricePanel } from './price-panel.tsx'
import { PRODUCT_LABELS } from './kit/product-labels.ts'
import { ReviewsBlock } from './reviews/reviews-block.tsx'
import { ShopRow } from './shop-row.tsx'

/** Everything that the page of a product on sale shows, top to bottom. Domain sheet 35. */
export function ProductBody(props: {
  readonly product: FullProduct
  readonly selection: Selection
  readonly onChoose: () => void
}) {
  const { product, selection, onChoose } = props
  const translate = useText()
  const variant = chosenVariant(product, selection.choice)
  return (
    <>
      <Gallery urls={product.imageUrls} videoUrl={product.videoUrl} name={product.name} />
      {product.isSoldOut && <p className="shop-sold-out">{translate(PRODUCT_LABELS.soldOut)}</p>}
      <section className="shop-block shop-headline">
        <PricePanel product={product} variant={variant} quantity={selection.quantity} />
        {!product.isByEnquiry && <CouponsRow of={{ productCode: product.code }} />}
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
        {product.specs.length > 0 && (
          <InfoRow name={translate(PRODUCT_LABELS.chosen)} onOpen={onChoose}>
            {chosenText()}
          </InfoRow>
        )}
        <FreightRow product={product} skuId={variant?.id} quantity={selection.quantity} />
        <ServiceRow product={product} />
        <ParameterRow product={product} />
      </section>
      <ReviewsBlock product={product} />
      <ShopRow shop={product.shop} />
      {product.detailHtml !== '' && (
        <section className="shop-block shop-detail" aria-label={translate(PRODUCT_LABELS.detail)}>
          <h2>{translate(PRODUCT_LABELS.detail)}</h2>
          <GatewayHtml className="shop-detail-html" html={product.detailHtml} />
        </section>
      )}
      <Recommended scene="product" productCode={product.code} title={translate(PRODUCT_LABELS.recommended)} />
    </>
  )

  function chosenText() {
    const values = selection.choice.filter(Boolean)
    if (values.length === 0) return translate(PRODUCT_LABELS.choose)
    const [spec, count, unit] = [values.join(' / '), selection.quantity, product.unit]
    return product.isByEnquiry ? spec : translate(PRODUCT_LABELS.chosenText, { spec, count, unit })
  }
}

function ServiceRow({ product }: { readonly product: FullProduct }) {
  const translate = useText()
  const { isReturnable, afterSaleDays, minQuantity, unit, hasSpecialInvoices } = product
  const services = [
    translate(hasSpecialInvoices ? PRODUCT_LABELS.specialInvoice : PRODUCT_LABELS.invoice),
    translate(isReturnable ? PRODUCT_LABELS.returnable : PRODUCT_LABELS.notReturnable),
    afterSaleDays > 0 && translate(PRODUCT_LABELS.afterSale, { days: afterSaleDays }),
    minQuantity > 1 && translate(PRODUCT_LABELS.minQuantity, { count: minQuantity, unit }),
  ]
  return <InfoRow name={translate(PRODUCT_LABELS.service)}>{services.filter(Boolean).join(' · ')}</InfoRow>
}

/** Parameters that the row names before the sheet has all of them. */
const NAMED = 3

function ParameterRow({ product }: { readonly product: FullProduct }) {
  const translate = useText()
  const sheet = useSheet('parameters')
  if (product.attributes.length === 0) return null
  return (
    <>
      <InfoRow name={translate(PRODUCT_LABELS.parameters)} onOpen={sheet.open}>
        {product.attributes
          .slice(0, NAMED)
          .map(({ name }) => name)
          .join(translate(PRODUCT_LABELS.and))}
      </InfoRow>
      {sheet.isOpen && (
        <Sheet title={translate(PRODUCT_LABELS.parameters)} size={65} onClose={sheet.close}>
          <dl className="shop-parameters">
            {product.attributes.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      )}
    </>
  )
}
