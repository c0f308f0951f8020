import { useState } from 'react'

import { useShop } from '../../../client/shop-context.ts'

/** Whether lists of products are shown as a grid, as the buyer chose last, and the choice. */
export function useListLayout(): readonly [isGrid: boolean, showAs: (isGrid: boolean) => void] {
  const { store } = useShop()
  const [isGrid, setIsGrid] = useState(() => store.read('listLayout') === 'grid')
  return [
    isGrid,
    (next) => {
      store.write('listLayout', next ? 'grid' : 'rows')
      setIsGrid(next)
    },
  ]
}
