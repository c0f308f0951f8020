import { useEffect, useState } from 'react'

/** Batch size: ids travel in one text of limited length. */
const BATCH = 50

/** Item by id; `gone` when buyers can no longer get it, `undefined` until loaded. */
export type Lookup<Item> = (id: string) => Item | 'gone' | undefined

/** Loads items by id; only missing ones are requested. `load` must be stable. */
export function useKnown<Item>(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly Item[]>,
  idOf: (item: Item) => string,
): Lookup<Item> {
  const [items, setItems] = useState<ReadonlyMap<string, Item | 'gone'>>(new Map())
  const missing = ids.filter((id) => !items.has(id)).join('\n')
  useEffect(() => {
    if (missing === '') return
    let isCurrent = true
    const read = async () => {
      const asked = missing.split('\n')
      const batches = Array.from({ length: Math.ceil(asked.length / BATCH) }, (_, n) =>
        load(asked.slice(n * BATCH, (n + 1) * BATCH)),
      )
      const found = new Map((await Promise.all(batches)).flat().map((item) => [idOf(item), item]))
      if (isCurrent)
        setItems((before) => new Map([...before, ...asked.map((id) => [id, found.get(id) ?? 'gone'] as const)]))
    }
    // After a failure the ids stay visible.
    read().catch(() => undefined)
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `idOf` only reads its item
  }, [load, missing])
  return (id) => items.get(id)
}
