import { getAreaTree4Children } from '@mallwright/contract/address'
import type { AreaNode } from '@mallwright/contract/address'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

import { CallError } from '../query/index.ts'

/** An area of the tree of provinces, cities and districts. */
export interface Area {
  readonly value: string
  readonly label: string
  readonly children?: readonly Area[]
}

/** The area tree. Rejects with `CallError`. */
export async function readAreaTree(send: Send): Promise<readonly Area[]> {
  const answer = await createApi({ getAreaTree4Children }, send).getAreaTree4Children({})
  if (!answer.ok) throw new CallError(answer)
  return answer.data.data.map(areaOf)
}

/** Codes from the province down to a district's code. */
export function areaPath(areaCode: string): readonly string[] {
  return areaCode === '' ? [] : [`${areaCode.slice(0, 2)}0000`, `${areaCode.slice(0, 4)}00`, areaCode]
}

/** Names from the province down; a municipality's name appears once. Empty for an unknown code. */
export function areaNamesOf(tree: readonly Area[], areaCode: string): readonly string[] {
  let level = tree
  const names = areaPath(areaCode).flatMap((code) => {
    const area = level.find(({ value }) => value === code)
    level = area?.children ?? []
    return area?.label ?? []
  })
  return names.length === 3 ? [...new Set(names)] : []
}

/** The areas from a province down to the district of these names; empty for unknown ones. */
export function areasNamed(tree: readonly Area[], names: readonly string[]): readonly Area[] {
  let level = tree
  const areas = names.flatMap((name) => {
    const area = level.find(({ label }) => label === name)
    level = area?.children ?? []
    return area ?? []
  })
  return areas.length === names.length ? areas : []
}

/** Names of the areas from a province's code down to a district's. */
export function areaNamesAt(tree: readonly Area[], path: readonly string[]): readonly string[] {
  let level = tree
  return path.map((code) => {
    const area = level.find(({ value }) => value === code)
    level = area?.children ?? []
    return area?.label ?? ''
  })
}

function areaOf({ cAreaCode, cFullName, children }: AreaNode): Area {
  return { value: cAreaCode, label: cFullName, ...(children.length > 0 && { children: children.map(areaOf) }) }
}
