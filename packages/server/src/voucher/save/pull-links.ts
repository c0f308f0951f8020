import type { VoucherType } from '@mallwright/contract/voucher'
import { Decimal } from '@mallwright/contract/voucher/formula'

import type { Transaction } from '../../db/database.ts'
import { fail } from '../../gateway/failures/failure.ts'
import { lockUpstream, openOf, readUpLines, upstreamOf } from '../book/link-lines.store.ts'
import type { LineLink, StoredLink, UpLine } from '../book/link-lines.store.ts'
import { centsOf } from './saved-line.ts'
import type { SavedLine } from './saved-line.ts'

/** Locks what a voucher pulled and pulls, and reads it. */
export async function lockedUpstream(
  client: Transaction,
  lines: readonly SavedLine[],
  storedLinks: readonly StoredLink[],
): Promise<ReadonlyMap<string, UpLine>> {
  const ids = [
    ...new Set([...lines.flatMap(({ upLineId }) => upLineId ?? []), ...storedLinks.map(({ upLineId }) => upLineId)]),
  ]
  await lockUpstream(client, ids)
  return readUpLines(client, ids)
}

/** What links are checked and made with. */
interface Linking {
  readonly upstream: ReadonlyMap<string, UpLine>
  readonly storedLinks: readonly StoredLink[]
  readonly organisationId: string
}

/** Whether lines may pull from the upstream lines that they name: of the right type, owner, partner and currency, and still open. */
export function checkLinks(
  type: VoucherType,
  lines: readonly SavedLine[],
  {
    upstream,
    storedLinks,
    organisationId,
    partner,
  }: Linking & { readonly partner: { readonly id: string; readonly partnerOrgId: string | null } | undefined },
) {
  const linked = new Map(storedLinks.map((link) => [link.downLineId, link.upLineId]))
  for (const { id, upLineId } of lines) {
    if (upLineId === undefined) continue
    const up = upstream.get(upLineId)
    const entry = up && upstreamOf(type, up, organisationId)
    if (!up || !entry || (!up.isOpen && linked.get(id) !== upLineId)) return fail('LINE_NOT_OPEN')
    const isSame = entry.isPartners
      ? partner?.partnerOrgId === up.organisationId
      : up.partnerId === null || partner?.id === up.partnerId
    if (!isSame || up.currency !== 'CNY') return fail('PARTNERS_DIFFER')
  }
  return undefined
}

/**
 * What the lines pull: their whole quantity, or amount. An amount that exceeds what is open by rounding alone, at no higher price, takes
 * what is open: thirds of a price add up to more than the whole. Decision 0142.
 */
export function linksOf(
  type: VoucherType,
  lines: readonly SavedLine[],
  { upstream, storedLinks, organisationId }: Linking,
): readonly LineLink[] {
  const invoices = new Map<string, OpenInvoice>()
  return lines.flatMap(({ id, rowNo, upLineId, values }): LineLink[] => {
    const up = upLineId === undefined ? undefined : upstream.get(upLineId)
    const entry = up && upstreamOf(type, up, organisationId)
    if (!up || !entry) return []
    const { book } = entry
    const qty = book === 'money' ? '0' : values['iQty'] || '0'
    const amount = centsOf(values['iAmount'] ?? '')
    if (book !== 'invoice') return [{ downLineId: id, rowNo, up, book, qty, cents: book === 'money' ? amount : 0 }]
    const open = invoices.get(up.id) ?? openInvoice(up, storedLinks)
    const isNoDearer = new Decimal(values['iPrice'] || '0').lte(up.price || '0')
    const cents = isNoDearer ? withoutRounding(amount, open) : amount
    invoices.set(up.id, { cents: open.cents - cents, links: open.links + 1 })
    return [{ downLineId: id, rowNo, up, book, qty, cents }]
  })
}

/** What a line still has to be invoiced (fen), and how many lines have invoiced it. */
interface OpenInvoice {
  readonly cents: number
  readonly links: number
}

/** The same before a voucher's own links. */
function openInvoice(up: UpLine, storedLinks: readonly StoredLink[]): OpenInvoice {
  const own = storedLinks.filter((link) => link.upLineId === up.id && link.book === 'invoice')
  return {
    cents: own.reduce((sum, { cents }) => sum + Number(cents), openOf(up, 'invoice').cents ?? 0),
    links: up.invoiceLinks - own.length,
  }
}

/** An amount (fen) without what rounding has added to it: the line, each earlier invoice and this one may each be half a fen off. */
function withoutRounding(amount: number, { cents, links }: OpenInvoice): number {
  const mostRounding = Math.floor((links + 2) / 2)
  return amount - cents <= mostRounding ? Math.min(amount, Math.max(cents, 0)) : amount
}
