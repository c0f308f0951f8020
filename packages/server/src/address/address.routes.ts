import { ADDRESS_LIMITS } from '@mallwright/contract/address'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../gateway/app-context.ts'
import { namedOwner } from '../sale/buyer-owner.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { addAddress, changeAddress, listAddresses, lockAddresses, makeDefault, removeAddress } from './address.store.ts'
import { wireAddress } from './address.wire.ts'
import { AREA_TREE, areaNames } from './area-tree.ts'
import { parseAddress } from './parse-address.ts'

const endpoints = ENDPOINTS.address

/** Registers the handlers of the address area. */
export function addressRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.getAreaTree4Children, async () => ({ data: [...AREA_TREE] }))
  handle(context, endpoints.parseAddress, async ({ body }) => {
    const { receiver, phone, areaCode, detail } = parseAddress(body.cText)
    return {
      cReceiver: receiver,
      cMobilePhone: phone,
      cAreaCode: areaCode,
      cAddress: detail.slice(0, ADDRESS_LIMITS.detail),
    }
  })
  handle(context, endpoints.getAddressList, async ({ body, caller }) => {
    const owner = await namedOwner(database.pool, caller.accountId, body.bInstitution)
    if (owner instanceof Failed) return owner
    return { results: (await listAddresses(database.pool, owner)).map(wireAddress) }
  })
  handle(context, endpoints.saveAddress, async ({ body, caller, payload }) => {
    const names = areaNames(body.cAreaCode)
    if (!names) return fail('AREA_UNKNOWN', { cField: 'cAreaCode' })
    const owner = await namedOwner(database.pool, caller.accountId, body.bInstitution)
    if (owner instanceof Failed) return owner
    const content = {
      ...names,
      receiverName: body.cReceiver,
      phone: body.cMobilePhone,
      areaCode: body.cAreaCode,
      detail: body.cAddress,
      tag: body.cTag,
      isDefault: body.bDefault,
    }
    const id = body.cAddressUuid
    return runIdempotent(database, idempotencyKey(endpoints.saveAddress, { body, caller, payload }), {
      lock: (client) => lockAddresses(client, owner),
      work: async (client) => {
        const row =
          id === '' ? await addAddress(client, owner, content) : await changeAddress(client, owner, { id, content })
        return row instanceof Failed ? row : wireAddress(row)
      },
    })
  })
  handle(context, endpoints.deleteAddress, async ({ body, caller, payload }) => {
    const owner = await namedOwner(database.pool, caller.accountId, body.bInstitution)
    if (owner instanceof Failed) return owner
    return runIdempotent(database, idempotencyKey(endpoints.deleteAddress, { body, caller, payload }), {
      lock: (client) => lockAddresses(client, owner),
      work: (client) => removeAddress(client, owner, body.cAddressUuid),
    })
  })
  handle(context, endpoints.setDefaultAddress, async ({ body, caller, payload }) => {
    const owner = await namedOwner(database.pool, caller.accountId, body.bInstitution)
    if (owner instanceof Failed) return owner
    return runIdempotent(database, idempotencyKey(endpoints.setDefaultAddress, { body, caller, payload }), {
      lock: (client) => lockAddresses(client, owner),
      work: (client) => makeDefault(client, owner, body.cAddressUuid),
    })
  })
}
