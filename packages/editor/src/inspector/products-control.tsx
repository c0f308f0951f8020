import type { ProductCard } from '@mallwright/contract'
import { lazy, useCallback } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../studio/studio.ts'
import { useKnown } from './choosers/use-known.ts'
import { ChosenList } from './chosen-list.tsx'
import type { ControlProps } from './control-props.ts'
import { INSPECTOR_TEXTS } from './inspector.texts.ts'
import { ProductLine } from './product-line.tsx'

const ProductChooser = lazy(async () => ({ default: (await import('./product-chooser.tsx')).ProductChooser }))

const codeOf = ({ code }: ProductCard) => code

/** Products in the order shown. */
export function ProductsControl({ field, value, onChange }: ControlProps<'products', readonly string[]>): ReactNode {
  return <ProductsPicker codes={value} max={field.max} onChange={(codes) => onChange(codes, 'choice')} />
}

/** The chosen products, each to move and to remove, and the way to the chooser. */
export function ProductsPicker(props: {
  readonly codes: readonly string[]
  readonly max: number
  readonly onChange: (codes: readonly string[]) => void
}): ReactNode {
  const { codes, max, onChange } = props
  const { source } = useStudio()
  const load = useCallback((wanted: readonly string[]) => source.productsByCodes(wanted), [source])
  const known = useKnown(codes, load, codeOf)
  return (
    <ChosenList
      ids={codes}
      none={INSPECTOR_TEXTS.noProducts}
      choose={INSPECTOR_TEXTS.chooseProduct}
      nameOf={(code) => known?.get(code)?.name ?? code}
      renderEntry={(code) => <ProductLine code={code} product={known?.get(code)} isLoading={!known} />}
      renderChooser={(chooser) => <ProductChooser {...chooser} codes={codes} max={max} />}
      onChange={onChange}
    />
  )
}
