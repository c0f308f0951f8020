import * as z from 'zod/mini'

import { keepValue } from '../../studio/kept-value.ts'

/** How many heights are kept; beyond it they are forgotten together and measured anew. */
const MOST = 400

/** How high blocks were drawn last, in units of a page 375 wide, by their ids: their place is kept while they load. */
const heights = keepValue<Readonly<Record<string, number>>>('linked-heights', z.record(z.string(), z.number()), {})

/** How high a block was drawn last; `undefined` for one that this browser never drew. */
export function heightOfBlock(blockId: string): number | undefined {
  const known = heights.get()
  return Object.hasOwn(known, blockId) ? known[blockId] : undefined
}

/** Keeps how high a block is drawn now, to whole units. */
export function keepHeight(blockId: string, units: number): void {
  const height = Math.round(units)
  if (height <= 0 || heightOfBlock(blockId) === height) return
  const known = heights.get()
  heights.set({ ...(Object.keys(known).length < MOST && known), [blockId]: height })
}
