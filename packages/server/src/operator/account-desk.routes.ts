import { ENDPOINTS } from '@mallwright/contract/registry'

import { recordAction } from '../audit/audit-log.store.ts'
import type { AuditedAction } from '../audit/audit-log.store.ts'
import { inTransaction } from '../db/database.ts'
import type { Transaction } from '../db/database.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { DONE, fail, Failed } from '../gateway/failures/failure.ts'
import type { AnyFailed, Done } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { maskPhone } from '../personal-data/mask.ts'
import {
  listAccounts,
  listInstitutions,
  listMembers,
  setAccountStopped,
  setInstitutionStopped,
  setMemberStopped,
  setOperator,
} from './account-desk.store.ts'
import { deskFilter, deskPage } from './desk-filter.ts'
import { refuseOtherOperators } from './operator-scope.store.ts'
import { wireAccount, wireDeskInstitution, wireMember } from './operator.wire.ts'

const endpoints = ENDPOINTS.operator

/** Registers the handlers of accounts, institutions and their members. */
export function accountDeskRoutes(context: AppContext): void {
  listRoutes(context)
  stopRoutes(context)
}

function listRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, endpoints.getAccountPage, async ({ body, caller }) => {
    const refused = await refuseOtherOperators(pool, caller.accountId)
    return refused ?? deskPage(await listAccounts(pool, { ...deskFilter(body), isStopped: body.bStop }), wireAccount)
  })
  handle(context, endpoints.getInstitutionPage, async ({ body, caller }) => {
    const refused = await refuseOtherOperators(pool, caller.accountId)
    const filter = { ...deskFilter(body), kind: body.iAuthenticationType, isStopped: body.bAccStop }
    return refused ?? deskPage(await listInstitutions(pool, filter), wireDeskInstitution)
  })
  handle(context, endpoints.getMemberPage, async ({ body, caller }) => {
    const refused = await refuseOtherOperators(pool, caller.accountId)
    const filter = { ...deskFilter(body), institutionId: body.cEnterpriseUuid }
    return refused ?? deskPage(await listMembers(pool, filter), wireMember)
  })
}

function stopRoutes(context: AppContext): void {
  handle(context, endpoints.stopAllLinkUser, async ({ body, caller }) => {
    const { cAllLinkUserUuid: id, bStop: isStopped, cReason: reason } = body
    if (isStopped && reason === '') return fail('REASON_NEEDED', { cField: 'cReason' })
    if (id === caller.accountId) return fail('ACCOUNT_PROTECTED')
    const entry = { accountId: caller.accountId, action: eventOf('stopAllLinkUser', isStopped), subjectId: id, reason }
    return recorded(context, entry, async (client) => {
      const phone = await setAccountStopped(client, { id, isStopped })
      return phone instanceof Failed ? phone : maskPhone(phone)
    })
  })
  handle(context, endpoints.saveOperator, async ({ body, caller }) => {
    const { cAllLinkUserUuid: id, bOperator: isOperator } = body
    if (id === caller.accountId) return fail('ACCOUNT_PROTECTED')
    const action = isOperator ? 'saveOperator.give' : 'saveOperator.take'
    return recorded(context, { accountId: caller.accountId, action, subjectId: id }, async (client) => {
      const phone = await setOperator(client, { id, isOperator })
      return phone instanceof Failed ? phone : maskPhone(phone)
    })
  })
  handle(context, endpoints.stopAccount, async ({ body, caller }) => {
    const { cAccUuid: accUuid, bStop: isStopped, cReason: reason } = body
    if (isStopped && reason === '') return fail('REASON_NEEDED', { cField: 'cReason' })
    const entry = { accountId: caller.accountId, action: eventOf('stopAccount', isStopped), subjectId: accUuid, reason }
    return recorded(context, entry, (client) => setInstitutionStopped(client, { accUuid, isStopped }))
  })
  handle(context, endpoints.stopUser, async ({ body, caller }) => {
    const { cPersonUuid: personId, bStop: isStopped, cReason: reason } = body
    if (isStopped && reason === '') return fail('REASON_NEEDED', { cField: 'cReason' })
    const entry = { accountId: caller.accountId, action: eventOf('stopUser', isStopped), subjectId: personId, reason }
    return recorded(context, entry, (client) => setMemberStopped(client, { personId, isStopped }))
  })
}

function eventOf(endpointName: string, isStopped: boolean): string {
  return `${endpointName}.${isStopped ? 'stop' : 'resume'}`
}

type Closed = Failed<'GATE_CLOSED', { readonly cGate: 'OPERATOR' }>

/** Runs an act of the mall's operators and its entry in the audit log in one transaction; `act` gives the subject's name. */
export async function recorded<F extends AnyFailed>(
  { database }: AppContext,
  entry: Omit<AuditedAction, 'subject'>,
  act: (client: Transaction) => Promise<string | F>,
): Promise<Done | F | Closed> {
  return inTransaction(database, async (client) => {
    const refused = await refuseOtherOperators(client, entry.accountId)
    if (refused) return refused
    const subject = await act(client)
    if (subject instanceof Failed) return subject
    await recordAction(client, { ...entry, subject })
    return DONE
  })
}
