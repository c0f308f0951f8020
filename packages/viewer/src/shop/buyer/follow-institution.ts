import { text } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import type { InstitutionOutcome } from '@mallwright/shop-core/session'

import { mergeDeviceCart } from '../cart/merge-cart.ts'
import { currentCaller } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import { buyerQuery, institutionsQuery } from './buyer.queries.ts'
import { workflowQuery } from './workflow.queries.ts'

const LABELS = {
  serviceFailed: { zh: '服务链接失败', en: 'The workflow service could not be reached' },
}

/**
 * What follows the load of an institution: its warning, or real-name status, list of institutions and workflow server, in
 * this order; beside them the cart of the device is merged. Nothing waits for it. Specification 1 §4.2-5 and 6.
 */
export async function followInstitution(shop: Shop, outcome: InstitutionOutcome): Promise<void> {
  void mergeDeviceCart(shop)
  if (outcome.state === 'stopped' || outcome.state === 'failed') return shop.feedback.toast(outcome.message)
  if (outcome.state === 'none') return undefined
  const caller = currentCaller(shop)
  try {
    const buyer = await shop.queryClient.fetchQuery(buyerQuery(shop))
    await shop.queryClient.prefetchQuery(institutionsQuery(shop, caller))
    if (buyer.institution) await findWorkflowServer(shop, buyer.institution.id)
  } catch (error) {
    // A session that ended meanwhile has said so itself.
    if (currentCaller(shop) === caller) shop.feedback.toast(errorText(error))
  }
}

/** Not every gateway has one: an empty answer is no failure. */
async function findWorkflowServer(shop: Shop, accUuid: string): Promise<void> {
  try {
    await shop.queryClient.fetchQuery(workflowQuery(shop, accUuid))
  } catch (error) {
    const isNone = error instanceof CallError && error.failure === 'EMPTY'
    if (!isNone) shop.feedback.toast(text(LABELS.serviceFailed))
  }
}
