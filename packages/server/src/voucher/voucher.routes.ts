import { ENDPOINTS } from '@mallwright/contract/registry'
import { VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import type { AppContext } from '../gateway/app-context.ts'
import { DONE, fail, Failed } from '../gateway/failures/failure.ts'
import { undoFailed } from '../gateway/failures/undo-failed.store.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { currentInstitution } from '../gateway/guard/institution.store.ts'
import type { CurrentInstitution } from '../gateway/guard/institution.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { lockName } from '../db/query.ts'
import type { DefinitionReader } from '../list-engine/layouts/list-definitions.ts'
import { collaborates, setCollaboration } from './mall/collaboration.store.ts'
import { voucherExportRoutes } from './lists/voucher-export.routes.ts'
import { voucherMoveRoutes } from './move/voucher-move.routes.ts'
import { traceVoucher } from './read/trace.store.ts'
import { countUnfinished, findByNumber, readLog, readOffTypes, stepFrom } from './read/voucher-read.store.ts'
import { readWhole } from './read/read-whole.ts'
import { pullLines } from './save/pull-lines.ts'
import { saveVoucher } from './save/save-voucher.ts'
import { findVoucher } from './book/voucher-row.store.ts'
import { findTemplate, listTemplates } from './templates/template.store.ts'
import type { TemplateRow } from './templates/template.store.ts'
import { wireTemplate } from './templates/template.wire.ts'
import { inVoucherTransaction, retryDeadlock } from './book/voucher-transaction.ts'
import { makerOf } from './book/voucher-maker.ts'
import { readRights } from './book/voucher-rights.ts'
import { countTasks } from './workflow/workflow.store.ts'

const endpoints = ENDPOINTS.voucher

/** Bytes of a save: a thousand lines of twenty columns. Engine 11.1. */
const SAVE_LIMIT = 1024 * 1024

/** Registers the handlers of vouchers. */
export function voucherRoutes(context: AppContext, definitions: DefinitionReader): void {
  templateRoutes(context, definitions)
  readingRoutes(context, definitions)
  savingRoutes(context, definitions)
  workRoutes(context)
  voucherMoveRoutes(context)
  voucherExportRoutes(context, definitions)
}

function isVoucherType(code: string): code is VoucherType {
  return Object.hasOwn(VOUCHER_TYPES, code)
}

function templateRoutes(context: AppContext, definitions: DefinitionReader): void {
  const { pool } = context.database
  /** A template for whoever may open its type in the current institution. */
  const show = async (
    { accountId, locale }: { readonly accountId: string; readonly locale: Locale },
    find: (institution: CurrentInstitution) => Promise<TemplateRow | undefined>,
  ) => {
    const institution = await currentInstitution(pool, accountId)
    const template = institution && !institution.isStopped ? await find(institution) : undefined
    if (!institution || !template) return fail('NO_DATA_PERMISSION')
    const type = template.type as VoucherType
    if (!(await readRights(pool, accountId, [type])).has(type)) return fail('NO_DATA_PERMISSION')
    const [all, off, { options }] = await Promise.all([
      listTemplates(pool, type, institution.id),
      readOffTypes(pool, institution.id),
      definitions.read(),
    ])
    return wireTemplate(template, { all, options, isOff: (other) => off.has(other), locale })
  }
  handle(context, endpoints.getOrgDefaultVoucherTemplate, async ({ params, caller: { accountId }, locale }) => {
    const { voucherCode, orgUuid } = params
    return show({ accountId, locale }, async (institution) => {
      if (orgUuid !== institution.orgUuid || !isVoucherType(voucherCode)) return undefined
      const all = await listTemplates(pool, voucherCode, institution.id)
      return all.find(({ isDefault }) => isDefault) ?? all[0]
    })
  })
  handle(context, endpoints.getOneVoucherTemplate, async ({ params, caller: { accountId }, locale }) =>
    show({ accountId, locale }, ({ id }) => findTemplate(pool, params.templateUuid, id)),
  )
}

function readingRoutes(context: AppContext, definitions: DefinitionReader): void {
  const { pool } = context.database
  handle(context, endpoints.getVoucher, async ({ body, caller, institution }) => {
    const maker = makerOf(caller, institution)
    const row = await findVoucher(pool, { organisationId: maker.organisationId, type: body.cVouchType, id: body.cUuid })
    return row ? readWhole(pool, row, { maker, definitions: await definitions.read() }) : fail('EMPTY')
  })
  handle(context, endpoints.findVoucherByNo, async ({ body, caller, institution }) => {
    const { organisationId } = makerOf(caller, institution)
    const cUuid = await findByNumber(pool, organisationId, body.cVouchType, body.cVoucherNo.trim())
    return cUuid === undefined ? fail('VOUCHER_NOT_FOUND') : { cUuid }
  })
  handle(context, endpoints.getVoucherPosition, async ({ body, caller, institution }) => {
    const { organisationId } = makerOf(caller, institution)
    const at = (move: typeof body.cMove, from: string | undefined) =>
      stepFrom(pool, organisationId, body.cVouchType, { move, from })
    const cUuid = await at(body.cMove, body.cUuid)
    if (cUuid === undefined) return fail('VOUCHER_NOT_FOUND')
    const [first, last] = await Promise.all([at('first', undefined), at('last', undefined)])
    return { cUuid, bFirst: cUuid === first, bLast: cUuid === last }
  })
  handle(context, endpoints.getVoucherLog, async ({ body, caller, institution }) => {
    const { organisationId } = makerOf(caller, institution)
    const row = await findVoucher(pool, { organisationId, type: body.cVouchType, id: body.cUuid })
    if (!row) return fail('EMPTY')
    const entries = await readLog(pool, row.id)
    return {
      results: entries.map((entry) => ({
        cAction: entry.action,
        cPersonName: entry.personName,
        dTime: wireTime(entry.createdAt),
        iFromState: entry.fromState,
        iToState: entry.toState,
        cOpinion: entry.opinion,
      })),
    }
  })
}

function savingRoutes(context: AppContext, definitions: DefinitionReader): void {
  const { database } = context
  const today = () => wireTime(new Date()).slice(0, 10)
  handle(context, endpoints.pullVoucher, async ({ body, caller, institution, locale }) => {
    const maker = makerOf(caller, institution)
    const saving = { maker, definitions: await definitions.read(), locale, today: today() }
    return inVoucherTransaction(database, (client) => pullLines(client, body.cVouchType, body.upRowKeys, saving))
  })
  handle(
    context,
    endpoints.saveVoucher,
    async ({ body, caller, institution, locale, payload }) => {
      const maker = makerOf(caller, institution)
      const saving = { maker, definitions: await definitions.read(), locale, today: today() }
      const key = idempotencyKey(endpoints.saveVoucher, { body, caller, payload })
      const saved = await retryDeadlock(() =>
        runIdempotent(database, key, {
          lock: (client) => lockName(client, `${caller.accountId} ${body.cRequestUuid}`),
          work: (client) =>
            undoFailed(client, async () => {
              const row = await saveVoucher(client, body, saving)
              return row instanceof Failed ? row : { id: row.id }
            }),
        }),
      )
      if (saved instanceof Failed) return saved
      const { organisationId } = maker
      const row = await findVoucher(database.pool, { organisationId, type: body.cVouchType, id: saved.id })
      return row ? readWhole(database.pool, row, saving) : fail('EMPTY')
    },
    { bodyLimit: SAVE_LIMIT },
  )
}

function workRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, endpoints.getTrackListByTypeAndUuid, async ({ body, caller, institution, locale }) => {
    const { organisationId } = makerOf(caller, institution)
    const isOther =
      (body.cOrgUuid && body.cOrgUuid !== institution?.orgUuid) ||
      (body.cAccUuid && body.cAccUuid !== institution?.accUuid)
    if (isOther) return fail('NO_DATA_PERMISSION')
    const row = await findVoucher(pool, { organisationId, type: body.cVouchType, id: body.cUuid })
    if (!row) return fail('NO_DATA_PERMISSION')
    const [rights, off] = await Promise.all([readRights(pool, caller.accountId), readOffTypes(pool, organisationId)])
    return traceVoucher(pool, row.id, {
      organisationId,
      locale,
      mayOpen: (type) => rights.has(type),
      isOff: (type) => off.has(type),
    })
  })
  handle(context, endpoints.getVoucherWork, async ({ caller, institution, locale }) => {
    const { organisationId, personId } = makerOf(caller, institution)
    const [rights, off, counts, iTaskCount, bCollaborate] = await Promise.all([
      readRights(pool, caller.accountId),
      readOffTypes(pool, organisationId),
      countUnfinished(pool, organisationId),
      countTasks(pool, personId),
      collaborates(pool, organisationId),
    ])
    const types = [...rights]
      .filter(([type]) => !off.has(type))
      .map(([type, codes]) => {
        const { step, side, name } = VOUCHER_TYPES[type]
        return {
          cVouchType: type,
          cVouchTypeName: translate(locale, name),
          cStepNo: step,
          cSide: side,
          iOpenCount: counts.get(type) ?? 0,
          bAdd: codes.includes('ADD'),
        }
      })
    const bMayCollaborate = institution?.kind === 'enterprise' && institution.isAdmin
    return { types, iTaskCount, bCollaborate, bMayCollaborate }
  })
  handle(context, endpoints.saveCollaboration, async ({ body, institution }) => {
    if (institution?.kind !== 'enterprise') return fail('NOT_FOR_TEAMS')
    await setCollaboration(pool, institution.id, body.bCollaborate)
    return DONE
  })
}
