import { afterEach, expect, it, vi } from 'vitest'

import { locateByBrowser } from './browser-location.ts'
import { toGcj02 } from './model/geo.ts'

const stub = (answer: (...callbacks: Parameters<Geolocation['getCurrentPosition']>) => void) => {
  const getCurrentPosition = vi.fn(answer)
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  return getCurrentPosition
}

afterEach(() => vi.unstubAllGlobals())

it('asks for a precise place within ten seconds, and gives it as Chinese maps have it', async () => {
  const coords = { longitude: 120.13, latitude: 30.26 }
  const asked = stub((found) => found({ coords } as GeolocationPosition))
  expect(await locateByBrowser()).toEqual({ kind: 'located', point: toGcj02({ lng: 120.13, lat: 30.26 }) })
  expect(asked.mock.lastCall?.[2]).toEqual({ enableHighAccuracy: true, timeout: 10_000 })
})

it.each([
  [1, 'denied'],
  [2, 'failed'],
  [3, 'failed'],
])('error %s is %s', async (code, kind) => {
  stub((_, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  expect(await locateByBrowser()).toEqual({ kind })
})

it('fails where there is no such thing', async () => {
  vi.stubGlobal('navigator', {})
  expect(await locateByBrowser()).toEqual({ kind: 'failed' })
})
