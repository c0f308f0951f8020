import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { ChooserProps } from '../list/chosen-list.tsx'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { SearchChooser } from './search-chooser.tsx'
import { ChosenLine } from './chosen-line.tsx'

/** Dialog for choosing shops by name. */
export function ShopChooser(
  props: ChooserProps & { readonly ids: readonly string[]; readonly max: number },
): ReactNode {
  const text = useText()
  return (
    <SearchChooser
      {...props}
      kind={{
        title: INSPECTOR_TEXTS.chooseShop,
        searchLabel: INSPECTOR_TEXTS.searchShop,
        noResult: INSPECTOR_TEXTS.noShopFound,
        items: 'shops',
        idOf: ({ id }) => id,
        renderLine: ({ name, logoUrl, productCount, isClosed }) => (
          <ChosenLine
            name={name}
            pictureAddress={logoUrl}
            note={text(isClosed ? INSPECTOR_TEXTS.closedShop : INSPECTOR_TEXTS.shopProducts, { count: productCount })}
          />
        ),
      }}
    />
  )
}
