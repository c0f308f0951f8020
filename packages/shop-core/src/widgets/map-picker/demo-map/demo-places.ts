import type { Coordinate, MapAddress, MapPlace } from '../../widget-host/map-provider.ts'
import { distanceBetween } from '../model/geo.ts'
import { DEMO_DISTRICTS, DEMO_PLACE_KINDS, demoStreet } from './demo-places.data.ts'
import type { DemoDistrict } from './demo-places.data.ts'

/** A place with the district that it lies in. */
interface DemoPlace extends MapPlace {
  readonly area: DemoDistrict
  /** From the middle outwards. */
  readonly rank: number
}

/** Metres of a degree of latitude. */
const DEGREE_METRES = 111_195

/** The angle between two places that follow each other, in radians: the golden one spreads them evenly. */
const TURN = Math.PI * (3 - Math.sqrt(5))

/** Metres from the middle of a quarter to its first place, and from one to the next. */
const RINGS = { first: 140, step: 95 }

/** The places of the demo: 20 of each quarter. */
export const DEMO_PLACES: readonly DemoPlace[] = DEMO_DISTRICTS.flatMap((area) =>
  DEMO_PLACE_KINDS.map((kind, rank) => ({
    id: `${area.adcode}-${rank + 1}`,
    name: area.quarter + kind,
    district: areaOf(area),
    address: demoStreet(area.quarter, rank * 8 + 6),
    location: around(area.centre, RINGS.first + rank * RINGS.step, rank * TURN),
    area,
    rank,
  })),
)

/** The farthest that a point may be from a quarter and still have an address, in metres. */
const REACH = 12_000

/** Metres around a point in which places are near, and how many are told. */
const NEARBY = { metres: 3000, count: 20 }

/** The address of a point; `undefined` outside of the three cities. */
export function demoAddress(coordinate: Coordinate): MapAddress | undefined {
  const [nearest] = byDistance(DEMO_PLACES, coordinate)
  if (!nearest || nearest.distance > REACH) return undefined
  const { province, city, district, adcode } = nearest.area
  const street = nearest.address
  return {
    address: `${areaOf(nearest.area)}${street}`,
    addressComponent: { province, city, district, adcode, street },
    coordinate,
  }
}

/** Places by words of their names and addresses, of one city or of all. */
export function searchDemoPlaces(keyword: string, city = ''): readonly MapPlace[] {
  return DEMO_PLACES.filter(({ name, district, address, area }) => {
    const isThere = city === '' || area.city === city
    return isThere && `${district}${address} ${name}`.includes(keyword)
  })
    .slice(0, NEARBY.count)
    .map(placeOf)
}

/** Places around a point, the nearest first. */
export function demoPlacesNear(point: Coordinate): readonly MapPlace[] {
  return byDistance(DEMO_PLACES, point)
    .filter(({ distance }) => distance <= NEARBY.metres)
    .slice(0, NEARBY.count)
    .map((place) => ({ ...placeOf(place), distance: place.distance }))
}

function placeOf({ id, name, district, address, location }: DemoPlace): MapPlace {
  return { id, name, district, address, location }
}

function byDistance(places: readonly DemoPlace[], point: Coordinate) {
  return places
    .map((place) => ({ ...place, distance: Math.round(distanceBetween(point, place.location)) }))
    .sort((one, other) => one.distance - other.distance)
}

/** A municipality is its own city, and named once. */
function areaOf({ province, city, district }: DemoDistrict): string {
  return (province === city ? '' : province) + city + district
}

function around({ lng, lat }: Coordinate, metres: number, angle: number): Coordinate {
  const degrees = metres / DEGREE_METRES
  return {
    lng: lng + (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180),
    lat: lat + degrees * Math.sin(angle),
  }
}
