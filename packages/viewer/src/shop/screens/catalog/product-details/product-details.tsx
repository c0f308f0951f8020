import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { productQuery } from '../catalog.queries.ts'
import type { FullProduct } from '../full-product.ts'
import { Recommended } from '../product-list/recommended.tsx'
import { ProductBodySkeleton } from './product-skeleton.tsx'
import './product-details.css'
import './product-page.css'
import { PRODUCT_LABELS } from './kit/product-labels.ts'
import { ShareButton } from './share/share-button.tsx'
import { ShareStrip } from './share/share-strip.tsx'
import { SoldProduct } from './sold-product.tsx'
import { useLook } from './use-look.ts'

const LABELS = {
  title: { zh: '商品详情', en: 'Product' },
  offShelf: { zh: '商品已下架', en: 'This product is no longer available' },
  unknown: { zh: '商品不存在', en: 'Product not found' },
  lookAround: { zh: '去逛逛', en: 'Keep shopping' },
}

/** Product details (`cProdCode`), also of a shared link (`cShareCode`), or a notice why there are none. Domain sheets 24 and 35. */
export function Screen() {
  const translate = useText()
  const code = useRouteParam('productCode')
  const product = useQuery({
    ...productQuery(useShop(), code, useCaller()),
    // The visitor's data stays visible until the account's prices arrive.
    placeholderData: (before, query) => (query?.queryKey[2] === code ? before : undefined),
  })
  const state = product.data
  const sold: FullProduct | undefined = state?.kind === 'onSale' ? state.product : undefined
  useScreenTitle(sold?.name)
  useLook(code, sold !== undefined)
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)}>{sold && <ShareButton product={sold} />}</BackHeader>
      <ShareStrip />
      {sold ? (
        <SoldProduct key={sold.code} product={sold} />
      ) : (
        <main className="mw-product-page">
          {product.isPending && <ProductBodySkeleton />}
          {product.error && !state && <ErrorNotice error={product.error} onRetry={() => void product.refetch()} />}
          {state?.kind === 'offShelf' && (
            <>
              <Notice kind="gone" title={translate(LABELS.offShelf)} hint={state.name} action={<LookAround />} />
              <Recommended scene="product" productCode={code} title={translate(PRODUCT_LABELS.similar)} />
            </>
          )}
          {state?.kind === 'unknown' && (
            <Notice kind="gone" title={translate(LABELS.unknown)} action={<LookAround />} />
          )}
        </main>
      )}
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
