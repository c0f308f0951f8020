import { DEFAULT_VALUE_LIMITS } from '@mallwright/contract/list-engine'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { currentInstitution } from '../../gateway/institution.store.ts'
import { idempotencyKey } from '../../gateway/site-access.ts'
import { lockAccount } from '../../session/session.store.ts'
import { deleteDefaults, readDefaults, saveDefaults } from '../layouts/plan.store.ts'

const endpoints = ENDPOINTS.listEngine

/** Registers the handlers of default query values, which belong to the person of the session. */
export function defaultValueRoutes(context: AppContext): void {
  const { database } = context
  const isOwn = async (accountId: string, personId: string) =>
    (await currentInstitution(database.pool, accountId))?.personId === personId
  handle(context, endpoints.getDefaultValue, async ({ params, caller }) => {
    const { queryCode: key, personId } = params
    return (await isOwn(caller.accountId, personId)) ? readDefaults(database.pool, { key, personId }) : fail('EMPTY')
  })
  handle(context, endpoints.deleteDefaultValue, async ({ params, caller }) => {
    const { queryCode: key, personId } = params
    if (!(await isOwn(caller.accountId, personId))) return fail('EMPTY')
    await deleteDefaults(database.pool, { key, personId })
    return DONE
  })
  handle(context, endpoints.saveDefaultValue, async ({ body, caller, payload }) => {
    const { cComponentKey: key, cUserUuid: personId } = body
    if (!(await isOwn(caller.accountId, personId))) return fail('EMPTY')
    const values = Object.entries(body.defaultMap).filter(([, value]) => value.trim() !== '')
    if (values.length === 0) return fail('DEFAULTS_EMPTY', { cField: 'defaultMap' })
    const { fields: iMax } = DEFAULT_VALUE_LIMITS
    if (values.length > iMax) return fail('TOO_MANY_DEFAULTS', { iMax })
    const { accountId } = caller
    return runIdempotent(database, idempotencyKey(endpoints.saveDefaultValue, { body, caller, payload }), {
      lock: (client) => lockAccount(client, { id: accountId }),
      work: async (client) => {
        await saveDefaults(client, { key, personId, accountId }, Object.fromEntries(values))
        return DONE
      },
    })
  })
}
