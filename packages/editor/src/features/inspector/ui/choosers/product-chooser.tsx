import { readProduct } from '@mallwright/contract/catalog'
import type { ProductCard } from '@mallwright/contract/catalog'
import { useCallback } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import { SearchChooser } from './search-chooser.tsx'
import type { Ask } from '../../../catalog/model/use-search.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { ProductLine } from './product-line.tsx'
import { classesOf, useClassTree } from '../../../catalog/model/site-classes.ts'

/** Dialog for choosing products by name or class; new ones are appended. */
export function ProductChooser(props: {
  readonly codes: readonly string[]
  readonly max: number
  readonly onChoose: (codes: readonly string[]) => void
  readonly onClose: () => void
}): ReactNode {
  const { codes, ...rest } = props
  const { api } = useStudio()
  const tree = useClassTree()
  const ask: Ask<ProductCard> = useCallback(
    async ({ word, classId, page }, pageSize) => {
      const body = { cKeyword: word, cClassUuid: classId, pageNumber: page, pageSize }
      const answer = await api.searchProductPage({ body })
      return answer.ok ? { items: answer.data.results.map(readProduct), total: answer.data.iTotleSize } : undefined
    },
    [api],
  )
  return (
    <SearchChooser
      {...rest}
      ids={codes}
      kind={{
        title: INSPECTOR_TEXTS.chooseProduct,
        searchLabel: INSPECTOR_TEXTS.search,
        noResult: INSPECTOR_TEXTS.noResult,
        classes: classesOf(tree).map(({ cClassUuid, cClassName, iLevel }) => ({
          id: cClassUuid,
          name: `${'　'.repeat(iLevel - 1)}${cClassName}`,
        })),
        ask,
        idOf: ({ code }) => code,
        renderLine: (product) => <ProductLine code={product.code} product={product} isGone={product.isOffShelf} />,
      }}
    />
  )
}
