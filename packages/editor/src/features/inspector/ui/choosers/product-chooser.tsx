import { moneyText } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { SearchChooser } from './search-chooser.tsx'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { ChosenLine } from './chosen-line.tsx'
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
        renderLine: ({ name, imageUrl, price, shopName, isOffShelf }) => (
          <ChosenLine
            name={name}
            pictureAddress={imageUrl}
            note={[price === undefined ? '' : `¥${moneyText(price)}`, shopName].filter(Boolean).join(' · ')}
            gone={isOffShelf ? INSPECTOR_TEXTS.offShelf : undefined}
          />
        ),
      }}
    />
  )
}
