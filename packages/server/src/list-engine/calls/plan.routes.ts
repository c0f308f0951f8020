import { columnPlanFault, LIST_LIMITS, queryPlanFault } from '@mallwright/contract/list-engine'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { PlanItem } from '../../db/tables/list-definition.table.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail, Failed } from '../../gateway/failures/failure.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'
import { handle } from '../../gateway/handle.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { idempotencyKey } from '../../gateway/site-access.ts'
import { lockAccount } from '../../session/session.store.ts'
import { orderOf } from '../layouts/list-definitions.ts'
import type { CheckedList, DefinitionReader } from '../layouts/list-definitions.ts'
import { deletePlan, saveListPlan, saveQueryPlan } from '../layouts/plan.store.ts'
import type { PlanMember } from '../layouts/plan.store.ts'
import { readViewer } from './list-caller.ts'
import type { NamedIds } from './list-caller.ts'
import { memberOf } from './list.routes.ts'
import { mayRead } from './row-scope.ts'

const endpoints = ENDPOINTS.listEngine

/** Registers the handlers that save and delete plans. */
export function planRoutes(context: AppContext, reader: DefinitionReader): void {
  listPlanRoutes(context, reader)
  queryPlanRoutes(context, reader)
}

/** Whose plan a call changes: an administrator changes the organisation's, too (control code PLAN_ORG). */
async function planOwner(
  context: AppContext,
  call: {
    readonly caller: AccountCaller
    readonly list: CheckedList
    readonly ids: NamedIds
    readonly planType: 1 | 2
  },
): Promise<
  | PlanMember
  | Failed<'NO_DATA_PERMISSION' | 'TOO_MANY_REQUESTS', undefined>
  | Failed<'PLAN_REFUSED', { readonly cGate: 'RIGHT' }>
> {
  const viewer = await readViewer(context, call.caller, call.ids)
  if (viewer instanceof Failed) return viewer
  const member = memberOf(viewer)
  if (!member || !(await mayRead(context.database.pool, call.list, viewer))) return fail('NO_DATA_PERMISSION')
  return call.planType === 1 && !viewer.isAdmin ? fail('PLAN_REFUSED', { cGate: 'RIGHT' }) : member
}

function listPlanRoutes(context: AppContext, reader: DefinitionReader): void {
  const { database } = context
  handle(context, endpoints.deleteOneBaseListPlanPost, async ({ body, caller }) => {
    const list = (await reader.read()).lists.get(body.cBaseListCode)
    if (!list) return fail('NOT_FOUND')
    const owner = await planOwner(context, { caller, list, ids: body, planType: body.iPlanType })
    if (owner instanceof Failed) return owner
    await deletePlan(database.pool, 'list', { code: list.code, planType: body.iPlanType, ...owner })
    return DONE
  })
  handle(context, endpoints.saveOneBaseListPlan, async ({ body, caller, payload }) => {
    const { plan } = body
    const list = (await reader.read()).lists.get(plan.cBaseListCode)
    if (!list) return fail('NOT_FOUND')
    const owner = await planOwner(context, { caller, list, ids: plan, planType: plan.iPlanType })
    if (owner instanceof Failed) return owner
    const titles = body.list.map(({ cTitleName }) => cTitleName)
    const wrong = columnPlanFault(plan.iPageRowSize, titles)
    if (wrong) return columnFailure(wrong)
    if (!orderOf(list, plan.cOrderField).ok) return fail('FIELD_INVALID', { cField: 'cOrderField', cReason: '' })
    const items = body.list.map((item) => planItem(item.cItemUuid, item.cTitleName, item.bShow))
    const saved = {
      code: list.code,
      planType: plan.iPlanType,
      definitionRevision: list.revision,
      version: plan.iVersion,
    }
    const settings = { pageRowSize: Number(plan.iPageRowSize), orderText: plan.cOrderField }
    return runIdempotent(database, idempotencyKey(endpoints.saveOneBaseListPlan, { body, caller, payload }), {
      lock: (client) => lockAccount(client, { id: caller.accountId }),
      work: async (client) => savedPlan(await saveListPlan(client, { ...owner, ...saved, items }, settings)),
    })
  })
}

function queryPlanRoutes(context: AppContext, reader: DefinitionReader): void {
  const { database } = context
  const find = async (code: string) => {
    const { queries, lists } = await reader.read()
    const query = queries.get(code)
    const list = lists.get(query?.listCode ?? '')
    return query && list ? { query, list } : undefined
  }
  handle(context, endpoints.deleteOneBaseQueryPlanPost, async ({ body, caller }) => {
    const found = await find(body.cBaseQueryCode)
    if (!found) return fail('NOT_FOUND')
    const owner = await planOwner(context, { caller, list: found.list, ids: body, planType: body.iPlanType })
    if (owner instanceof Failed) return owner
    await deletePlan(database.pool, 'query', { code: found.query.code, planType: body.iPlanType, ...owner })
    return DONE
  })
  handle(context, endpoints.saveOneBaseQueryPlan, async ({ body, caller, payload }) => {
    const { plan } = body
    const found = await find(plan.cBaseQueryCode)
    if (!found) return fail('NOT_FOUND')
    const { query, list } = found
    const owner = await planOwner(context, { caller, list, ids: plan, planType: plan.iPlanType })
    if (owner instanceof Failed) return owner
    const wrong = queryPlanFault(body.list.map(({ cLabelName }) => cLabelName))
    if (wrong) return labelFailure(wrong)
    const items = body.list.map((item) => planItem(item.cItemUuid, item.cLabelName, item.bShow))
    const saved = {
      code: query.code,
      planType: plan.iPlanType,
      definitionRevision: query.revision,
      version: plan.iVersion,
    }
    return runIdempotent(database, idempotencyKey(endpoints.saveOneBaseQueryPlan, { body, caller, payload }), {
      lock: (client) => lockAccount(client, { id: caller.accountId }),
      work: async (client) => savedPlan(await saveQueryPlan(client, { ...owner, ...saved, items })),
    })
  })
}

function planItem(itemUuid: string, title: string, isShown: boolean): PlanItem {
  return { itemUuid, title: title.trim(), isShown }
}

function savedPlan(saved: Awaited<ReturnType<typeof saveListPlan>>) {
  return saved instanceof Failed ? saved : { cPlanUUID: saved.id, iVersion: saved.version }
}

function columnFailure(wrong: NonNullable<ReturnType<typeof columnPlanFault>>) {
  switch (wrong) {
    case 'PAGE_SIZE_MISSING':
      return fail(wrong, { cField: 'iPageRowSize' })
    case 'PAGE_SIZE_OUT_OF_RANGE':
      return fail(wrong, { cField: 'iPageRowSize' })
    case 'COLUMNS_EMPTY':
      return fail(wrong, { cField: 'list' })
    case 'COLUMN_TITLE_EMPTY':
      return fail(wrong, { cField: 'cTitleName' })
    case 'TITLE_TOO_LONG':
      return fail(wrong, { cField: 'cTitleName', iMax: LIST_LIMITS.title })
  }
}

function labelFailure(wrong: NonNullable<ReturnType<typeof queryPlanFault>>) {
  switch (wrong) {
    case 'QUERIES_EMPTY':
      return fail(wrong, { cField: 'list' })
    case 'QUERY_LABEL_EMPTY':
      return fail(wrong, { cField: 'cLabelName' })
    case 'TITLE_TOO_LONG':
      return fail(wrong, { cField: 'cLabelName', iMax: LIST_LIMITS.title })
  }
}
