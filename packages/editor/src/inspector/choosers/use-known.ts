import { useEffect, useState } from 'react'

/** The things of ids by id; `undefined` until they are loaded. `load` must be the same function while it asks the same. */
export function useKnown<Item>(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly Item[]>,
  idOf: (item: Item) => string,
): ReadonlyMap<string, Item> | undefined {
  const [known, setKnown] = useState<ReadonlyMap<string, Item>>()
  const asked = ids.join(',')
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const items = asked === '' ? [] : await load(asked.split(','))
      if (isCurrent) setKnown(new Map(items.map((item) => [idOf(item), item])))
    }
    // Without an answer the ids themselves stay in sight.
    read().catch(() => undefined)
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `idOf` only reads its item
  }, [load, asked])
  return known
}
