import { randomUUID } from 'node:crypto'

import { EDITABLE_STATES } from '@mallwright/contract/voucher'
import type { VoucherState, VoucherType } from '@mallwright/contract/voucher'
import type { Locale } from '@mallwright/contract/values'

import type { Transaction } from '../../db/database.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import type { Definitions } from '../../list-engine/layouts/list-definitions.ts'
import { findTemplate, headFields } from '../templates/template.store.ts'
import type { TemplateRow } from '../templates/template.store.ts'
import type { Maker } from '../book/voucher-maker.ts'
import { lockAttachable } from '../book/attachments.store.ts'
import { computeVoucher, sumOf } from './compute-voucher.ts'
import { readTypedValues, wrongField } from './field-values.ts'
import { bookLinks, readLinks } from '../book/link-lines.store.ts'
import { nameReferences } from './name-references.ts'
import { checkLinks, linksOf, lockedUpstream } from './pull-links.ts'
import { centsOf, copyValues, findTooLarge, lineRow, readLines } from './saved-line.ts'
import type { SavedLine, SentVoucher } from './saved-line.ts'
import { nextNumber } from '../book/voucher-number.store.ts'
import {
  addAttachments,
  addVoucher,
  findPartner,
  linesOf,
  lockVoucher,
  logVoucher,
  removeAttachments,
  removeLines,
  updateVoucher,
  writeLines,
} from '../book/voucher-row.store.ts'
import type { VoucherRow } from '../book/voucher-row.store.ts'

/** What a save needs to know. */
export interface SaveContext {
  readonly maker: Maker
  readonly definitions: Definitions
  readonly locale: Locale
  /** yyyy-MM-dd in Shanghai. */
  readonly today: string
  /** Gives the ids of new vouchers and lines: random ones unless given, since a demo has the same ones in every run. */
  readonly newId?: () => string
}

/**
 * Saves a voucher with its lines and books what it pulls, in the order of engine 6.5: template, header, lines, references, links, formulas.
 * A failure undoes nothing by itself: the caller rolls back.
 */
export async function saveVoucher(client: Transaction, sent: SentVoucher, context: SaveContext) {
  const { maker } = context
  const { organisationId } = maker
  const type = sent.cVouchType
  const opened = await openForSave(client, sent, organisationId)
  if (opened instanceof Failed) return opened
  const { stored, template } = opened
  const read = await readVoucher(client, sent, { ...opened, context })
  if (read instanceof Failed) return read
  const { head, lines, companions } = read
  const partner = head['cPartner'] ? await findPartner(client, organisationId, head['cPartner']) : undefined
  const storedLinks = stored ? await readLinks(client, stored.id) : []
  const upstream = await lockedUpstream(client, lines, storedLinks)
  const linking = { upstream, storedLinks, organisationId }
  const wrongLink = checkLinks(type, lines, { ...linking, partner })
  if (wrongLink) return wrongLink
  copyValues(template.detail, lines, upstream)
  const fields = computeLines(template, head, lines, context)
  if (fields instanceof Failed) return fields
  const changes = {
    templateId: template.id,
    templateRevision: template.revision,
    voucherDate: head['dVoucherDate'] || context.today,
    partnerId: partner?.id ?? null,
    partnerOrgId: partner?.partnerOrgId ?? null,
    amountCents: centsOf(
      sumOf(
        lines.map(({ values }) => values),
        'iAmount',
      ),
    ),
    fields,
    companions,
  }
  const row = stored
    ? await updateVoucher(client, stored.id, changes)
    : await addNumbered(client, changes, { type, context })
  await removeLines(client, sent.deleted)
  await writeLines(
    client,
    lines.map((line) => lineRow(row, line, type)),
  )
  const links = linksOf(type, lines, linking)
  const booked = await bookLinks(client, { voucherId: row.id, stored: storedLinks, links })
  if (booked instanceof Failed) return booked
  const docIds = [...new Set(sent.docIds)]
  const files = await lockAttachable(client, docIds, { accountId: maker.accountId, voucherId: row.id })
  if (files.size < docIds.length) return fail('EMPTY')
  if (stored) await removeAttachments(client, row.id)
  await addAttachments(client, row.id, docIds)
  const [fromState, toState] = [stored?.state ?? row.state, row.state]
  await logVoucher(client, { voucherId: row.id, action: 'SAVE', personId: maker.personId, fromState, toState })
  return row
}

/** The stored voucher, locked, in the version that was changed, and its template in the revision that the form has. */
async function openForSave(client: Transaction, sent: SentVoucher, organisationId: string) {
  const { cUuid: id, cVouchType: type } = sent
  const stored = id === undefined ? undefined : await lockVoucher(client, { organisationId, type, id })
  if (id !== undefined && !stored) return fail('EMPTY')
  if (stored) {
    if (stored.sourceKind !== null) return fail('VOUCHER_OF_MALL')
    const isEditable = EDITABLE_STATES.includes(stored.state as VoucherState)
    if (!isEditable || stored.version !== sent.iVersion) return fail('VOUCHER_CHANGED')
  }
  const template = await findTemplate(client, sent.cTemplateUuid, organisationId)
  if (!template || template.type !== type || template.revision !== sent.iTemplateRevision) {
    return fail('TEMPLATE_CHANGED')
  }
  return { stored, template }
}

/** Header and lines by the rules of the template, with what their references name. */
async function readVoucher(
  client: Transaction,
  sent: SentVoucher,
  opened: { readonly stored: VoucherRow | undefined; readonly template: TemplateRow; readonly context: SaveContext },
) {
  const { stored, template, context } = opened
  const { locale, definitions } = context
  const optionsOf = (code: string) => new Set((definitions.options.get(code) ?? []).map(({ key }) => key))
  const head = readTypedValues(headFields(template), sent.headData, { locale, optionsOf, kept: stored?.fields ?? {} })
  if (head instanceof Failed) return head
  const storedLines = stored ? await linesOf(client, stored.id) : []
  const lines = readLines(sent, storedLines, template.detail, { locale, optionsOf, newId: context.newId ?? randomUUID })
  if (lines instanceof Failed) return lines
  const companions = await nameReferences(client, {
    template: { header: headFields(template), detail: template.detail },
    head,
    lines,
    stored,
    context,
  })
  return companions instanceof Failed ? companions : { head, lines, companions }
}

/** Computes the formulas of lines and header, and gives the header. */
function computeLines(
  template: TemplateRow,
  head: Readonly<Record<string, string>>,
  lines: readonly SavedLine[],
  { locale, today }: SaveContext,
) {
  const header = headFields(template)
  const computed = computeVoucher({ header, detail: template.detail }, head, lines, today)
  if (computed.overflow) {
    const { name, rowNo } = computed.overflow
    const field = [...template.detail, ...header].find((one) => one.name === name)
    if (field) return fail('VALUE_REFUSED', wrongField(field, { locale, ...(rowNo !== undefined && { rowNo }) }))
  }
  for (const [index, line] of lines.entries()) line.values = computed.lines[index] ?? line.values
  return findTooLarge(template.detail, lines, locale) ?? computed.head
}

/** Adds a voucher under the next number, which comes last: its row is locked from here on. */
async function addNumbered(
  client: Transaction,
  changes: Omit<Parameters<typeof addVoucher>[1], 'type' | 'organisationId' | 'voucherNo'>,
  { type, context: { maker, newId } }: { readonly type: VoucherType; readonly context: SaveContext },
): Promise<VoucherRow> {
  const { organisationId, accountId } = maker
  const voucherNo = await nextNumber(client, { type, organisationId, date: changes.voucherDate })
  return addVoucher(client, {
    ...changes,
    ...(newId && { id: newId() }),
    type,
    organisationId,
    voucherNo,
    createdBy: accountId,
  })
}
