import { ENCODED_MEMBERS } from '@mallwright/contract/list-engine'
import { ENDPOINTS } from '@mallwright/contract/registry'

import { isTimeout } from '../../db/database.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import type { Handler } from '../../gateway/handle.ts'
import type { ListCaller } from '../define-source.ts'
import type { CheckedList, DefinitionReader, Definitions } from '../layouts/list-definitions.ts'
import { readListPlans, readQueryPlans } from '../layouts/plan.store.ts'
import { choosePlan, wireBaseList, wireColumns, wireListPlan, wireQueryItems, wireQueryPlan } from '../layouts/plans.ts'
import { readViewer } from './list-caller.ts'
import { readListPage } from './list-page.ts'
import { decodeRequest, readListRequest } from './list-request.ts'
import type { RawListRequest } from './list-request.ts'
import { mayRead } from './row-scope.ts'

const endpoints = ENDPOINTS.listEngine

/** Registers the handlers of layouts and rows. */
export function listRoutes(context: AppContext, reader: DefinitionReader): void {
  layoutRoutes(context, reader)
  rowRoutes(context, reader)
}

/** The institution and person of a caller, to whom plans belong; `undefined` without an institution. */
export function memberOf({ organisationId, personId }: ListCaller) {
  return organisationId !== undefined && personId !== undefined ? { organisationId, personId } : undefined
}

const NO_PLANS = { organisation: undefined, person: undefined }

function layoutRoutes(context: AppContext, reader: DefinitionReader): void {
  const { pool } = context.database
  handle(context, endpoints.getBaseListPlan, async ({ body, caller, locale }) => {
    const definitions = await reader.read()
    const list = definitions.lists.get(body.cBaseListCode)
    if (!list) return fail('NOT_FOUND')
    const viewer = await readViewer(context, caller, body)
    if (viewer instanceof Failed) return viewer
    if (!(await mayRead(pool, list, viewer))) return fail('NO_DATA_PERMISSION')
    const member = memberOf(viewer)
    const plans = member ? await readListPlans(pool, list.code, member) : NO_PLANS
    const chosen = choosePlan(plans, body)
    return {
      bHasOrgPlan: plans.organisation !== undefined,
      bHasPersonPlan: plans.person !== undefined,
      list: wireColumns(list, chosen.plan, locale),
      plan: wireListPlan(list, chosen, viewer.owner),
      baseList: wireBaseList(list, definitions, locale),
    }
  })
  handle(context, endpoints.getBaseQueryPlan, async ({ body, caller, locale }) => {
    const { queries, lists } = await reader.read()
    const query = queries.get(body.cBaseQueryCode)
    const list = lists.get(query?.listCode ?? '')
    if (!query || !list) return fail('NOT_FOUND')
    const viewer = await readViewer(context, caller, body)
    if (viewer instanceof Failed) return viewer
    if (!(await mayRead(pool, list, viewer))) return fail('NO_DATA_PERMISSION')
    const member = memberOf(viewer)
    const plans = member ? await readQueryPlans(pool, query.code, member) : NO_PLANS
    const chosen = choosePlan(plans, body)
    const [hasOrgPlan, hasPersonPlan] = [plans.organisation !== undefined, plans.person !== undefined]
    return {
      bHasOrgPlan: hasOrgPlan,
      bHasPersonPlan: hasPersonPlan,
      orgPlan: hasOrgPlan,
      userPlan: hasPersonPlan,
      plan: wireQueryPlan(query.code, chosen, viewer.owner),
      list: wireQueryItems(query, chosen.plan, locale),
    }
  })
}

function rowRoutes(context: AppContext, reader: DefinitionReader): void {
  const answer: Handler<typeof endpoints.getPageData4List> = async ({ body, caller, locale }) => {
    const { path } = endpoints.getPageData4List
    const { request: raw, fault } = decodeRequest(body, {
      signKey: caller.signKey,
      path,
      fields: ENCODED_MEMBERS.list,
    })
    const definitions = await reader.read()
    const list = findList(definitions, raw)
    if (!list) return fail('NOT_FOUND')
    const viewer = await readViewer(context, caller, raw)
    if (viewer instanceof Failed) return viewer
    const request = fault ?? readListRequest(raw, list)
    const page =
      request instanceof Failed
        ? request
        : withinTime(() =>
            readListPage(list, request, {
              client: context.lists.pool,
              definitions,
              caller: viewer,
              locale,
              plan: async () => {
                const member = memberOf(viewer)
                return member && choosePlan(await readListPlans(context.database.pool, list.code, member), {}).plan
              },
            }),
          )
    // The rows do not wait for the right; without it they go nowhere.
    const [isAllowed, found] = await Promise.all([mayRead(context.database.pool, list, viewer), page])
    return isAllowed ? found : fail('NO_DATA_PERMISSION')
  }
  handle(context, endpoints.getPageData4List, answer, { beginsEarly: true })
}

/** By its code; without one by what the wire calls cTableName. */
function findList({ lists, byHandle }: Definitions, raw: RawListRequest): CheckedList | undefined {
  const { cBaseListCode: code = '', cTableName: handle } = raw
  return code === '' || code === null ? byHandle.get(handle as string) : lists.get(code as string)
}

/** Runs a statement of a list; one that took too long is a failure of the question. */
export async function withinTime<Answer>(
  read: () => Promise<Answer>,
): Promise<Answer | Failed<'QUERY_TIMEOUT', undefined>> {
  try {
    return await read()
  } catch (error) {
    if (isTimeout(error)) return fail('QUERY_TIMEOUT')
    throw error
  }
}
