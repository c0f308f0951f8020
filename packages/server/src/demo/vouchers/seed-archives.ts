import { archive } from '../../db/tables/voucher/archive.table.ts'
import { voucherTypeOff } from '../../db/tables/voucher/voucher.table.ts'
import { workflowDef } from '../../db/tables/voucher/workflow.table.ts'
import type { ArchiveKind } from '../../voucher/archives/archive-kinds.ts'
import { demoId, organisationId } from '../plans/demo-id.ts'
import { ORGANISATION_PLANS } from '../plans/organisations.data.ts'
import type { ProductPlan } from '../plans/product-plans.ts'
import { SHOP_PLANS } from '../plans/shops.data.ts'
import type { InsertRows } from '../plans/write-rows.ts'
import {
  COST_CENTRES,
  DEPARTMENTS,
  OTHER_CUSTOMERS,
  OTHER_SUPPLIERS,
  OWN_MATERIALS,
  PERSONS,
  PROJECTS,
  STOPPED_MATERIALS,
  WAREHOUSES,
} from './archives.data.ts'

/** Institutions with records of their own. Engine 10. */
const WITH_ARCHIVES = ['OP', 'E1', 'E2', 'E4', 'X1', 'X2', 'X3', 'X4', 'T6'] as const

/** Materials that come from the mall's products. */
const FROM_PRODUCTS = 200

/** Institutions of the mall that buy from its own shop. */
const CUSTOMERS_OF_OP = ['E1', 'E2', 'E4', 'T6', 'T1', 'T2', 'T4', 'T5', 'T7', 'T8']

type ArchiveRow = Omit<typeof archive.$inferInsert, 'organisationId' | 'kind' | 'code' | 'name'>

/** Writes the records that demo vouchers name, and who approves what. */
export async function seedArchives(write: InsertRows, products: readonly ProductPlan[]): Promise<void> {
  for (const number of WITH_ARCHIVES) await write(archive, recordsOf(number, products))
  const approver = [{ role: 'APPROVER' }]
  await write(workflowDef, [
    { organisationId: organisationId('E1'), type: 'PUR_ORDER', steps: [{ role: 'APPROVER', aboveCents: 500_000 }] },
    { organisationId: organisationId('E1'), type: 'PUR_PAY_REQUEST', steps: approver },
  ])
  // A team neither asks for quotes nor makes contracts.
  await write(
    voucherTypeOff,
    ['PUR_ENQUIRY', 'PUR_AWARD', 'PUR_CONTRACT'].map((type) => ({ organisationId: organisationId('T6'), type })),
  )
}

/** The id of a demo record. */
export function archiveId(number: string, kind: ArchiveKind, code: string): string {
  return demoId(`archive/${number}/${kind}/${code}`)
}

function recordsOf(number: string, products: readonly ProductPlan[]): Record<string, unknown>[] {
  const row = (kind: ArchiveKind, code: string, name: string, extra: ArchiveRow = {}) => ({
    id: archiveId(number, kind, code),
    organisationId: organisationId(number),
    kind,
    code,
    name,
    // Rows of one statement have the same members.
    parentId: null,
    isStopped: false,
    partnerOrgId: null,
    spec: '',
    unit: '',
    price: null,
    taxRate: '',
    note: '',
    ...extra,
  })
  const nested = (kind: ArchiveKind, all: readonly (readonly [string, string, string?])[]) =>
    all.map(([code, name, parent]) =>
      row(kind, code, name, { parentId: parent === undefined ? null : archiveId(number, kind, parent) }),
    )
  const chosen = products.slice(0, FROM_PRODUCTS)
  const classes = [...new Set(chosen.map(({ plan }) => plan.path[0])), '自有物料']
  const classOf = (name: string) =>
    archiveId(number, 'material_class', `M${String(classes.indexOf(name) + 1).padStart(2, '0')}`)
  return [
    ...nested('department', DEPARTMENTS),
    ...nested('cost_centre', COST_CENTRES),
    ...nested('project', PROJECTS),
    ...nested('warehouse', WAREHOUSES),
    ...PERSONS.map((name, index) =>
      row('person', `R${String(index + 1).padStart(3, '0')}`, name, {
        note: `199****${String(6100 + index)}`,
      }),
    ),
    ...classes.map((name, index) => row('material_class', `M${String(index + 1).padStart(2, '0')}`, name)),
    ...chosen.map(({ code, name, keySpec, plan, variants }) =>
      row('material', code, name, {
        parentId: classOf(plan.path[0]),
        spec: keySpec,
        unit: plan.unit,
        price: ((variants[0]?.price ?? 100) / 100).toFixed(2),
        taxRate: plan.path[2] === '粮油礼盒' ? '0.09' : '0.13',
      }),
    ),
    ...OWN_MATERIALS.map(([name, spec, unit, price, taxRate], index) =>
      row('material', `Z${String(index + 1).padStart(4, '0')}`, name, {
        parentId: classOf('自有物料'),
        isStopped: index >= OWN_MATERIALS.length - STOPPED_MATERIALS,
        spec,
        unit,
        price,
        taxRate,
      }),
    ),
    ...partnersOf(number).map(({ kind, code, name, partnerOrgId, note }) =>
      row(kind, code, name, { partnerOrgId, note }),
    ),
  ]
}

/** The suppliers of buyers and the customers of sellers, in the mall and outside of it. */
function partnersOf(number: string) {
  const of = (kind: 'supplier' | 'customer', numbers: readonly string[], others: readonly string[]) => [
    ...numbers.map((partner, index) => {
      const plan = ORGANISATION_PLANS.find((organisation) => organisation.number === partner)
      return {
        kind,
        code: `${kind === 'supplier' ? 'S' : 'K'}${String(index + 1).padStart(3, '0')}`,
        name: plan?.name ?? partner,
        partnerOrgId: organisationId(partner),
        note: plan?.creditCode ? `${plan.creditCode.slice(0, 4)}${'*'.repeat(10)}${plan.creditCode.slice(-4)}` : '',
      }
    }),
    ...others.map((name, index) => ({
      kind,
      code: `${kind === 'supplier' ? 'S' : 'K'}${String(101 + index)}`,
      name: `${name}（演示）有限公司`,
      partnerOrgId: null,
      note: '',
    })),
  ]
  const sellers = [...new Set(SHOP_PLANS.map(({ owner }) => owner))].filter((owner) => owner !== number).slice(0, 6)
  return [
    ...of('supplier', sellers, number === 'E1' ? OTHER_SUPPLIERS : []),
    ...of(
      'customer',
      CUSTOMERS_OF_OP.filter((customer) => customer !== number),
      number === 'OP' ? OTHER_CUSTOMERS : [],
    ),
  ]
}
