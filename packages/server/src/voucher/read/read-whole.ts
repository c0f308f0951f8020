import { VOUCHER_STATES } from '@mallwright/contract/voucher'
import type { Voucher, VoucherType } from '@mallwright/contract/voucher'

import type { Queryable } from '../../db/query.ts'
import type { Definitions } from '../../list-engine/layouts/list-definitions.ts'
import { readLinks } from '../book/link-lines.store.ts'
import type { Maker } from '../book/voucher-maker.ts'
import { readRights } from '../book/voucher-rights.ts'
import { attachmentsOf, linesOf } from '../book/voucher-row.store.ts'
import type { VoucherRow } from '../book/voucher-row.store.ts'
import { findTemplate, headFields } from '../templates/template.store.ts'
import { waitingTask } from '../workflow/workflow.store.ts'
import { staleMarker } from './mark-stale.ts'
import { readRefusal } from './voucher-read.store.ts'
import { wireVoucher } from './voucher.wire.ts'

/** A voucher as its form shows it to a member. */
export async function readWhole(
  client: Queryable,
  row: VoucherRow,
  context: { readonly maker: Maker; readonly definitions: Definitions },
): Promise<Voucher> {
  const { maker } = context
  const type = row.type as VoucherType
  const [lines, links, docIds, rights, taskId, refusal, template] = await Promise.all([
    linesOf(client, row.id),
    readLinks(client, row.id),
    attachmentsOf(client, row.id),
    readRights(client, maker.accountId, [type]),
    waitingTask(client, row.id, maker.personId),
    row.state === VOUCHER_STATES.refused ? readRefusal(client, row.id) : undefined,
    findTemplate(client, row.templateId, maker.organisationId),
  ])
  const upLineOf = new Map(links.map(({ downLineId, upLineId }) => [downLineId, upLineId]))
  const { detail = [] } = template ?? {}
  const header = template ? headFields(template) : []
  const named = await staleMarker(client, context, [
    { fields: header, rows: [row] },
    { fields: detail, rows: lines },
  ])
  const marked = lines.map((line) => ({ ...line, companions: named(detail, line) }))
  const parts = { lines: marked, upLineOf, docIds, granted: rights.get(type) ?? [], taskId, refusal }
  return wireVoucher({ ...row, companions: named(header, row) }, parts)
}
