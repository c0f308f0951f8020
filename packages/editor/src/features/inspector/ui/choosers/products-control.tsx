import type { ProductCard } from '@mallwright/contract/catalog'
import type { ReactNode } from 'react'

import { lazyComponent } from '../../../../ui/lazy.tsx'
import { useItemsById } from '../../../catalog/model/items.queries.ts'
import type { Lookup } from '../../../catalog/model/items.queries.ts'
import { ChosenList } from '../list/chosen-list.tsx'
import type { ControlProps } from '../../model/control-props.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { ChosenLine } from './chosen-line.tsx'
import { ROWS_TEXTS } from '../../model/rows.texts.ts'

const ProductChooser = lazyComponent(async () => (await import('./product-chooser.tsx')).ProductChooser)

/** Products in display order. */
export function ProductsControl({ field, value, onChange }: ControlProps<'products', readonly string[]>): ReactNode {
  return (
    <ProductsPicker
      codes={value}
      max={field.max}
      onChange={(codes, isStep) => onChange(codes, isStep ? 'typing' : 'choice')}
    />
  )
}

/** Chosen products with reordering, removal and chooser. */
export function ProductsPicker(props: {
  readonly codes: readonly string[]
  readonly max: number
  readonly onChange: (codes: readonly string[], isStep?: boolean) => void
}): ReactNode {
  const { codes, max, onChange } = props
  const lookup = useItemsById('products', codes)
  const nameOf = (code: string) => productOf(lookup(code))?.name ?? code
  const isGone = (code: string) => lookup(code) === 'gone' || productOf(lookup(code))?.isOffShelf === true
  return (
    <ChosenList
      ids={codes}
      max={max}
      none={INSPECTOR_TEXTS.noProducts}
      choose={INSPECTOR_TEXTS.chooseProduct}
      goneCount={ROWS_TEXTS.goneProducts}
      paste={{ button: ROWS_TEXTS.pasteCodes, hint: ROWS_TEXTS.pasteCodesHint }}
      nameOf={nameOf}
      isGone={isGone}
      renderEntry={(code) => {
        const product = productOf(lookup(code))
        const gone = product ? INSPECTOR_TEXTS.offShelf : INSPECTOR_TEXTS.goneProduct
        return (
          <ChosenLine
            name={product?.name ?? code}
            pictureAddress={product?.imageUrl ?? ''}
            gone={isGone(code) ? gone : undefined}
          />
        )
      }}
      renderChooser={(chooser) => <ProductChooser {...chooser} codes={codes} max={max} />}
      onChange={onChange}
    />
  )
}

function productOf(found: ReturnType<Lookup<ProductCard>>): ProductCard | undefined {
  return found === 'gone' ? undefined : found
}
