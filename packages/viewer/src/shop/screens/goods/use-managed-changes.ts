import { useRunner } from '../../controls/use-runner.ts'
import type { Runner } from '../../controls/use-runner.ts'
import { goodsKeys } from './goods.queries.ts'

/** Ends a change with what it answered and what is said when it is done. */
export type FinishChange = Runner['finish']

/** Ends a change of products or orders: fresh lists, and a toast of what was done or why it was not. */
export const useManagedChanges = (): FinishChange => useRunner(goodsKeys.managed()).finish
