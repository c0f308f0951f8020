import { HEADER_TYPES } from '@mallwright/contract/invoice'
import { ENDPOINTS } from '@mallwright/contract/registry'
import type { CheckedInputOf } from '@mallwright/contract/rpc'

import type { AppContext } from '../gateway/app-context.ts'
import { namedOwner } from '../sale/buyer-owner.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import {
  addHeader,
  changeHeader,
  listHeaders,
  lockHeaders,
  makeDefaultHeader,
  removeHeader,
} from './invoice-header.store.ts'
import type { HeaderContent } from './invoice-header.store.ts'
import { wireHeader } from './invoice-header.wire.ts'

const endpoints = ENDPOINTS.invoice

/** Registers the handlers of invoice headers. */
export function invoiceHeaderRoutes(context: AppContext): void {
  const { database, personalData } = context
  handle(context, endpoints.getHeaderList, async ({ body, caller }) => {
    const owner = await namedOwner(database.pool, caller.accountId, body.bInstitution)
    if (owner instanceof Failed) return owner
    return { results: (await listHeaders(database.pool, owner)).map((row) => wireHeader(row, personalData)) }
  })
  handle(context, endpoints.saveHeader, async (call) => {
    const { body, caller } = call
    if (body.iHeaderType === HEADER_TYPES.enterprise && body.cTaxNo === '')
      return fail('TAX_NUMBER_MISSING', { cField: 'cTaxNo' })
    const owner = await namedOwner(database.pool, caller.accountId, body.bInstitution)
    if (owner instanceof Failed) return owner
    const content = contentOf(context, body)
    const id = body.cHeaderUuid
    return runIdempotent(database, idempotencyKey(endpoints.saveHeader, call), {
      lock: (client) => lockHeaders(client, owner),
      work: async (client) => {
        const row =
          id === '' ? await addHeader(client, owner, content) : await changeHeader(client, owner, { id, content })
        return row instanceof Failed ? row : wireHeader(row, personalData)
      },
    })
  })
  handle(context, endpoints.deleteHeader, async (call) => {
    const owner = await namedOwner(database.pool, call.caller.accountId, call.body.bInstitution)
    if (owner instanceof Failed) return owner
    return runIdempotent(database, idempotencyKey(endpoints.deleteHeader, call), {
      lock: (client) => lockHeaders(client, owner),
      work: (client) => removeHeader(client, owner, call.body.cHeaderUuid),
    })
  })
  handle(context, endpoints.setDefaultHeader, async (call) => {
    const owner = await namedOwner(database.pool, call.caller.accountId, call.body.bInstitution)
    if (owner instanceof Failed) return owner
    return runIdempotent(database, idempotencyKey(endpoints.setDefaultHeader, call), {
      lock: (client) => lockHeaders(client, owner),
      work: (client) => makeDefaultHeader(client, owner, call.body.cHeaderUuid),
    })
  })
}

/** What a save stores: a person's header has a title alone. */
function contentOf(
  { personalData }: AppContext,
  body: CheckedInputOf<typeof endpoints.saveHeader>['body'],
): HeaderContent {
  const isEnterprise = body.iHeaderType === HEADER_TYPES.enterprise
  const account = isEnterprise ? body.cBankAccount : ''
  return {
    headerType: body.iHeaderType,
    title: body.cTitle,
    taxNo: isEnterprise ? body.cTaxNo : '',
    regAddress: isEnterprise ? body.cRegAddress : '',
    regPhone: isEnterprise ? body.cRegPhone.trim() : '',
    bankName: isEnterprise ? body.cBankName : '',
    email: body.cEmail,
    phone: body.cPhone.trim(),
    isDefault: body.bDefault,
    ...(account !== undefined && { bankAccountEncrypted: account === '' ? null : personalData.encrypt(account) }),
  }
}
