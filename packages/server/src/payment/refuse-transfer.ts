import type { Transaction } from '../db/database.ts'
import { closeAttempts } from './pay-attempt.store.ts'
import { payableKind } from './payable.ts'
import type { PaymentWorld } from './payable.ts'
import { extendFlow, moveFlow, payablesOf } from './payment-flow.store.ts'
import type { PaymentFlow } from './payment-flow.store.ts'
import { REFUSED_HOURS } from './payment.rules.ts'

/** Refuses the transfer of a locked flow: what it was to pay for can be paid otherwise for a day. Decision 0113. */
export async function refuseTransfer(client: Transaction, world: PaymentWorld, flow: PaymentFlow): Promise<void> {
  await closeAttempts(client, flow.id)
  await moveFlow(client, flow, 'refuse')
  const until = await extendFlow(client, flow.id, REFUSED_HOURS)
  for (const { kind, payableId } of await payablesOf(client, flow.id)) {
    await payableKind(world, kind).refused?.(client, payableId, until)
  }
}
