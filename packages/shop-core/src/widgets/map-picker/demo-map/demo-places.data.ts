import type { Coordinate } from '../../widget-host/map-provider.ts'

/** A district of the demo's cities with a quarter that does not exist, around which its places lie. */
export interface DemoDistrict {
  readonly province: string
  readonly city: string
  readonly district: string
  /** Code of the national list (GB/T 2260). */
  readonly adcode: string
  readonly quarter: string
  readonly centre: Coordinate
}

const HANGZHOU = { province: '浙江省', city: '杭州市' }
const SHANGHAI = { province: '上海市', city: '上海市' }
const BEIJING = { province: '北京市', city: '北京市' }

/** Four districts of each of three cities. Engine 8.4. */
export const DEMO_DISTRICTS: readonly DemoDistrict[] = [
  { ...HANGZHOU, district: '西湖区', adcode: '330106', quarter: '青禾', centre: { lng: 120.13, lat: 30.259 } },
  { ...HANGZHOU, district: '上城区', adcode: '330102', quarter: '云杉', centre: { lng: 120.171, lat: 30.242 } },
  { ...HANGZHOU, district: '拱墅区', adcode: '330105', quarter: '白鹭', centre: { lng: 120.142, lat: 30.319 } },
  { ...HANGZHOU, district: '滨江区', adcode: '330108', quarter: '松涛', centre: { lng: 120.211, lat: 30.208 } },
  { ...SHANGHAI, district: '黄浦区', adcode: '310101', quarter: '银杏', centre: { lng: 121.49, lat: 31.222 } },
  { ...SHANGHAI, district: '徐汇区', adcode: '310104', quarter: '海棠', centre: { lng: 121.436, lat: 31.188 } },
  { ...SHANGHAI, district: '浦东新区', adcode: '310115', quarter: '星桥', centre: { lng: 121.544, lat: 31.221 } },
  { ...SHANGHAI, district: '静安区', adcode: '310106', quarter: '百川', centre: { lng: 121.447, lat: 31.238 } },
  { ...BEIJING, district: '朝阳区', adcode: '110105', quarter: '雁栖', centre: { lng: 116.47, lat: 39.921 } },
  { ...BEIJING, district: '海淀区', adcode: '110108', quarter: '书院', centre: { lng: 116.298, lat: 39.959 } },
  { ...BEIJING, district: '东城区', adcode: '110101', quarter: '丁香', centre: { lng: 116.416, lat: 39.928 } },
  { ...BEIJING, district: '丰台区', adcode: '110106', quarter: '枫林', centre: { lng: 116.287, lat: 39.858 } },
]

/** What each quarter has, from its middle outwards. */
export const DEMO_PLACE_KINDS: readonly string[] = [
  '地铁站',
  '商业中心',
  '科技大厦',
  '咖啡馆',
  '书店',
  '银行',
  '酒店',
  '图书馆',
  '便利店',
  '邮局',
  '小学',
  '社区服务中心',
  '菜市场',
  '医院',
  '体育馆',
  '中学',
  '停车场',
  '公园',
  '加油站',
  '物流园',
]

/** A number of a quarter's street. */
export function demoStreet(quarter: string, number: number): string {
  return `${quarter}路 ${number} 号`
}
