import { inTransaction } from '../../db/database.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Command } from '../../db/query.ts'

/** Undoes the fault after it was looked at. */
class Undone<Found> extends Error {
  readonly found: readonly Found[]

  constructor(found: readonly Found[]) {
    super('undone')
    this.found = found
  }
}

/** Plants the fault of each check, one at a time, and takes it back; gives the checks that said nothing of theirs. */
export async function undetected<Check extends string>(
  database: Pick<Database, 'pool'>,
  faults: Readonly<Record<Check, readonly Command[]>>,
  look: (client: Transaction) => Promise<readonly { readonly check: Check }[]>,
): Promise<Check[]> {
  const missed: Check[] = []
  for (const check of Object.keys(faults) as Check[]) {
    const found = await inTransaction(database, async (client): Promise<never> => {
      for (const fault of faults[check]) await fault.run(client)
      throw new Undone(await look(client))
    }).catch((error: unknown) => {
      if (error instanceof Undone) return error.found as readonly { readonly check: Check }[]
      throw error
    })
    if (!found.some((fault) => fault.check === check)) missed.push(check)
  }
  return missed
}
