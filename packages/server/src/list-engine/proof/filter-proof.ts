import { BACKGROUND_LIMITS, openDatabase } from '../../db/database.ts'
import { demoRandom } from '../../demo/plans/demo-id.ts'
import { proveFilters } from './filter-proof.store.ts'
import type { FilterProof, PlantedFault } from './filter-proof.store.ts'

/** Runs the proof of filters on a throwaway mall with the demo, whose price list it replaces. */
export async function proveFiltersAt(
  url: string,
  { seed, ...size }: { readonly seed: number; readonly count: number; readonly fault?: PlantedFault },
): Promise<FilterProof> {
  const database = openDatabase(url, { ...BACKGROUND_LIMITS, connections: 8 })
  try {
    return await proveFilters(database, { ...size, random: demoRandom(seed) })
  } finally {
    await database.close()
  }
}
