import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { useText } from '@mallwright/shop-core/i18n'
import type { ComponentProps } from 'react'

import { useGoBack } from '../../../navigation/go-back.ts'
import { LIST_LABELS } from './list-labels.ts'
import { ListSearch } from './list-search.tsx'

/** Head of a list: the way back, its search field, and rows or grid. */
export function ListHead(
  props: ComponentProps<typeof ListSearch> & {
    readonly isGrid: boolean
    readonly onShowAs: (isGrid: boolean) => void
  },
) {
  const { isGrid, onShowAs, ...search } = props
  const translate = useText()
  return (
    <header className="shop-head">
      <button type="button" className="shop-head-back" aria-label={translate(KIT_LABELS.back)} onClick={useGoBack()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </button>
      <ListSearch {...search} />
      <button
        type="button"
        className="shop-head-back"
        aria-label={translate(isGrid ? LIST_LABELS.asRows : LIST_LABELS.asGrid)}
        onClick={() => onShowAs(!isGrid)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={
              isGrid
                ? 'M4 6h3v3H4zM4 15h3v3H4zM11 7.5h9M11 16.5h9'
                : 'M4.5 4.5H10V10H4.5zM14 4.5h5.5V10H14zM4.5 14H10v5.5H4.5zM14 14h5.5v5.5H14z'
            }
          />
        </svg>
      </button>
    </header>
  )
}
