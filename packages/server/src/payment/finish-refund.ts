import type { Transaction } from '../db/database.ts'
import type { PaymentWorld } from './payable.ts'
import { lockFlow, moveFlow } from './payment-flow.store.ts'
import { moveRefund } from './refund.store.ts'
import type { DueRefund } from './refund.store.ts'

/**
 * Ends a refund whose money is back, by its channel or by an operator, and counts it at its flow; false when its state does not
 * allow it. Domain 2.3.
 */
export async function finishRefund(
  client: Transaction,
  world: PaymentWorld,
  { refund, event }: { readonly refund: DueRefund; readonly event: 'finish' | 'sendBack' },
): Promise<boolean> {
  const flow = await lockFlow(client, { id: refund.flowId })
  if (!flow) throw new Error(`the flow of refund ${refund.refundNo} is missing`)
  if (!(await moveRefund(client, refund, event))) return false
  // Money that did not count was never the flow's.
  if (refund.verdict !== 'accepted') return true
  const refundedCents = flow.refundedCents + refund.amountCents
  const isAll = refundedCents === flow.amountCents
  const moved = await moveFlow(client, flow, isAll ? 'refundAll' : 'refundPart', { refundedCents })
  if (!moved) throw new Error(`flow ${flow.flowNo} gives nothing back in state ${flow.state}`)
  const [kind = ''] = refund.requestKey.split(':')
  await world.payables.get(kind)?.refunded?.(client, refund.requestKey, refund.amountCents)
  return true
}
