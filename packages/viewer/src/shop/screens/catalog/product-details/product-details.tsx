import { Anchor } from '@mallwright/modules/views'
import { ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { useText } from '@mallwright/shop-core/i18n'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useRouteParam } from '../../../navigation/route-params.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { productQuery } from '../catalog.queries.ts'
import { useCaller, useShop } from '../../../client/shop-context.ts'
import { rememberProduct } from '../seen-products.ts'
import { ProductBar } from './product-bar.tsx'
import { ProductBody } from './product-body.tsx'
import './product-details.css'
import './product-sheets.css'

const LABELS = {
  title: { zh: '商品详情', en: 'Product' },
  offShelf: { zh: '商品已下架', en: 'This product is no longer available' },
  unknown: { zh: '商品不存在', en: 'Product not found' },
  lookAround: { zh: '去逛逛', en: 'Keep shopping' },
}

/** Product details (`cProdCode`), or a notice why there are none. */
export function Screen() {
  const translate = useText()
  const shop = useShop()
  const code = useRouteParam('productCode')
  const product = useQuery({
    ...productQuery(shop, code, useCaller()),
    // The visitor's data stays visible until the account's prices arrive.
    placeholderData: (before, query) => (query?.queryKey[2] === code ? before : undefined),
  })
  const state = product.data
  const isOnSale = state?.kind === 'onSale'
  useScreenTitle(isOnSale ? state.product.name : undefined)
  useEffect(() => {
    if (isOnSale) rememberProduct(shop.store, code)
  }, [shop, code, isOnSale])
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main className="mw-product-page">
        {product.isPending && <ScreenBodySkeleton />}
        {product.error && !state && <ErrorNotice error={product.error} onRetry={() => void product.refetch()} />}
        {state?.kind === 'onSale' && <ProductBody key={state.product.code} product={state.product} />}
        {state?.kind === 'offShelf' && (
          <Notice kind="gone" title={translate(LABELS.offShelf)} hint={state.name} action={<LookAround />} />
        )}
        {state?.kind === 'unknown' && <Notice kind="gone" title={translate(LABELS.unknown)} action={<LookAround />} />}
      </main>
      {isOnSale && <ProductBar product={state.product} />}
    </div>
  )
}

function LookAround() {
  const translate = useText()
  return (
    <Anchor className="shop-button" href={HOME_PATH}>
      {translate(LABELS.lookAround)}
    </Anchor>
  )
}

/** Rows of facts that most products have: options, delivery, services, specifications. */
const INFO_ROWS = 4

function ScreenBodySkeleton() {
  return (
    <div aria-busy="true">
      <span className="shop-skeleton-bar is-square" />
      <div className="shop-block">
        <span className="shop-skeleton-bar" style={{ width: '40%', height: 32 }} />
        <span className="shop-skeleton-bar" />
        <span className="shop-skeleton-bar" style={{ width: '70%' }} />
      </div>
      <div className="shop-block shop-infos">
        {Array.from({ length: INFO_ROWS }, (_, index) => (
          <div key={index} className="shop-info">
            <span className="shop-skeleton-bar" style={{ width: index % 2 === 0 ? '64%' : '80%' }} />
          </div>
        ))}
      </div>
    </div>
  )
}
