import { expect, it } from 'vitest'

import { distanceBetween } from '../model/geo.ts'
import { demoAddress, demoPlacesNear, DEMO_PLACES, searchDemoPlaces } from './demo-places.ts'

it('has 240 places of three cities, each of its own name at its own point', () => {
  expect(DEMO_PLACES).toHaveLength(240)
  expect(new Set(DEMO_PLACES.map(({ area }) => area.city)).size).toBe(3)
  for (const key of ['id', 'name'] as const) expect(new Set(DEMO_PLACES.map((place) => place[key])).size).toBe(240)
  for (const { area, location } of DEMO_PLACES) expect(distanceBetween(area.centre, location)).toBeLessThan(2000)
})

it('knows the address of a point in reach of a place, and none beyond', () => {
  expect(demoAddress({ lng: 120.13, lat: 30.259 })).toMatchObject({
    address: '浙江省杭州市西湖区青禾路 6 号',
    addressComponent: {
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      adcode: '330106',
      street: '青禾路 6 号',
    },
  })
  expect(demoAddress({ lng: 116.47, lat: 39.921 })?.address).toBe('北京市朝阳区雁栖路 6 号')
  expect(demoAddress({ lng: 2.35, lat: 48.85 })).toBeUndefined()
})

it('finds places by words, in one city or in all', () => {
  expect(searchDemoPlaces('书店')).toHaveLength(12)
  expect(searchDemoPlaces('书店', '上海市').map(({ name }) => name)).toEqual([
    '银杏书店',
    '海棠书店',
    '星桥书店',
    '百川书店',
  ])
  expect(searchDemoPlaces('路', '北京市')).toHaveLength(20)
  expect(searchDemoPlaces('不存在')).toEqual([])
})

it('tells the places around a point by their distance', () => {
  const near = demoPlacesNear({ lng: 120.13, lat: 30.259 })
  expect(near[0]).toMatchObject({ name: '青禾地铁站', distance: 140 })
  const distances = near.map(({ distance = 0 }) => distance)
  expect(distances).toEqual([...distances].sort((one, other) => one - other))
  expect(demoPlacesNear({ lng: 2.35, lat: 48.85 })).toEqual([])
})
