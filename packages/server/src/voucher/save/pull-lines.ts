import { VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { PulledLines, VoucherType, VoucherUpstream } from '@mallwright/contract/voucher'
import { inArray } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { voucher, voucherLine } from '../../db/tables/voucher/voucher.table.ts'
import type { StoredValues } from '../../db/tables/voucher/voucher.table.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { liveReferences } from '../../list-engine/calls/companions.ts'
import { ensureMaterials, ensurePartner } from '../archives/archive.store.ts'
import { wireValues } from '../read/voucher.wire.ts'
import { openOf, readUpLines, upstreamOf } from '../book/link-lines.store.ts'
import type { UpLine } from '../book/link-lines.store.ts'
import type { SaveContext } from './save-voucher.ts'

/** Members of the header that a voucher takes over from the first one that it pulls from; references only within the institution. */
const HEAD_VALUES = ['cPayTerm', 'cAddress', 'cUrgency', 'dNeed']
const HEAD_REFERENCES = ['cDepartment', 'cPerson', 'cProject']

const LINE_VALUES = ['iPrice', 'iTaxRate', 'dNeed', 'cRemark', 'cSpec', 'cUnit']
const LINE_REFERENCES = ['cWarehouse', 'cProject', 'cCostCentre']

/**
 * What a new voucher of a type begins with when it pulls from upstream lines, in their order: header from the first, lines one by one with
 * what is open. Partner and materials of another institution become records of one's own. Engine 6.4.
 */
export async function pullLines(
  client: Transaction,
  type: VoucherType,
  ids: readonly string[],
  context: SaveContext,
): Promise<PulledLines | Refusal> {
  const { organisationId } = context.maker
  const chosen = await chooseLines(client, type, ids, organisationId)
  if (chosen instanceof Failed) return chosen
  const [first] = chosen
  const { isPartners } = first.entry
  const partnerId = isPartners
    ? await ensurePartner(client, { organisationId, type, partnerOrgId: first.up.organisationId })
    : first.up.partnerId
  const stored = await readStored(
    client,
    chosen.map(({ up }) => up.id),
  )
  const materialIds = [...stored.values()].flatMap(({ materialId }) => materialId ?? [])
  const materials = isPartners ? await ensureMaterials(client, organisationId, materialIds) : undefined
  const head = await readHead(client, first.up.voucherId)
  const headData: Record<string, string> = {
    ...picked(head, HEAD_VALUES),
    ...(isPartners ? {} : picked(head, HEAD_REFERENCES)),
    ...(partnerId !== null && { cPartner: partnerId }),
  }
  const values = chosen.map(({ up, entry, open }) => {
    const { fields = {}, materialId = null } = stored.get(up.id) ?? {}
    const material = materials ? materials.get(materialId ?? '') : materialId
    return {
      ...picked(fields, LINE_VALUES),
      ...(isPartners ? {} : picked(fields, LINE_REFERENCES)),
      ...(material ? { cMaterial: material } : {}),
      cUpNo: up.voucherNo,
      ...(VOUCHER_TYPES[type].lines === 'goods' && { iQty: open.qty ?? up.qty }),
      ...(entry.book === 'money' && { iAmount: ((open.cents ?? 0) / 100).toFixed(2) }),
    }
  })
  const named = await withNames(client, context, type, [headData, ...values])
  return {
    headData: named[0] ?? {},
    lines: chosen.map(({ up }, index) => ({
      cRowKey: `pulled-${index + 1}`,
      values: named[index + 1] ?? {},
      cUpRowKey: up.id,
    })),
  }
}

type Refusal = Failed<'LINE_NOT_OPEN' | 'PARTNERS_DIFFER', undefined>

/** An upstream line that may be pulled, with what is open of it. */
interface ChosenLine {
  readonly up: UpLine
  readonly entry: VoucherUpstream
  readonly open: ReturnType<typeof openOf>
}

/** The chosen lines in their order; all of them open, of one partner and currency. */
async function chooseLines(
  client: Transaction,
  type: VoucherType,
  ids: readonly string[],
  organisationId: string,
): Promise<readonly [ChosenLine, ...ChosenLine[]] | Refusal> {
  const wanted = [...new Set(ids)]
  const found = await readUpLines(client, wanted)
  const chosen = wanted.flatMap((id): ChosenLine[] => {
    const up = found.get(id)
    const entry = up?.isOpen ? upstreamOf(type, up, organisationId) : undefined
    if (!up || !entry) return []
    const open = openOf(up, entry.book)
    const isOpen = open.qty === undefined ? (open.cents ?? 0) > 0 : Number(open.qty) > 0
    return isOpen ? [{ up, entry, open }] : []
  })
  const [first, ...rest] = chosen
  if (!first || chosen.length < wanted.length) return fail('LINE_NOT_OPEN')
  const partnerOf = ({ up, entry }: ChosenLine) => (entry.isPartners ? up.organisationId : up.partnerId)
  const isOne = rest.every(
    (line) =>
      partnerOf(line) === partnerOf(first) &&
      line.entry.isPartners === first.entry.isPartners &&
      line.up.currency === first.up.currency,
  )
  return isOne ? [first, ...rest] : fail('PARTNERS_DIFFER')
}

function picked(values: StoredValues, names: readonly string[]): StoredValues {
  return Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
}

async function readStored(client: Transaction, ids: readonly string[]) {
  const found = await orm(client)
    .select({ id: voucherLine.id, materialId: voucherLine.materialId, fields: voucherLine.fields })
    .from(voucherLine)
    .where(inArray(voucherLine.id, [...ids]))
  return new Map(found.map((line) => [line.id, line]))
}

async function readHead(client: Transaction, voucherId: string): Promise<StoredValues> {
  const [found] = await orm(client)
    .select({ fields: voucher.fields })
    .from(voucher)
    .where(inArray(voucher.id, [voucherId]))
  return found?.fields ?? {}
}

/** Values with the companions of their references; references that are gone are left out. */
async function withNames(
  client: Transaction,
  { maker, definitions }: SaveContext,
  type: VoucherType,
  all: readonly StoredValues[],
) {
  const codes: Readonly<Record<string, string>> = {
    cPartner: VOUCHER_TYPES[type].side === 'up' ? 'REF_SUPPLIER' : 'REF_CUSTOMER',
    cDepartment: 'REF_DEPARTMENT',
    cPerson: 'REF_PERSON',
    cProject: 'REF_PROJECT',
    cMaterial: 'REF_MATERIAL',
    cWarehouse: 'REF_WAREHOUSE',
    cCostCentre: 'REF_COST_CENTRE',
  }
  const live = new Map<string, Awaited<ReturnType<typeof liveReferences>>>()
  for (const [field, code] of Object.entries(codes)) {
    const keys = [...new Set(all.flatMap((values) => values[field] ?? []))]
    live.set(field, await liveReferences(code, keys, { client, definitions, caller: maker }))
  }
  return all.map((values) => {
    const companions = Object.fromEntries(
      Object.keys(codes).flatMap((field) => {
        const row = live.get(field)?.get(values[field] ?? '')
        return row ? [[field, row]] : []
      }),
    )
    const kept = Object.entries(values).filter(([name]) => !(name in codes) || name in companions)
    return wireValues(Object.fromEntries(kept), companions)
  })
}
