import { ownValue } from '@mallwright/contract/values'
import type { AreaNode } from '@mallwright/contract/address'
import { areaList } from '@vant/area-data'

/** The names of an area of the third level, from the province down. */
export interface AreaNames {
  readonly province: string
  readonly city: string
  readonly area: string
}

/** The area tree of the national code list (GB/T 2260): provinces, cities, districts; six digits each. */
export const AREA_TREE: readonly AreaNode[] = areaTree()

/** The names of an area by its code; `undefined` when it is none of the third level. */
export function areaNames(code: string): AreaNames | undefined {
  const area = ownValue(areaList.county_list, code)
  const city = ownValue(areaList.city_list, `${code.slice(0, 4)}00`)
  const province = ownValue(areaList.province_list, `${code.slice(0, 2)}0000`)
  return area && city && province ? { province, city, area } : undefined
}

/** The name of an area of any level by its code; the code itself when there is none. */
export function areaName(code: string): string {
  const { province_list: provinces, city_list: cities, county_list: districts } = areaList
  return ownValue(provinces, code) ?? ownValue(cities, code) ?? ownValue(districts, code) ?? code
}

/** Built at every start of a server, so each list is read once. */
function areaTree(): readonly AreaNode[] {
  const areas = childrenByPrefix(areaList.county_list, 4, () => [])
  const cities = childrenByPrefix(areaList.city_list, 2, (code) => areas.get(code.slice(0, 4)) ?? [])
  return [...childrenByPrefix(areaList.province_list, 0, (code) => cities.get(code.slice(0, 2)) ?? []).values()].flat()
}

/** The areas of a list by the first digits of their codes, in the order of the list. */
function childrenByPrefix(
  list: Readonly<Record<string, string>>,
  digits: number,
  childrenOf: (code: string) => readonly AreaNode[],
): ReadonlyMap<string, readonly AreaNode[]> {
  const byPrefix = new Map<string, AreaNode[]>()
  for (const [cAreaCode, cFullName] of Object.entries(list)) {
    const prefix = cAreaCode.slice(0, digits)
    const area = { cFullName, cAreaCode, children: childrenOf(cAreaCode) }
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), area])
  }
  return byPrefix
}

/** Whether names lead to an area of the third level. */
export function isArea({ province, city, area }: AreaNames): boolean {
  const childrenOf = (nodes: readonly AreaNode[], name: string) =>
    nodes.find(({ cFullName }) => cFullName === name)?.children ?? []
  return childrenOf(childrenOf(AREA_TREE, province), city).some(({ cFullName }) => cFullName === area)
}
