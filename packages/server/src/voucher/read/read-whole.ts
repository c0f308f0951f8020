import { voucherMenu } from '@mallwright/contract/voucher'
import type { Voucher, VoucherType } from '@mallwright/contract/voucher'
import type { Locale } from '@mallwright/contract/values'

import type { Queryable } from '../../db/query.ts'
import type { Definitions } from '../../list-engine/layouts/list-definitions.ts'
import { ACCESS_MENU } from '../../permission/permission.store.ts'
import { readLinks } from '../book/link-lines.store.ts'
import type { Maker } from '../book/voucher-maker.ts'
import { attachmentsOf, linesOf } from '../book/voucher-row.store.ts'
import type { VoucherRow } from '../book/voucher-row.store.ts'
import { findTemplate } from '../templates/template.store.ts'
import { waitingTask } from '../workflow/workflow.store.ts'
import { staleMarker } from './mark-stale.ts'
import { wireVoucher } from './voucher.wire.ts'

/** The codes of the buttons that an account may use in a type's menu. */
export async function grantedButtons(
  client: Queryable,
  accountId: string,
  type: VoucherType,
  locale: Locale,
): Promise<readonly string[]> {
  return (await ACCESS_MENU[locale].first(client, [accountId, voucherMenu(type)]))?.buttonCodes ?? []
}

/** A voucher as its form shows it to a member. */
export async function readWhole(
  client: Queryable,
  row: VoucherRow,
  context: { readonly maker: Maker; readonly locale: Locale; readonly definitions: Definitions },
): Promise<Voucher> {
  const { maker, locale } = context
  const [lines, links, docIds, granted, taskId, template] = await Promise.all([
    linesOf(client, row.id),
    readLinks(client, row.id),
    attachmentsOf(client, row.id),
    grantedButtons(client, maker.accountId, row.type as VoucherType, locale),
    waitingTask(client, row.id, maker.personId),
    findTemplate(client, row.templateId, maker.organisationId),
  ])
  const upLineOf = new Map(links.map(({ downLineId, upLineId }) => [downLineId, upLineId]))
  const { header = [], detail = [] } = template ?? {}
  const named = await staleMarker(client, context, [
    { fields: header, rows: [row] },
    { fields: detail, rows: lines },
  ])
  const marked = lines.map((line) => ({ ...line, companions: named(detail, line) }))
  const parts = { lines: marked, upLineOf, docIds, granted, taskId }
  return wireVoucher({ ...row, companions: named(header, row) }, parts)
}
