import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { rows } from '../../db/query.ts'

const WAITING = rows(
  { id: z.string() },
  `select id from invoice_apply where state in (0, 1, 5) and created_at > $1 and updated_at <= now() - make_interval(secs => $2::int)
   order by updated_at, id limit 1`,
)

/** The application that has waited longest for its shop, of those that were made after a time, if so long (s) at least. */
export async function waitingInvoice(
  client: Transaction,
  { askedAfter, seconds }: { readonly askedAfter: Date; readonly seconds: number },
): Promise<string | undefined> {
  return (await WAITING.first(client, [askedAfter, seconds]))?.id
}
