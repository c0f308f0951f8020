import type { Coordinate } from '../../widget-host/map-provider.ts'

/** Mean radius of the earth in metres. IUGG 1980, R1. */
const EARTH_RADIUS = 6_371_008.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two points, by the haversine formula. */
export function distanceBetween(from: Coordinate, to: Coordinate): number {
  const halfChord =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(halfChord)))
}

/** Half axis in metres and squared eccentricity of the ellipsoid of GCJ-02 (Krasovsky 1940). */
const AXIS = 6_378_245
const ECCENTRICITY = 0.006_693_421_622_965_943

/** A point of satellites (WGS-84) as Chinese maps have it (GCJ-02); outside of China they are the same. */
export function toGcj02(point: Coordinate): Coordinate {
  const { lng, lat } = point
  if (lng < 72.004 || lng > 137.8347 || lat < 0.8293 || lat > 55.8271) return point
  const [x, y] = [lng - 105, lat - 35]
  const sine = Math.sin(radians(lat))
  const curve = 1 - ECCENTRICITY * sine ** 2
  const north = (latOffset(x, y) * 180) / (((AXIS * (1 - ECCENTRICITY)) / curve ** 1.5) * Math.PI)
  const east = (lngOffset(x, y) * 180) / ((AXIS / Math.sqrt(curve)) * Math.cos(radians(lat)) * Math.PI)
  return { lng: lng + east, lat: lat + north }
}

const wave = (value: number, parts: readonly (readonly [amplitude: number, frequency: number])[]) =>
  parts.reduce((sum, [amplitude, frequency]) => sum + amplitude * Math.sin(value * frequency * Math.PI), 0) * (2 / 3)

/** Waves of both offsets along x. */
const SHARED = [
  [20, 6],
  [20, 2],
] as const

/** Offsets in metres, x and y in degrees from 105° E 35° N. The constants are those in common use, e.g. of coordtransform 2.1. */
function latOffset(x: number, y: number): number {
  const base = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x))
  return (
    base +
    wave(x, SHARED) +
    wave(y, [
      [20, 1],
      [40, 1 / 3],
    ]) +
    wave(y, [
      [160, 1 / 12],
      [320, 1 / 30],
    ])
  )
}

function lngOffset(x: number, y: number): number {
  const base = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x))
  return (
    base +
    wave(x, SHARED) +
    wave(x, [
      [20, 1],
      [40, 1 / 3],
    ]) +
    wave(x, [
      [150, 1 / 12],
      [300, 1 / 30],
    ])
  )
}
