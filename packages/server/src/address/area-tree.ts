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
export const AREA_TREE: readonly AreaNode[] = level(areaList.province_list, (province) =>
  level(below(areaList.city_list, province.slice(0, 2)), (city) =>
    level(below(areaList.county_list, city.slice(0, 4)), () => []),
  ),
)

/** The names of an area by its code; `undefined` when it is none of the third level. */
export function areaNames(code: string): AreaNames | undefined {
  const area = ownValue(areaList.county_list, code)
  const city = ownValue(areaList.city_list, `${code.slice(0, 4)}00`)
  const province = ownValue(areaList.province_list, `${code.slice(0, 2)}0000`)
  return area && city && province ? { province, city, area } : undefined
}

type CodeList = Readonly<Record<string, string>>

function level(list: CodeList, childrenOf: (code: string) => readonly AreaNode[]): readonly AreaNode[] {
  return Object.entries(list).map(([code, name]) => ({
    cFullName: name,
    cAreaCode: code,
    children: childrenOf(code),
  }))
}

function below(list: CodeList, prefix: string): CodeList {
  return Object.fromEntries(Object.entries(list).filter(([code]) => code.startsWith(prefix)))
}
