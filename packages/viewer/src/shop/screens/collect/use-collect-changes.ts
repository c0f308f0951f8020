import { useRunner } from '../../controls/use-runner.ts'
import type { Runner } from '../../controls/use-runner.ts'
import { collectKeys } from './collect.queries.ts'

/** Ends a change of collections or footprints: fresh lists, and a toast of what was done or why it was not. */
export const useCollectChanges = (): Runner['finish'] => useRunner(collectKeys.all()).finish
