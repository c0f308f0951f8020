import { createLocalStore } from '@mallwright/shop-core/storage'
import { beforeEach, expect, it } from 'vitest'

import { deviceHistory, forgetOnDevice, rememberOnDevice } from './device-history.ts'

const store = () => createLocalStore('shop', () => localStorage)

beforeEach(() => localStorage.clear())

it('has the newest twenty, the latest first, each once, by scene', () => {
  for (let word = 1; word <= 22; word += 1) rememberOnDevice(store(), 'goods', `词${word}`)
  rememberOnDevice(store(), 'goods', '词5')
  rememberOnDevice(store(), 'shop', '青禾')
  const kept = deviceHistory(store(), 'goods')
  expect([kept.length, kept[0], kept[1], kept.at(-1)]).toEqual([20, '词5', '词22', '词3'])
  expect(deviceHistory(store(), 'shop')).toEqual(['青禾'])
})

it('forgets one, or all of a scene', () => {
  for (const word of ['a', 'b', 'c']) rememberOnDevice(store(), 'goods', word)
  rememberOnDevice(store(), 'shop', 's')
  forgetOnDevice(store(), 'goods', 'b')
  expect(deviceHistory(store(), 'goods')).toEqual(['c', 'a'])
  forgetOnDevice(store(), 'goods')
  expect([deviceHistory(store(), 'goods'), deviceHistory(store(), 'shop')]).toEqual([[], ['s']])
})

it('reads nothing from what others stored under its key', () => {
  localStorage.setItem('shop.searchHistory', '{"goods":7}')
  expect(deviceHistory(store(), 'goods')).toEqual([])
})
