import { describe, expect, it, vi } from 'vitest'

import type { Coordinate, LocateAnswer, MapAddress, MapPlace } from '../../widget-host/map-provider.ts'
import { createMapPicker } from './map-picker.machine.ts'
import type { MapPickerOptions } from './map-picker.machine.ts'

const HOME = { lng: 120.13, lat: 30.26 }
/** 0.001° of latitude is 111 m. */
const NEAR = { lng: 120.13, lat: 30.2608 }
const FAR = { lng: 120.13, lat: 30.262 }

const addressOf = (coordinate: Coordinate): MapAddress => ({
  address: '浙江省杭州市西湖区青禾路 1 号',
  addressComponent: { province: '浙江省', city: '杭州市', district: '西湖区', adcode: '330106', street: '青禾路 1 号' },
  coordinate,
})
const PLACE: MapPlace = { id: '1', name: '青禾书店', district: '西湖区', address: '青禾路 2 号', location: NEAR }

function open(options: Partial<MapPickerOptions> = {}, provider: Partial<MapPickerOptions['provider']> = {}) {
  const onConfirm = vi.fn<(address: MapAddress) => void>()
  const picker = createMapPicker({
    provider: {
      locate: () => Promise.resolve({ kind: 'located', point: HOME }),
      reverse: (point) => Promise.resolve(addressOf(point)),
      suggest: () => Promise.resolve([PLACE]),
      nearby: () => Promise.resolve([PLACE]),
      ...provider,
    },
    ...options,
  })
  return { picker, onConfirm, state: () => picker.state.getState() }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a choice on a map', () => {
  it('starts where the device is', async () => {
    const { picker, state, onConfirm } = open()
    picker.start(onConfirm)
    expect(state().location).toBe('locating')
    picker.confirm()
    expect(onConfirm).not.toHaveBeenCalled()
    await settled()
    expect(state()).toMatchObject({ location: 'located', point: HOME, nearby: [PLACE] })
    picker.confirm()
    expect(onConfirm.mock.calls).toEqual([[addressOf(HOME)]])
  })

  it('starts with what was chosen before, and asks nobody where the device is', async () => {
    const locate = vi.fn<() => Promise<LocateAnswer>>()
    const { picker, state, onConfirm } = open({ chosen: FAR }, { locate })
    picker.start(onConfirm)
    await settled()
    expect(state()).toMatchObject({ location: 'idle', address: addressOf(FAR) })
    expect(locate).not.toHaveBeenCalled()
  })

  it.each(['denied', 'failed'] as const)('goes on by taps when locating is %s', async (kind) => {
    const { picker, state, onConfirm } = open({}, { locate: () => Promise.resolve({ kind }) })
    picker.start(onConfirm)
    await settled()
    expect(state()).toMatchObject({ location: kind, point: undefined })
    await picker.choose(NEAR)
    expect(state().address).toEqual(addressOf(NEAR))
  })

  it('stays where it was tapped while the device was being located', async () => {
    let found: ((answer: LocateAnswer) => void) | undefined
    const { picker, state } = open({}, { locate: () => new Promise((resolve) => (found = resolve)) })
    const locating = picker.locate()
    await picker.choose(FAR)
    found?.({ kind: 'located', point: HOME })
    await locating
    expect(state()).toMatchObject({ location: 'located', point: FAR })
  })

  it('drops the address of a point that was left', async () => {
    const answers: ((address: MapAddress) => void)[] = []
    const { picker, state } = open({}, { reverse: () => new Promise((resolve) => answers.push(resolve)) })
    void picker.choose(NEAR)
    void picker.choose(FAR)
    answers[1]?.(addressOf(FAR))
    answers[0]?.(addressOf(NEAR))
    await settled()
    expect(state().address).toEqual(addressOf(FAR))
  })

  it('says that a point has no address, or that it could not be asked for', async () => {
    const none = open({}, { reverse: () => Promise.resolve(undefined) })
    await none.picker.choose(HOME)
    expect(none.state().address).toBe('unknown')
    const { picker, state, onConfirm } = open(
      {},
      { reverse: () => Promise.reject(new Error('x')), nearby: () => Promise.reject(new Error('x')) },
    )
    await picker.choose(HOME)
    expect(state()).toMatchObject({ address: 'failed', nearby: 'failed' })
    picker.confirm()
    expect(onConfirm).not.toHaveBeenCalled()
  })
})

describe('a limited choice', () => {
  it.each([
    ['100 m unless given', undefined, NEAR, FAR],
    ['its radius', 300, FAR, { lng: 120.14, lat: 30.26 }],
  ])('lies within %s', async (_, radius, inside, outside) => {
    const { picker, state, onConfirm } = open({ chosen: outside, limit: { centre: HOME, radius } })
    picker.start(onConfirm)
    await settled()
    picker.confirm()
    expect(state().isOutside).toBe(true)
    expect(onConfirm).not.toHaveBeenCalled()
    await picker.choose(inside)
    expect(state().isOutside).toBe(false)
    picker.confirm()
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })
})

describe('a search', () => {
  it('asks in the city, and ends without a keyword', async () => {
    const suggest = vi.fn(() => Promise.resolve([PLACE]))
    const { picker, state } = open({ city: '杭州市' }, { suggest })
    await picker.search(' 书店 ')
    expect(suggest.mock.calls).toEqual([['书店', '杭州市']])
    expect(state().found).toEqual([PLACE])
    await picker.search(' ')
    expect(state().found).toBeUndefined()
  })

  it('drops what an older one finds', async () => {
    const answers: ((places: readonly MapPlace[]) => void)[] = []
    const { picker, state } = open({}, { suggest: () => new Promise((resolve) => answers.push(resolve)) })
    void picker.search('a')
    void picker.search('b')
    answers[1]?.([])
    answers[0]?.([PLACE])
    await settled()
    expect(state().found).toEqual([])
  })

  it('says that it failed', async () => {
    const { picker, state } = open({}, { suggest: () => Promise.reject(new Error('x')) })
    await picker.search('a')
    expect(state().found).toBe('failed')
  })
})
