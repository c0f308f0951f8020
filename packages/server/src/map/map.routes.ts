import {
  getMapTile,
  getNearbyPlaces,
  getPointAddress,
  MAP_TILE_SIZE,
  MAP_ZOOM,
  searchPlaces,
} from '@mallwright/contract/map'
import { LRUCache } from 'lru-cache'

import type { AppContext } from '../gateway/app-context.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import type { MapCoordinate, MapService, MapTile } from '../ports/map/map-service.ts'

/** Calls of one address a minute: each costs the mall a call of its service. */
const CALLS_PER_MINUTE = 120
const TILES_PER_MINUTE = 600

/** Bytes of pictures that a process holds, and for how long (ms). */
const HELD_BYTES = 32 * 1024 * 1024
const HELD_MS = 3_600_000

/** Registers the handlers of the map area. Without a service there is no map. */
export function mapRoutes(context: AppContext, map: MapService | undefined): void {
  const asked = async <Answer>(
    ask: (service: MapService) => Promise<Answer>,
  ): Promise<Answer | Failed<'MAP_UNAVAILABLE', undefined>> => {
    if (!map) return fail('MAP_UNAVAILABLE')
    try {
      return await ask(map)
    } catch (error) {
      context.app.log.error({ error }, 'the map service failed')
      return fail('MAP_UNAVAILABLE')
    }
  }
  const limits = { perMinute: CALLS_PER_MINUTE }
  handle(
    context,
    getPointAddress,
    ({ body }) => asked(async (service) => ({ address: (await service.reverse(body)) ?? null })),
    limits,
  )
  handle(
    context,
    searchPlaces,
    ({ body }) => asked(async (service) => ({ places: [...(await service.suggest(body.cKeyword, body.cCity))] })),
    limits,
  )
  handle(
    context,
    getNearbyPlaces,
    ({ body }) => asked(async (service) => ({ places: [...(await service.nearby(body))] })),
    limits,
  )
  tileRoutes(context, map)
}

function tileRoutes(context: AppContext, map: MapService | undefined): void {
  const held = new LRUCache<string, MapTile>({
    maxSize: HELD_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
    ttl: HELD_MS,
    fetchMethod: async (key) => {
      const [zoom = 0, x = 0, y = 0] = key.split('/').map(Number)
      return map?.picture(centreOf(zoom, x, y), zoom)
    },
  })
  handle(
    context,
    getMapTile,
    async ({ params, reply }) => {
      const [zoom, x, y] = [Number(params.zoom), Number(params.x), Number(params.y)]
      const side = 2 ** zoom / (MAP_TILE_SIZE / 256)
      const isThere = map !== undefined && zoom >= MAP_ZOOM.min && zoom <= MAP_ZOOM.max && x < side && y < side
      const tile = isThere ? await held.fetch(`${zoom}/${x}/${y}`).catch(() => undefined) : undefined
      // A blob has no envelope: the answer is the reply itself, with an ordinary HTTP status.
      if (tile) {
        void reply
          .headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
          .type(tile.mime)
          .send(tile.bytes)
      } else
        void reply
          .code(isThere ? 502 : 404)
          .header('cache-control', 'no-store')
          .type('text/plain')
          .send('no tile')
      return null
    },
    { perMinute: TILES_PER_MINUTE },
  )
}

/** The middle of a tile in the spherical Mercator projection of web maps, in degrees. EPSG:3857. */
function centreOf(zoom: number, x: number, y: number): MapCoordinate {
  const world = (256 * 2 ** zoom) / MAP_TILE_SIZE
  const north = Math.PI * (1 - (2 * (y + 0.5)) / world)
  return { lng: ((x + 0.5) / world) * 360 - 180, lat: (Math.atan(Math.sinh(north)) * 180) / Math.PI }
}
