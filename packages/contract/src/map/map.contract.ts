import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'

/** A point in degrees, as Chinese maps have it (GCJ-02). Specification 2 §3. */
export const MapPoint = z.object({
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
  lat: z.number().check(z.minimum(-85), z.maximum(85)),
})

/** What a map service knows of a point. Specification 2 §3. */
export const PointAddress = z.object({
  address: z.string(),
  addressComponent: z.object({
    province: z.string(),
    city: z.string(),
    district: z.string(),
    /** Code of the district, six digits. */
    adcode: z.string(),
    /** What follows the district. */
    street: z.string(),
  }),
  coordinate: MapPoint,
})
export type PointAddress = z.infer<typeof PointAddress>

/** A place near a point, or one that was searched for. Specification 2 §3. */
export const ServicePlace = z.object({
  id: z.string(),
  name: z.string(),
  district: z.string(),
  address: z.string(),
  location: MapPoint,
  /** Metres from the point that was asked for; absent in search results. */
  distance: z.optional(z.number()),
})
export type ServicePlace = z.infer<typeof ServicePlace>

/** Side of a tile in pixels of the page. */
export const MAP_TILE_SIZE = 512

/** Zooms that a map service draws. */
export const MAP_ZOOM = { min: 4, max: 17 } as const

/** What `/server-config.json` says of the map service of a mall, as its member `map`; none without a service. */
export const MapConfig = z.object({ centre: MapPoint })
export type MapConfig = z.infer<typeof MapConfig>

/** The map of a server configuration, which passes unknown members on. */
export function mapConfigOf(config: Readonly<Record<string, unknown>>): MapConfig | undefined {
  return MapConfig.safeParse(config['map']).data
}

const failures = { MAP_UNAVAILABLE: { code: 4009 } } as const

/** The address of a point; null where the service knows none. Ours. */
export const getPointAddress = endpoint({
  method: 'POST',
  path: 'alc-public-framework/MapAction/getPointAddress',
  gate: 'login',
  summary: 'The address of a point of the map.',
  body: MapPoint,
  data: z.object({ address: z.nullable(PointAddress) }),
  failures,
})

/** Places by a keyword, of one city or of the whole country. Ours. */
export const searchPlaces = endpoint({
  method: 'POST',
  path: 'alc-public-framework/MapAction/searchPlaces',
  gate: 'login',
  summary: 'Places of the map by a keyword.',
  body: z.object({
    cKeyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    cCity: z.optional(z.string().check(z.maxLength(40))),
  }),
  data: z.object({ places: z.array(ServicePlace) }),
  failures,
})

/** Places around a point, the nearest first. Ours. */
export const getNearbyPlaces = endpoint({
  method: 'POST',
  path: 'alc-public-framework/MapAction/getNearbyPlaces',
  gate: 'login',
  summary: 'Places of the map around a point.',
  body: MapPoint,
  data: z.object({ places: z.array(ServicePlace) }),
  failures,
})

const TileNumber = z.string().check(z.regex(/^\d{1,7}$/))

/** A tile of the map, `MAP_TILE_SIZE` wide, numbered from the north-west at its zoom; 404 where there is none. Ours. */
export const getMapTile = endpoint({
  method: 'GET',
  path: 'alc-public-framework/MapAction/getMapTile/{zoom}/{x}/{y}',
  gate: 'open',
  summary: 'A tile of the map.',
  transport: 'blob',
  params: z.object({ zoom: TileNumber, x: TileNumber, y: TileNumber }),
  data: z.unknown(),
})
