import { and, eq, isNull, sql } from 'drizzle-orm'

import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { askedId } from '../db/row-id.ts'
import { payAction, payAttempt, paymentFlow } from '../db/tables/payment/payment.table.ts'

/** An action of a channel with its flow. */
export type OpenedAction = Pick<typeof payAction.$inferSelect, 'id' | 'kind' | 'content' | 'formOrigins'> & {
  readonly flowNo: string
}

/** Uses an action of an account's own flow up; `undefined` when it is unknown, used or too old. Domain 1.13. */
export async function useAction(client: Queryable, id: string, accountId: string): Promise<OpenedAction | undefined> {
  const [found] = await orm(client)
    .update(payAction)
    .set({ usedAt: sql`now()` })
    .from(payAttempt)
    .innerJoin(paymentFlow, eq(paymentFlow.id, payAttempt.flowId))
    .where(
      and(
        eq(payAction.id, askedId(id)),
        eq(payAttempt.id, payAction.attemptId),
        eq(paymentFlow.accountId, accountId),
        isNull(payAction.usedAt),
        sql`${payAction.expiresAt} > now()`,
      ),
    )
    .returning({
      id: payAction.id,
      kind: payAction.kind,
      content: payAction.content,
      formOrigins: payAction.formOrigins,
      flowNo: paymentFlow.flowNo,
    })
  return found
}
