import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { CallError } from '../../../query/call-error.ts'
import { testGateway } from '../../widget-host/test-widget-host.tsx'
import { createGatewayMap } from './gateway-map.ts'

const CENTRE = { lng: 120.13, lat: 30.259 }
const PLACE = { id: '1', name: '西湖', district: '西湖区', address: '龙井路1号', location: CENTRE }

const mapOf = (answers: Parameters<typeof testGateway>[0]) => {
  const gateway = testGateway(answers)
  return { ...gateway, map: createGatewayMap({ send: gateway.send, apiBase: '/api/', centre: CENTRE }) }
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
})
afterEach(() => vi.unstubAllGlobals())

it('asks the gateway for addresses and places', async () => {
  const address = {
    address: '浙江省杭州市西湖区龙井路1号',
    addressComponent: { province: '浙江省', city: '杭州市', district: '西湖区', adcode: '330106', street: '龙井路1号' },
    coordinate: CENTRE,
  }
  const { map, calls } = mapOf({
    getPointAddress: ({ lng }) => ({ data: { address: lng === CENTRE.lng ? address : null } }),
    searchPlaces: () => ({ data: { places: [PLACE] } }),
    getNearbyPlaces: () => ({ data: { places: [{ ...PLACE, distance: 12 }] } }),
  })
  expect(await map.reverse(CENTRE)).toEqual(address)
  expect(await map.reverse({ lng: 0, lat: 0 })).toBeUndefined()
  expect(await map.suggest('西湖', '杭州市')).toEqual([PLACE])
  expect(await map.nearby(CENTRE)).toEqual([{ ...PLACE, distance: 12 }])
  expect(calls.map(({ body }) => body)).toEqual([
    CENTRE,
    { lng: 0, lat: 0 },
    { cKeyword: '西湖', cCity: '杭州市' },
    CENTRE,
  ])
})

it('rejects when the map does not answer', async () => {
  const { map } = mapOf({})
  for (const call of [map.reverse(CENTRE), map.suggest('西湖'), map.nearby(CENTRE)])
    await expect(call).rejects.toBeInstanceOf(CallError)
})

it('draws the tiles of the gateway', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  Object.defineProperties(element, { clientWidth: { value: 375 }, clientHeight: { value: 300 } })
  const view = await mapOf({}).map.create(element, {
    centre: CENTRE,
    zoom: 15,
    labels: { zoomIn: '放大', zoomOut: '缩小' },
  })
  const tiles = [...element.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)
  // The point lies in this one of 512 pixels.
  expect(tiles).toContain('/api/alc-public-framework/MapAction/getMapTile/15/13659/6746')
  view.destroy()
  element.remove()
})
