import type { Label } from '@mallwright/contract/values'

/** Texts of the map picker. Specification 2 §2.3, §5. */
export const MAP_LABELS = {
  title: { zh: '选择地点', en: 'Choose a place' },
  apply: { zh: '确定', en: 'Confirm' },
  map: { zh: '地图：方向键移动，回车选择中心', en: 'Map: arrow keys move it, Enter chooses its middle' },
  zoomIn: { zh: '放大', en: 'Zoom in' },
  zoomOut: { zh: '缩小', en: 'Zoom out' },
  locate: { zh: '定位到当前位置', en: 'Find where I am' },
  keyword: { zh: '搜索地点', en: 'Search for a place' },
  search: { zh: '查询', en: 'Search' },
  found: { zh: '搜索结果', en: 'Results' },
  nearby: { zh: '附近地点', en: 'Nearby' },
  noneFound: { zh: '没有找到相关地点', en: 'No such place was found' },
  noneNearby: { zh: '附近没有地点', en: 'There are no places nearby' },
  searchFailed: { zh: '地点查询失败，请重试', en: 'The search failed. Please try again' },
  locating: { zh: '正在定位…', en: 'Finding where you are…' },
  denied: { zh: '定位授权被拒绝，请在地图上选择地点', en: 'Locating was refused. Choose a place on the map' },
  failed: { zh: '定位失败，请在地图上选择地点', en: 'You could not be located. Choose a place on the map' },
  pick: { zh: '请在地图上选择地点', en: 'Choose a place on the map' },
  reading: { zh: '正在获取地址…', en: 'Reading the address…' },
  unknown: { zh: '未获取到该地点的地址', en: 'This place has no known address' },
  addressFailed: { zh: '地址获取失败，请重新选择', en: 'The address could not be read. Please choose again' },
  outside: { zh: '当前地址超出可选择范围', en: 'This address is outside of the permitted area' },
  mapFailed: { zh: '地图加载失败', en: 'The map could not be loaded' },
  metres: { zh: '{count} 米', en: '{count} m' },
  kilometres: { zh: '{count} 公里', en: '{count} km' },
} satisfies Record<string, Label>
