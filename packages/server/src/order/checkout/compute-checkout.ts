import { sha256 } from '../../gateway/guard/secret.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import type { Queryable } from '../../db/query.ts'
import type { InvoiceSnapshot } from '../../db/tables/trade/order.table.ts'
import { readFreightPlans } from '../../sale/freight.store.ts'
import { readSaleVariants } from '../../sale/sale-variant.store.ts'
import { computeCheckout } from './checkout.rules.ts'
import type { Checkout, CheckoutInput } from './checkout.rules.ts'
import { approvalLimit, findAddress, findHeader, ownCoupons } from './checkout.store.ts'
import type { Buyer } from './checkout.store.ts'

/** What a buyer chose for a checkout, as it is stored with its preview. */
export const CheckoutChoice = z.object({
  isFromCart: z.boolean(),
  lines: z.array(z.object({ skuId: z.string(), qty: z.number() })),
  /** Empty: the default address. */
  addressId: z.string(),
  /** Ids of the chosen coupons; absent: those that take off most. */
  coupons: z.optional(z.array(z.string())),
  invoice: z.optional(z.object({ kind: z.union([z.literal(1), z.literal(2)]), headerId: z.string() })),
})
export type CheckoutChoice = z.infer<typeof CheckoutChoice>

type AddressRow = NonNullable<Awaited<ReturnType<typeof findAddress>>>

/** A checkout that was computed from the database. */
export interface ComputedCheckout {
  readonly input: CheckoutInput
  readonly checkout: Checkout
  readonly address: AddressRow | undefined
  readonly invoice: InvoiceSnapshot | null
  /** The limit (fen) that it is over; `undefined` where it needs no approval. */
  readonly limit: { readonly cents: number; readonly isMemberLimit: boolean } | undefined
  /** Of every number that is shown, and of where it goes. */
  readonly fingerprint: string
}

type Refusal =
  | Failed<'ADDRESS_UNKNOWN', undefined>
  | Failed<'HEADER_UNKNOWN', undefined>
  | Failed<'INVOICE_NOT_POSSIBLE', { readonly cField: 'invoice' }>

/** Computes a checkout from what the database says now. */
export async function computeFrom(
  client: Queryable,
  { buyer, locale }: { readonly buyer: Buyer; readonly locale: Locale },
  choice: CheckoutChoice,
): Promise<ComputedCheckout | Refusal> {
  const variants = await readSaleVariants(
    client,
    { siteId: buyer.siteId, organisationId: buyer.organisationId, locale },
    choice.lines.map(({ skuId }) => skuId),
  )
  const lines = choice.lines.flatMap(({ skuId, qty }) => {
    const variant = variants.get(skuId)
    return variant ? [{ variant, qty }] : []
  })
  const address = await findAddress(client, buyer, choice.addressId)
  if (choice.addressId !== '' && !address) return fail('ADDRESS_UNKNOWN')
  const shopIds = [...new Set(lines.map(({ variant }) => variant.shopId))]
  const input: CheckoutInput = {
    lines,
    areaCode: address?.areaCode ?? null,
    freightPlans: await readFreightPlans(
      client,
      lines.flatMap(({ variant }) => variant.freightTemplateId ?? []),
    ),
    coupons: await ownCoupons(client, buyer, { shopIds, locale }),
    chosen: choice.coupons,
    buyerKind: buyer.kind,
  }
  const invoice = await readInvoice(client, buyer, { choice, input })
  if (invoice instanceof Failed) return invoice
  const checkout = computeCheckout(input)
  const limit = await approvalLimit(client, buyer)
  return {
    input,
    // A line whose variant is gone from the site altogether is no part of the checkout any more.
    checkout,
    address,
    invoice,
    limit: limit && checkout.payCents > limit.cents ? limit : undefined,
    fingerprint: fingerprintOf(checkout, address?.id),
  }
}

async function readInvoice(
  client: Queryable,
  buyer: Buyer,
  { choice, input }: { readonly choice: CheckoutChoice; readonly input: CheckoutInput },
): Promise<InvoiceSnapshot | null | Refusal> {
  if (!choice.invoice) return null
  const { kind, headerId } = choice.invoice
  const header = await findHeader(client, buyer, headerId)
  if (!header) return fail('HEADER_UNKNOWN')
  const isComplete =
    header.headerType === 2 &&
    [header.taxNo, header.regAddress, header.regPhone, header.bankName, header.bankAccountEncrypted].every(Boolean)
  const isIssued = input.lines.every(({ variant }) => variant.hasSpecialInvoices)
  if (kind === 2 && !(isComplete && isIssued)) return fail('INVOICE_NOT_POSSIBLE', { cField: 'invoice' })
  const { headerType, title, taxNo, email } = header
  return { kind, headerType: headerType === 2 ? 2 : 1, title, taxNo, email }
}

function fingerprintOf({ shops, coupon }: Checkout, addressId: string | undefined): string {
  const numbers = shops.map(({ shopId, lines, freightCents, couponCents, payCents, coupon: own }) => [
    shopId,
    lines.map(({ variant, qty, priceCents }) => [variant.skuId, qty, priceCents]),
    freightCents,
    couponCents,
    payCents,
    own?.id,
  ])
  return sha256(JSON.stringify([numbers, coupon?.id, addressId]))
}
