import type { ServicePlace } from '@mallwright/contract/map'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import type { MapService } from '../ports/map/map-service.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

const POINT = { lng: 120.13, lat: 30.259 }
const PLACE: ServicePlace = { id: '1', name: '西湖', district: '西湖区', address: '龙井路1号', location: POINT }
const ADDRESS = {
  address: '浙江省杭州市西湖区龙井路1号',
  addressComponent: { province: '浙江省', city: '杭州市', district: '西湖区', adcode: '330106', street: '龙井路1号' },
  coordinate: POINT,
}

const down = () => Promise.reject(new Error('down'))
const picture = vi.fn<MapService['picture']>(() =>
  Promise.resolve({ mime: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]) }),
)
const map = {
  centre: POINT,
  reverse: vi.fn<MapService['reverse']>(() => Promise.resolve(ADDRESS)),
  suggest: vi.fn<MapService['suggest']>(() => Promise.resolve([PLACE])),
  nearby: vi.fn<MapService['nearby']>(() => Promise.resolve([{ ...PLACE, distance: 12 }])),
  picture,
}

let server: TestServer
let member: TestClient

beforeAll(async () => {
  server = await testServer({ map })
  member = await server.signIn('19900110001', { terminal: 'mobile' })
})
afterAll(() => server.close())

it('answers what the service knows', async () => {
  expect(await member.getPointAddress({ body: POINT })).toMatchObject({ data: { address: ADDRESS } })
  map.reverse.mockResolvedValueOnce(undefined)
  expect(await member.getPointAddress({ body: POINT })).toMatchObject({ data: { address: null } })
  expect(await member.searchPlaces({ body: { cKeyword: ' 西湖 ', cCity: '杭州市' } })).toMatchObject({
    data: { places: [PLACE] },
  })
  expect(map.suggest).toHaveBeenLastCalledWith('西湖', '杭州市')
  expect(await member.getNearbyPlaces({ body: POINT })).toMatchObject({ data: { places: [{ distance: 12 }] } })
})

it('says that the map is away when the service fails, and asks it nothing for a wrong point', async () => {
  map.reverse.mockImplementationOnce(down)
  expect(await member.getPointAddress({ body: POINT })).toMatchObject({
    failure: 'MAP_UNAVAILABLE',
    msg: '地图服务暂不可用，请稍后再试',
  })
  map.suggest.mockImplementationOnce(down)
  expect(await member.searchPlaces({ body: { cKeyword: '西湖' } })).toMatchObject({ failure: 'MAP_UNAVAILABLE' })
  map.nearby.mockImplementationOnce(down)
  expect(await member.getNearbyPlaces({ body: POINT })).toMatchObject({ failure: 'MAP_UNAVAILABLE' })
  const asked = map.reverse.mock.calls.length
  expect(await member.getPointAddress({ body: { lng: 200, lat: 0 } })).toMatchObject({ failure: 'FIELD_INVALID' })
  expect(map.reverse.mock.calls).toHaveLength(asked)
})

const tile = (path: string) => server.page(`/api/alc-public-framework/MapAction/getMapTile/${path}`)

it('sends tiles, each asked for once, with the point in their middle', async () => {
  const first = await tile('15/13659/6746')
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
  await tile('15/13659/6746')
  expect(picture).toHaveBeenCalledTimes(1)
  await tile('4/0/0')
  const [centre, zoom] = picture.mock.lastCall ?? []
  expect(zoom).toBe(4)
  expect(centre?.lng).toBeCloseTo(-157.5)
  expect(centre?.lat).toBeCloseTo(82.676, 2)
})

it.each(['18/0/0', '3/0/0', '4/8/0', '4/0/8', '4/0/9999999'])('has no tile %s', async (path) => {
  expect((await tile(path)).statusCode).toBe(404)
})

it('tells a tile that failed, and asks again', async () => {
  picture.mockImplementationOnce(down)
  expect((await tile('10/1/1')).statusCode).toBe(502)
  expect((await tile('10/1/1')).statusCode).toBe(200)
})

it('tells the shop that it has a map; a mall without a service has none', async () => {
  expect((await server.page('/server-config.json')).json()).toMatchObject({ map: { centre: POINT } })
  const plain = await testServer()
  try {
    expect((await plain.page('/server-config.json')).json()).not.toHaveProperty('map')
    const client = await plain.signIn('19900110001', { terminal: 'mobile' })
    expect(await client.getPointAddress({ body: POINT })).toMatchObject({ failure: 'MAP_UNAVAILABLE' })
    const none = await plain.page('/api/alc-public-framework/MapAction/getMapTile/15/1/1')
    expect(none.statusCode).toBe(404)
  } finally {
    await plain.close()
  }
})
