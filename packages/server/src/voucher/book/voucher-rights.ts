import { VOUCHER_TYPE_CODES, voucherMenu } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'

import type { Queryable } from '../../db/query.ts'
import { MENU_RIGHTS } from '../../permission/permission.store.ts'

/** The buttons that an account may use, by type; a type without any cannot be opened. */
export type VoucherRights = ReadonlyMap<VoucherType, readonly string[]>

/** Reads what an account may do with vouchers of some types, of all unless named, in one statement. */
export async function readRights(
  client: Queryable,
  accountId: string,
  types: readonly VoucherType[] = VOUCHER_TYPE_CODES,
): Promise<VoucherRights> {
  const found = await MENU_RIGHTS.all(client, [accountId, types.map(voucherMenu)])
  const byMenu = new Map(found.map(({ menu, buttonCodes }) => [menu, buttonCodes]))
  return new Map(
    types.flatMap((type) => {
      const codes = byMenu.get(voucherMenu(type))
      return codes ? [[type, codes] as const] : []
    }),
  )
}
