import { ENCODED_MEMBERS } from '@mallwright/contract/list-engine'
import { ENDPOINTS } from '@mallwright/contract/registry'

import { isArea } from '../address/area-tree.ts'
import type { Transaction } from '../db/database.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import type { AccountCaller } from '../gateway/guard/caller.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { decodeRequest } from '../list-engine/calls/list-request.ts'
import { readConditions, refuseFilter } from '../list-engine/conditions.ts'
import { lockAccount } from '../session/session.store.ts'
import { applications } from './lists/applications.source.ts'
import { applyForEnterprise, applyForTeam, findOwnApplication, listOwnApplications } from './enterprise-apply.store.ts'
import { wireEnterpriseApply } from './enterprise-apply.wire.ts'
import { findInvite, operatorOfInvite } from './invite-code.store.ts'

const endpoints = ENDPOINTS.institution

/** The only entity of the generic list, in any spelling that ends so. */
const APPLY_ENTITY = /(?:^|\.)EnterpriseApply$/

/** Registers the handlers of applications for institutions. */
export function onboardingRoutes(context: AppContext): void {
  applyRoutes(context)
  applicationRoutes(context)
}

function applyRoutes(context: AppContext): void {
  const { database, personalData, passesTeams } = context
  const lockCaller = ({ accountId }: AccountCaller) => ({
    lock: (client: Transaction) => lockAccount(client, { id: accountId }),
  })
  handle(context, endpoints.saveEnterpriseApply4Enterprise, async ({ body, caller, payload }) => {
    const common = await readCommon(context, caller, body)
    if (common instanceof Failed) return common
    const application = {
      ...common,
      kind: 1,
      creditCode: body.cUniformSocialCreditCode,
      corporation: body.cCorporation,
      address: body.cAddress,
      licence: body.cLicenceDocId,
    }
    return runIdempotent(
      database,
      idempotencyKey(endpoints.saveEnterpriseApply4Enterprise, { body, caller, payload }),
      {
        ...lockCaller(caller),
        work: async (client) => {
          const row = await applyForEnterprise(client, application)
          return row instanceof Failed ? row : wireEnterpriseApply(row, personalData)
        },
      },
    )
  })
  handle(context, endpoints.saveEnterpriseApply4Person, async ({ body, caller, payload }) => {
    const common = await readCommon(context, caller, body)
    if (common instanceof Failed) return common
    const idNumberEncrypted = personalData.encrypt(body.cIdNumber.toUpperCase())
    const application = { ...common, kind: 2, realName: body.cRealName, idNumberEncrypted }
    return runIdempotent(database, idempotencyKey(endpoints.saveEnterpriseApply4Person, { body, caller, payload }), {
      ...lockCaller(caller),
      work: async (client) => {
        const row = await applyForTeam(client, application, passesTeams)
        return row instanceof Failed ? row : wireEnterpriseApply(row, personalData)
      },
    })
  })
}

/** What both kinds of applications have, checked; phone and account are the session's. */
async function readCommon(
  { database }: AppContext,
  { accountId, phone }: AccountCaller,
  body: {
    readonly cEnterpriseName: string
    readonly cProvince: string
    readonly cCity: string
    readonly cArea: string
    readonly cInviteCode: string
  },
) {
  const region = { province: body.cProvince, city: body.cCity, area: body.cArea }
  if (!isArea(region)) return fail('AREA_UNKNOWN', { cField: 'cAreaCode' })
  const operatorId = await operatorOfInvite(database.pool, body.cInviteCode)
  if (operatorId instanceof Failed) return operatorId
  const { cEnterpriseName: name, cInviteCode: inviteCode } = body
  return { accountId, name, ...region, managerPhone: phone, inviteCode, operatorId }
}

function applicationRoutes(context: AppContext): void {
  const { database, personalData, limits } = context
  handle(context, endpoints.getEnterpriseApply, async ({ params, caller }) => {
    const row = await findOwnApplication(database.pool, { accountId: caller.accountId, id: params.id })
    return row ? wireEnterpriseApply(row, personalData) : fail('EMPTY')
  })
  handle(context, endpoints.getDataPageLoadList, async ({ body, caller }) => {
    const encoding = {
      signKey: caller.signKey,
      path: endpoints.getDataPageLoadList.path,
      fields: ENCODED_MEMBERS.entities,
    }
    const { request: decoded, fault } = decodeRequest(body, encoding)
    if (fault) return fault
    if (!APPLY_ENTITY.test(String(decoded['cEntityName']))) return fail('EMPTY')
    const page = { number: body.pageNumber, size: body.pageSize }
    const { accountId, phone, isOperator } = caller
    const where = decoded['cWhereStr']
    const request = {
      where: typeof where === 'string' ? where : undefined,
      queries: [],
      filterField: '',
      filterValue: undefined,
    }
    const asked = readConditions(request, applications, { accountId, phone, isOperator, isAdmin: false })
    if (asked instanceof Failed) return refuseFilter('cWhereStr', asked.detail.cReason, asked.detail.iPosition)
    const { results, total } = await listOwnApplications(database.pool, accountId, { ...page, ...asked })
    return { results: results.map((row) => wireEnterpriseApply(row, personalData)), iTotleSize: total }
  })
  handle(
    context,
    endpoints.checkInviteCode,
    async ({ body }) => {
      const found = await findInvite(database.pool, body.cInviteCode)
      return {
        bExist: found !== undefined,
        bOperator: found?.operator !== undefined,
        cOwnOperatorUuid: found?.operator?.id ?? '',
        cOwnOperatorName: found?.operator?.name ?? '',
      }
    },
    // Codes could be guessed.
    { perMinute: limits.loginsPerMinute },
  )
}
