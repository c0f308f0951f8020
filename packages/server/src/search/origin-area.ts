import { areaList } from '@vant/area-data'

/** A name without what kind of area it is, as addresses of shops have it: 浙江省 → 浙江, 杭州市 → 杭州. */
function shortName(name: string): string {
  return name.replace(/(?:省|市|特别行政区|(?:壮族|回族|维吾尔)?自治区)$/, '')
}

const PROVINCES = Object.entries(areaList.province_list).map(([code, name]) => ({ code, name: shortName(name) }))
const CITIES = Object.entries(areaList.city_list).map(([code, name]) => ({ code, name: shortName(name) }))

/** Code of the province or city that a place such as 浙江 杭州 names; `undefined` for others. */
export function areaCodeOfPlace(place: string): string | undefined {
  const province = PROVINCES.find(({ name }) => place.startsWith(name))
  if (!province) return undefined
  const prefix = province.code.slice(0, 2)
  const city = CITIES.find(({ code, name }) => code.startsWith(prefix) && place.includes(name, province.name.length))
  return city?.code ?? province.code
}

/** What places in a province or city begin with and contain; `undefined` for an unknown code. */
export function placeOfAreaCode(code: string): readonly [province: string, city: string] | undefined {
  const province = PROVINCES.find((entry) => entry.code === `${code.slice(0, 2)}0000`)
  if (!province) return undefined
  if (code.endsWith('0000')) return [province.name, '']
  const city = CITIES.find((entry) => entry.code === `${code.slice(0, 4)}00`)
  return city ? [province.name, city.name] : undefined
}
