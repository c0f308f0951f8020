import { decodeMembers, ENCODED_MEMBERS, getData4Tree, getPageData4List } from '@mallwright/contract/list-engine'

const ENCODED: Readonly<Record<string, readonly string[]>> = {
  [getPageData4List.path]: ENCODED_MEMBERS.list,
  [getData4Tree.path]: ENCODED_MEMBERS.tree,
}

/** The body of a call to an address as a gateway reads it: with its texts decoded. */
export function plainBody(
  address: string,
  body: Readonly<Record<string, unknown>>,
  signKey: string,
): Record<string, unknown> {
  if (body['bEncrypt'] !== true) return { ...body }
  const path = Object.keys(ENCODED).find((known) => address.endsWith(known)) ?? ''
  return decodeMembers(body, { signKey, path, names: ENCODED[path] ?? [] })
}
