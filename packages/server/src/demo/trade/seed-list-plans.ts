import type { Transaction } from '../../db/database.ts'
import { baseListPlan, baseQueryPlan, defaultValue } from '../../db/tables/list-definition.table.ts'
import type { PlanItem } from '../../db/tables/list-definition.table.ts'
import { readCatalogue } from '../../list-engine/layouts/definition.store.ts'
import { accountId, demoId, organisationId } from '../plans/demo-id.ts'
import type { InsertRows } from '../plans/write-rows.ts'

/** The list of an institution's orders, whose layout members of E1 have changed. */
const LIST = 'ALSHOP_ORG_ORDER'

/** An administrator and a buyer of E1. */
const [ADMIN, BUYER] = ['19900140001', '19900150001'] as const

const memberId = (phone: string) => demoId(`member/${phone}/E1`)

/** An item that is no longer defined. */
const GONE: PlanItem = { itemUuid: demoId('list-plan/gone'), title: '收货人', isShown: true }

const byAmountFirst = (one: PlanItem, other: PlanItem) => Number(other.title === '金额') - Number(one.title === '金额')

/**
 * What members of E1 have set in the list of orders: a layout of the institution, one of its administrator, default conditions of a buyer, and
 * a query of the institution from before its last condition was defined. Engine 10.
 */
export async function seedListPlans(client: Transaction, write: InsertRows): Promise<void> {
  const { lists, queries } = await readCatalogue(client)
  const [list, query] = [lists.get(LIST), queries.get(LIST)]
  if (!list || !query) throw new Error(`there is no list ${LIST}`)
  const columns = list.columns.map(({ itemUuid, title, isShown }): PlanItem => ({ itemUuid, title, isShown }))
  const conditions = query.items.map(({ itemUuid, label, isShown }): PlanItem => ({ itemUuid, title: label, isShown }))
  const ofE1 = { code: LIST, orgId: organisationId('E1') }
  await write(baseListPlan, [
    {
      ...ofE1,
      id: demoId('list-plan/E1'),
      planType: 1,
      personId: null,
      definitionRevision: list.revision,
      pageRowSize: 20,
      orderText: '',
      items: columns.map((item) => (item.title === '店铺' ? { ...item, title: '供应店铺' } : item)),
    },
    {
      ...ofE1,
      id: demoId('list-plan/E1/admin'),
      planType: 2,
      personId: memberId(ADMIN),
      definitionRevision: list.revision,
      pageRowSize: 15,
      orderText: 'dCreateTime desc',
      items: [...columns.slice(0, 1), ...columns.slice(1).toSorted(byAmountFirst)],
    },
  ])
  await write(baseQueryPlan, [
    {
      ...ofE1,
      id: demoId('query-plan/E1'),
      planType: 1,
      personId: null,
      definitionRevision: query.revision - 1,
      items: [GONE, ...conditions.slice(0, -1)],
    },
  ])
  await write(defaultValue, [
    {
      id: demoId('default-value/E1/buyer'),
      component: 'QUERY',
      key: LIST,
      accountId: accountId(BUYER),
      personId: memberId(BUYER),
      values: { dCreateTime: JSON.stringify({ quick: 15 }) },
    },
  ])
}
