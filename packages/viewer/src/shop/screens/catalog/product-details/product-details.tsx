import { useText } from '@mallwright/shop-core/i18n'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useQuery } from '@tanstack/react-query'

import { useQueryOfPlace } from '../../../navigation/browser-route.tsx'
import { readProductState } from '../../../catalog/product-sheet.ts'
import { FaultNotice, Notice } from '../../../frame/notice.tsx'
import { ScreenHeader } from '../../../frame/screen-header.tsx'
import { useCaller, useShop } from '../../../shop-context.ts'
import { ProductBody } from './product-body.tsx'
import './product-details.css'
import './product-sheets.css'

const LABELS = {
  title: { zh: '商品详情', en: 'Product' },
  offShelf: { zh: '商品已下架', en: 'This product is no longer for sale' },
  unknown: { zh: '商品不存在', en: 'There is no such product' },
  lookAround: { zh: '去逛逛', en: 'Look around' },
}

/** A product's page (`cProdCode`): the product, or why there is none. */
export function Screen() {
  const say = useText()
  const [search] = useQueryOfPlace()
  const code = search.get('cProdCode') ?? ''
  const { api } = useShop()
  const caller = useCaller()
  const product = useQuery({
    queryKey: ['product', code, caller],
    queryFn: () => readProductState(api, code),
    // What was shown to the visitor stays until the account's prices arrive.
    placeholderData: (before, query) => (query?.queryKey[1] === code ? before : undefined),
  })
  const state = product.data
  return (
    <div className="shop-screen">
      <ScreenHeader title={say(LABELS.title)} />
      <main className="mw-product-page">
        {product.isPending && <Bones />}
        {product.error && !state && <FaultNotice fault={product.error} onRetry={() => void product.refetch()} />}
        {state?.kind === 'onSale' && <ProductBody key={state.product.code} product={state.product} />}
        {state?.kind === 'offShelf' && (
          <Notice kind="gone" title={say(LABELS.offShelf)} hint={state.name} action={<LookAround />} />
        )}
        {state?.kind === 'unknown' && <Notice kind="gone" title={say(LABELS.unknown)} action={<LookAround />} />}
      </main>
    </div>
  )
}

function LookAround() {
  const say = useText()
  return (
    <a className="shop-button" href={HOME_PATH}>
      {say(LABELS.lookAround)}
    </a>
  )
}

function Bones() {
  return (
    <div aria-busy="true">
      <span className="shop-bone is-square" />
      <div className="shop-block">
        <span className="shop-bone" style={{ width: '40%', height: 32 }} />
        <span className="shop-bone" />
        <span className="shop-bone" style={{ width: '70%' }} />
      </div>
      <div className="shop-block">
        <span className="shop-bone" />
        <span className="shop-bone" />
      </div>
    </div>
  )
}
