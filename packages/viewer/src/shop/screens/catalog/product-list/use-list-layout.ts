import { useState } from 'react'

import { useIsHydrated, useShop } from '../../../client/shop-context.ts'

/** Whether lists of products are shown as a grid, as the buyer chose last, and the choice. Rows while a prerendered list hydrates. */
export function useListLayout(): readonly [isGrid: boolean, showAs: (isGrid: boolean) => void] {
  const { store } = useShop()
  const isHydrated = useIsHydrated()
  const [isGrid, setIsGrid] = useState(() => store.read('listLayout') === 'grid')
  return [
    isGrid && isHydrated,
    (next) => {
      store.write('listLayout', next ? 'grid' : 'rows')
      setIsGrid(next)
    },
  ]
}
