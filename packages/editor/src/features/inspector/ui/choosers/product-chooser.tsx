import type { ReactNode } from 'react'

import { SearchChooser } from './search-chooser.tsx'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { ProductLine } from './product-line.tsx'
import { classesOf, useClassTree } from '../../../catalog/model/classes.queries.ts'

/** Dialog for choosing products by name or class; new ones are appended. */
export function ProductChooser(props: {
  readonly codes: readonly string[]
  readonly max: number
  readonly onChoose: (codes: readonly string[]) => void
  readonly onClose: () => void
}): ReactNode {
  const { codes, ...rest } = props
  const tree = useClassTree()
  return (
    <SearchChooser
      {...rest}
      ids={codes}
      kind={{
        title: INSPECTOR_TEXTS.chooseProduct,
        searchLabel: INSPECTOR_TEXTS.search,
        noResult: INSPECTOR_TEXTS.noResult,
        classes: classesOf(tree).map(({ id, name, level }) => ({ id, name: `${'　'.repeat(level - 1)}${name}` })),
        items: 'products',
        idOf: ({ code }) => code,
        renderLine: (product) => <ProductLine code={product.code} product={product} isGone={product.isOffShelf} />,
      }}
    />
  )
}
