import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

import { useSheet } from '../../../navigation/use-sheet.ts'
import type { FullProduct } from '../full-product.ts'
import type { Selection } from '../sku-sheet/sku-choice.tsx'
import type { SkuIntent } from '../sku-sheet/sku-intent.ts'
import { firstChoice } from '../variant-choice.ts'
import { ProductBar } from './product-bar.tsx'
import { ProductBody } from './product-body.tsx'

const SkuSheet = lazy(async () => ({ default: (await import('../sku-sheet/sku-sheet.tsx')).SkuSheet }))

/** The page of a product on sale with the choice of its variant, and the bar that buys it. */
export function SoldProduct({ product }: { readonly product: FullProduct }) {
  const navigate = useNavigate()
  const sheet = useSheet('specs')
  const [intent, setIntent] = useState<SkuIntent>('choose')
  const [selection, setSelection] = useState<Selection>(() => ({
    choice: firstChoice(product),
    quantity: product.minQuantity,
  }))
  const openSheet = (next: SkuIntent) => {
    setIntent(next)
    sheet.open()
  }
  return (
    <>
      <main className="mw-product-page">
        <ProductBody product={product} selection={selection} onChoose={() => openSheet('choose')} />
      </main>
      <ProductBar product={product} onChoose={openSheet} />
      {sheet.isOpen && (
        <Suspense>
          <SkuSheet
            product={product}
            selection={selection}
            intent={intent}
            onSelect={setSelection}
            onClose={sheet.close}
            onLeave={(path) => sheet.closeThen(() => void navigate(path))}
          />
        </Suspense>
      )}
    </>
  )
}
