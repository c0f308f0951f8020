import { readShop } from '@mallwright/contract/catalog'
import type { ShopCard } from '@mallwright/contract/catalog'
import { useText } from '@mallwright/shop-core/i18n'
import { useCallback } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import type { ChooserProps } from '../list/chosen-list.tsx'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { SearchChooser } from './search-chooser.tsx'
import { ChosenLine } from './chosen-line.tsx'
import type { Ask } from '../../../catalog/model/use-search.ts'

/** Dialog for choosing shops by name. */
export function ShopChooser(
  props: ChooserProps & { readonly ids: readonly string[]; readonly max: number },
): ReactNode {
  const { api } = useStudio()
  const text = useText()
  const ask: Ask<ShopCard> = useCallback(
    async ({ word, page }, pageSize) => {
      const answer = await api.searchShopPage({ body: { cKeyword: word, pageNumber: page, pageSize } })
      return answer.ok ? { items: answer.data.results.map(readShop), total: answer.data.iTotleSize } : undefined
    },
    [api],
  )
  return (
    <SearchChooser
      {...props}
      kind={{
        title: INSPECTOR_TEXTS.chooseShop,
        searchLabel: INSPECTOR_TEXTS.searchShop,
        noResult: INSPECTOR_TEXTS.noShopFound,
        ask,
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
