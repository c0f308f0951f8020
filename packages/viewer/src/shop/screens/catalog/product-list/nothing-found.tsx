import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { Notice } from '@mallwright/shop-core/kit'

import { CLASSES_PATH } from '../../../navigation/tab-name.ts'
import { narrowingCount } from '../product-filter.ts'
import type { ProductFilter } from '../product-filter.ts'
import { LIST_LABELS } from './list-labels.ts'
import { Recommended } from './recommended.tsx'

/** Why a list is empty, the way on, and what one may like instead. */
export function NothingFound({ filter, onReset }: { readonly filter: ProductFilter; readonly onReset: () => void }) {
  const translate = useText()
  const isWholeClass = filter.keyword === '' && narrowingCount(filter) === 0
  return (
    <>
      {isWholeClass ? (
        <Notice
          kind="empty"
          title={translate(LIST_LABELS.emptyClass)}
          action={
            <Anchor className="shop-button" href={CLASSES_PATH}>
              {translate(LIST_LABELS.otherClasses)}
            </Anchor>
          }
        />
      ) : (
        <Notice
          kind="empty"
          title={translate(LIST_LABELS.emptySearch)}
          hint={translate(LIST_LABELS.emptySearchHint)}
          action={
            <button type="button" className="shop-button" onClick={onReset}>
              {translate(LIST_LABELS.clearAll)}
            </button>
          }
        />
      )}
      <Recommended scene="empty" isInView />
    </>
  )
}
