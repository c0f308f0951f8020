import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../../gateway/app-context.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'
import { handle } from '../../gateway/handle.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { currentInstitution } from '../../gateway/guard/institution.store.ts'
import type { CurrentInstitution } from '../../gateway/guard/institution.store.ts'
import { editorName, idempotencyKey } from '../../gateway/site-access.ts'
import type { Site } from '../../gateway/site.store.ts'
import { fen, yuanFromFen } from '@mallwright/contract/values'
import type { Queryable } from '../../db/query.ts'
import { findPreview, lockBuyer, savePreview, selectedCartLines } from './checkout.store.ts'
import type { Buyer } from './checkout.store.ts'
import { wireCoupons, wirePreview } from './checkout.wire.ts'
import { CheckoutChoice, computeFrom } from './compute-checkout.ts'
import type { ComputedCheckout } from './compute-checkout.ts'
import { ChangedCheckout, submitOrder } from './submit-order.store.ts'
import type { PlacedTrade } from './submit-order.store.ts'

const endpoints = ENDPOINTS.order

/** Registers the handlers by which a buyer checks out. */
export function checkoutRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.confirmOrder, async ({ body, caller, site, locale, institution }) => {
    const buyer = await buyerOf(context, { caller, institution, site: await site() })
    if (buyer instanceof Failed) return buyer
    const isFromCart = body.cFrom === 'cart'
    const lines = isFromCart
      ? await selectedCartLines(database.pool, buyer)
      : merged(body.items.map(({ cSkuUuid, iQty }) => ({ skuId: cSkuUuid, qty: iQty })))
    if (lines.length === 0) return fail('NOTHING_CHOSEN', { cField: 'items' })
    const choice: CheckoutChoice = {
      isFromCart,
      lines,
      addressId: body.cAddressUuid,
      ...(body.coupons && { coupons: body.coupons.map(({ cUserCouponUuid }) => cUserCouponUuid) }),
      ...(body.invoice && { invoice: { kind: body.invoice.iInvoiceKind, headerId: body.invoice.cHeaderUuid } }),
    }
    const computed = await computeFrom(database.pool, { buyer, locale }, choice)
    if (computed instanceof Failed) return computed
    if (computed.checkout.shops.length === 0) return fail('NOTHING_CHOSEN', { cField: 'items' })
    return storedPreview(database.pool, buyer, { choice, computed })
  })
  handle(context, endpoints.getUsableCouponList, async ({ body, caller, site, locale, institution }) => {
    const buyer = await buyerOf(context, { caller, institution, site: await site() })
    if (buyer instanceof Failed) return buyer
    const preview = await readChoice(database.pool, buyer, body.cPreviewUuid)
    if (preview instanceof Failed) return preview
    const computed = await computeFrom(database.pool, { buyer, locale }, preview.choice)
    return computed instanceof Failed ? fail('PREVIEW_EXPIRED') : { results: wireCoupons(computed, locale) }
  })
  submitRoute(context)
}

function submitRoute(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.submitOrder, async ({ body, caller, site, locale, payload, institution }) => {
    const buyer = await buyerOf(context, { caller, institution, site: await site() })
    if (buyer instanceof Failed) return buyer
    const key = idempotencyKey(endpoints.submitOrder, { body, caller, payload })
    return runIdempotent(database, key, {
      lock: (client) => lockBuyer(client, buyer),
      work: async (client) => {
        const preview = await readChoice(client, buyer, body.cPreviewUuid)
        if (preview instanceof Failed) return preview
        const placed = await submitOrder(
          client,
          { buyer, locale },
          {
            ...preview,
            remarks: new Map(body.remarks.map(({ cShopUuid, cRemark }) => [cShopUuid, cRemark])),
            requestUuid: body.cRequestUuid,
            buyerName: editorName(caller),
          },
        )
        if (placed instanceof ChangedCheckout) {
          const { computed } = placed
          return fail('PRICE_CHANGED', await storedPreview(client, buyer, { choice: preview.choice, computed }))
        }
        return placed instanceof Failed ? placed : wirePlaced(placed)
      },
    })
  })
}

function wirePlaced({ tradeNo, orders, payCents, needsApproval, isPaid }: PlacedTrade) {
  return {
    cTradeNo: tradeNo,
    orders: orders.map((order) => ({
      cOrderNo: order.orderNo,
      cShopName: order.shopName,
      iPayAmount: yuanFromFen(fen(order.payCents)),
    })),
    iPayTotal: yuanFromFen(fen(payCents)),
    bNeedApproval: needsApproval,
    bPaid: isPaid,
  }
}

async function storedPreview(
  client: Queryable,
  buyer: Buyer,
  { choice, computed }: { readonly choice: CheckoutChoice; readonly computed: ComputedCheckout },
) {
  const previewId = await savePreview(client, buyer, { choice, fingerprint: computed.fingerprint })
  return wirePreview(previewId, computed)
}

async function readChoice(
  client: Queryable,
  buyer: Buyer,
  previewId: string,
): Promise<{ readonly choice: CheckoutChoice; readonly fingerprint: string } | Failed<'PREVIEW_EXPIRED', undefined>> {
  const found = await findPreview(client, buyer, previewId)
  return found
    ? { choice: CheckoutChoice.parse(found.choice), fingerprint: found.fingerprint }
    : fail('PREVIEW_EXPIRED')
}

/** Lines of the same variant as one. */
function merged(lines: readonly { readonly skuId: string; readonly qty: number }[]) {
  const ids = [...new Set(lines.map(({ skuId }) => skuId))]
  return ids.map((id) => ({
    skuId: id,
    qty: lines.reduce((sum, { skuId, qty }) => (skuId === id ? sum + qty : sum), 0),
  }))
}

/** Who checks out, for the institution that the gate has seen, where it depends on one; a race may have taken it away. */
async function buyerOf(
  { database }: AppContext,
  asked: {
    readonly caller: AccountCaller
    readonly institution: CurrentInstitution | undefined
    readonly site: Site
  },
): Promise<Buyer | Failed<'GATE_CLOSED', { readonly cGate: string }>> {
  const { accountId } = asked.caller
  const institution = asked.institution ?? (await currentInstitution(database.pool, accountId))
  if (!institution) return fail('GATE_CLOSED', { cGate: 'NO_ORG' })
  const { id, personId, kind } = institution
  return { accountId, organisationId: id, personId, kind: kind === 'enterprise' ? 1 : 2, siteId: asked.site.id }
}
