import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { describe, expect, it, onTestFinished } from 'vitest'

import { amapService } from './amap-service.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const POINT = { lng: 116.481488, lat: 39.990464 }

/** A gateway of AMap's web service that gives one answer; collects what it was asked. */
async function startAmap(answer: unknown, { status = 200, mime = 'application/json;charset=UTF-8' } = {}) {
  const asked: string[] = []
  const gateway = createServer((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ''))
    response.writeHead(status, { 'content-type': mime }).end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => {
    gateway.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void gateway.close())
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  return { asked, map: amapService({ url, key: KEY }) }
}

const OK = { status: '1', info: 'OK', infocode: '10000' }

describe('the address of a point', () => {
  const regeocode = (formatted_address: unknown, area: object) => ({
    ...OK,
    regeocode: { formatted_address, addressComponent: { adcode: '110105', township: '望京街道', ...area } },
  })

  it('has its areas, and what follows them', async () => {
    const { asked, map } = await startAmap(
      regeocode('浙江省杭州市西湖区灵隐街道曙光路', {
        province: '浙江省',
        city: '杭州市',
        district: '西湖区',
        adcode: '330106',
      }),
    )
    expect(await map.reverse(POINT)).toEqual({
      address: '浙江省杭州市西湖区灵隐街道曙光路',
      addressComponent: {
        province: '浙江省',
        city: '杭州市',
        district: '西湖区',
        adcode: '330106',
        street: '灵隐街道曙光路',
      },
      coordinate: POINT,
    })
    expect(asked).toEqual([`/v3/geocode/regeo?location=116.481488,39.990464&key=${KEY}`])
  })

  it('names a city under the central government as its own city', async () => {
    const { map } = await startAmap(
      regeocode('北京市朝阳区望京街道方恒国际中心B座', { province: '北京市', city: [], district: '朝阳区' }),
    )
    expect((await map.reverse(POINT))?.addressComponent).toMatchObject({
      province: '北京市',
      city: '北京市',
      street: '望京街道方恒国际中心B座',
    })
  })

  it('is missing at sea', async () => {
    const { map } = await startAmap(regeocode([], { province: [], city: [], district: [], adcode: [] }))
    expect(await map.reverse(POINT)).toBeUndefined()
  })
})

it('gives what a keyword may mean, without names that lie nowhere', async () => {
  const tips = [
    {
      id: 'B000A7I1OH',
      name: '肯德基',
      district: '北京市朝阳区',
      adcode: '110105',
      location: '116.48,39.99',
      address: '望京街9号',
    },
    { id: [], name: '肯德基', district: [], adcode: [], location: [], address: [] },
    { id: 'BV10006499', name: '望京(地铁站)', district: '北京市朝阳区', location: '116.469846,39.998289', address: [] },
  ]
  const { asked, map } = await startAmap({ ...OK, count: '3', tips })
  expect(await map.suggest('肯德基', '北京市')).toEqual([
    {
      id: 'B000A7I1OH',
      name: '肯德基',
      district: '北京市朝阳区',
      address: '望京街9号',
      location: { lng: 116.48, lat: 39.99 },
    },
    {
      id: 'BV10006499',
      name: '望京(地铁站)',
      district: '北京市朝阳区',
      address: '',
      location: { lng: 116.469846, lat: 39.998289 },
    },
  ])
  await map.suggest('肯德基', undefined)
  expect(asked).toEqual([
    `/v3/assistant/inputtips?keywords=肯德基&datatype=poi&city=北京市&citylimit=true&key=${KEY}`,
    `/v3/assistant/inputtips?keywords=肯德基&datatype=poi&key=${KEY}`,
  ])
})

it('gives the places around a point with their distances', async () => {
  const poi = {
    id: 'B0FFF5BER7',
    name: '方恒购物中心',
    adname: '朝阳区',
    address: '阜通东大街6号',
    location: '116.4813,39.9898',
    distance: '67',
  }
  const { asked, map } = await startAmap({ ...OK, count: '1', pois: [poi] })
  expect(await map.nearby(POINT)).toEqual([
    {
      id: 'B0FFF5BER7',
      name: '方恒购物中心',
      district: '朝阳区',
      address: '阜通东大街6号',
      location: { lng: 116.4813, lat: 39.9898 },
      distance: 67,
    },
  ])
  expect(asked[0]).toContain('/v3/place/around?location=116.481488,39.990464&radius=1000&sortrule=distance')
})

it('gives pictures', async () => {
  const { asked, map } = await startAmap(Buffer.from('png'), { mime: 'image/png' })
  expect(await map.picture(POINT, 15)).toEqual({ mime: 'image/png', bytes: new Uint8Array(Buffer.from('png')) })
  expect(asked).toEqual([`/v3/staticmap?location=116.481488,39.990464&zoom=15&size=512*512&scale=2&key=${KEY}`])
})

it.each([
  ['a refusal', { status: '0', info: 'INVALID_USER_KEY', infocode: '10001' }, {}],
  ['another status than 200', OK, { status: 503 }],
  ['an answer without its parts', OK, {}],
  ['an answer that is no JSON', Buffer.from('<html>'), {}],
])('rejects %s, and never names its key', async (_, answer, how) => {
  const { map } = await startAmap(answer, how)
  for (const call of [map.reverse(POINT), map.suggest('望京', undefined), map.nearby(POINT), map.picture(POINT, 15)]) {
    const error: unknown = await call.catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toContain(KEY)
  }
})
