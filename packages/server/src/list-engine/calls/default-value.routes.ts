import { DEFAULT_VALUE_LIMITS } from '@mallwright/contract/list-engine'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail } from '../../gateway/failures/failure.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'
import { handle } from '../../gateway/handle.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { idempotencyKey } from '../../gateway/site-access.ts'
import { lockAccount } from '../../session/session.store.ts'
import type { DefinitionReader } from '../layouts/list-definitions.ts'
import { deleteDefaults, readDefaults, saveDefaults } from '../layouts/plan.store.ts'
import { markStale, newlyStale, withoutStale } from './default-references.ts'
import { viewerOf } from './list-caller.ts'

const endpoints = ENDPOINTS.listEngine

/** Registers the handlers of default query values, which belong to the person of the session. */
export function defaultValueRoutes(context: AppContext, reader: DefinitionReader): void {
  const { database } = context
  /** The caller, whose values they are; nobody for anyone else. */
  const ownerOf = async (caller: AccountCaller, personId: string) => {
    const viewer = viewerOf(caller)
    return viewer.owner.cPersonUuid === personId ? viewer : undefined
  }
  handle(context, endpoints.getDefaultValue, async ({ params, caller }) => {
    const { queryCode: key, personId } = params
    const owner = await ownerOf(caller, personId)
    if (!owner) return fail('EMPTY')
    const values = await readDefaults(database.pool, { key, personId })
    return markStale(context.lists.pool, await reader.read(), { queryCode: key, caller: owner }, values)
  })
  handle(context, endpoints.deleteDefaultValue, async ({ params, caller }) => {
    const { queryCode: key, personId } = params
    if (!(await ownerOf(caller, personId))) return fail('EMPTY')
    await deleteDefaults(database.pool, { key, personId })
    return DONE
  })
  handle(context, endpoints.saveDefaultValue, async ({ body, caller, payload }) => {
    const { cComponentKey: key, cUserUuid: personId } = body
    const owner = await ownerOf(caller, personId)
    if (!owner) return fail('EMPTY')
    const entries = Object.entries(body.defaultMap).filter(([, value]) => value.trim() !== '')
    if (entries.length === 0) return fail('DEFAULTS_EMPTY', { cField: 'defaultMap' })
    const { fields: iMax } = DEFAULT_VALUE_LIMITS
    if (entries.length > iMax) return fail('TOO_MANY_DEFAULTS', { iMax })
    const values = withoutStale(Object.fromEntries(entries))
    const kept = await readDefaults(database.pool, { key, personId })
    const asked = { queryCode: key, caller: owner }
    const cField = await newlyStale(context.lists.pool, await reader.read(), asked, { values, kept })
    if (cField !== undefined) return fail('REFERENCE_STALE', { cField })
    const { accountId } = caller
    return runIdempotent(database, idempotencyKey(endpoints.saveDefaultValue, { body, caller, payload }), {
      lock: (client) => lockAccount(client, { id: accountId }),
      work: async (client) => {
        await saveDefaults(client, { key, personId, accountId }, values)
        return DONE
      },
    })
  })
}
