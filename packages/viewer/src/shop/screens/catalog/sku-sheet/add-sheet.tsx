import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton, Sheet } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { productQuery } from '../catalog.queries.ts'
import type { FullProduct } from '../full-product.ts'
import { firstChoice } from '../variant-choice.ts'
import { SkuChoice } from './sku-choice.tsx'
import type { Selection } from './sku-choice.tsx'
import { SKU_LABELS } from './sku-labels.ts'

interface SheetProps {
  readonly onClose: () => void
  readonly onLeave: (path: string) => void
}

/** The choice of a variant of a list's product, loaded when it opens. */
export function AddSheet({ code, ...sheet }: SheetProps & { readonly code: string }) {
  const translate = useText()
  const product = useQuery(productQuery(useShop(), code, useCaller()))
  const state = product.data
  return (
    <Sheet title={translate(SKU_LABELS.specs)} size={85} onClose={sheet.onClose}>
      {product.isPending && <ScreenSkeleton />}
      {product.error && !state && <ErrorNotice error={product.error} onRetry={() => void product.refetch()} />}
      {state?.kind === 'onSale' && <LoadedChoice product={state.product} {...sheet} />}
      {state && state.kind !== 'onSale' && <Notice kind="gone" title={translate(SKU_LABELS.loadFailed)} />}
    </Sheet>
  )
}

function LoadedChoice({ product, ...sheet }: SheetProps & { readonly product: FullProduct }) {
  const [selection, setSelection] = useState<Selection>(() => ({
    choice: firstChoice(product),
    quantity: product.minQuantity,
  }))
  return <SkuChoice product={product} selection={selection} intent="cart" onSelect={setSelection} {...sheet} />
}
