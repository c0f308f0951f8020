import { productPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { productsQuery } from '../../catalog/catalog.queries.ts'
import { PriceText } from '../../catalog/product-card/price-text.tsx'
import { seenProducts } from '../../catalog/seen-products.ts'

const LABELS = {
  seen: { zh: '最近浏览', en: 'Recently viewed' },
}

/** Products that were opened on this device; nothing before the first. */
export function SeenList() {
  const translate = useText()
  const shop = useShop()
  const caller = useCaller()
  const [codes] = useState(() => seenProducts(shop.store))
  const products = useQuery({ ...productsQuery(shop, codes, caller), enabled: codes.length > 0 }).data ?? []
  if (products.length === 0) return null
  return (
    <section className="shop-seen" aria-label={translate(LABELS.seen)}>
      <h2>{translate(LABELS.seen)}</h2>
      {/* A scroller must be reachable by keyboard. */}
      <ul tabIndex={0} aria-label={translate(LABELS.seen)}>
        {products.map(({ code, name, imageUrl, price, isByEnquiry }) => (
          <li key={code}>
            <Anchor href={productPath(code)}>
              <span className="shop-seen-picture">
                {pictureUrl(imageUrl) && (
                  <img src={pictureUrl(imageUrl)} alt="" width={96} height={96} loading="lazy" decoding="async" />
                )}
              </span>
              <span className="shop-seen-name">{name}</span>
              <PriceText price={price} isByEnquiry={isByEnquiry} />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
