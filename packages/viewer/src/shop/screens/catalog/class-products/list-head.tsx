import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { useText } from '@mallwright/shop-core/i18n'
import type { ComponentProps } from 'react'

import { useGoBack } from '../../../navigation/go-back.ts'
import { LayoutButton } from './layout-button.tsx'
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
      <LayoutButton isGrid={isGrid} onShowAs={onShowAs} />
    </header>
  )
}
