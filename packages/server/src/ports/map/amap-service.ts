import type { PointAddress, ServicePlace } from '@mallwright/contract/map'
import { MAP_TILE_SIZE } from '@mallwright/contract/map'
import * as z from 'zod/mini'

import type { MapCoordinate, MapService, MapTile } from './map-service.ts'

/** The web service of AMap, and the key that it counts calls by. */
export interface AmapOptions {
  readonly url: string
  readonly key: string
}

/** Time limit (ms) of one request. */
const TIMEOUT_MS = 5000

/** Metres around a point in which places count as near. */
const NEARBY_METRES = 1000

/** Places of one answer. */
const PLACES = 20

/** Tiananmen: what AMap's own pages show first. */
const CENTRE: MapCoordinate = { lng: 116.397428, lat: 39.90923 }

/** A text; the service writes `[]` for none. */
const Text = z.pipe(
  z.unknown(),
  z.transform((value) => (typeof value === 'string' ? value : '')),
)

const Outcome = z.object({ status: z.string(), infocode: z.optional(z.string()) })

const Regeocode = z.object({
  regeocode: z.object({
    formatted_address: Text,
    addressComponent: z.object({ province: Text, city: Text, district: Text, adcode: Text }),
  }),
})

const Poi = z.object({ id: Text, name: Text, adname: Text, address: Text, location: Text, distance: Text })
const Around = z.object({ pois: z.array(Poi) })

const Tip = z.object({ id: Text, name: Text, district: Text, address: Text, location: Text })
const Tips = z.object({ tips: z.array(Tip) })

/** Asks AMap's web service (v3: regeocoding, input tips, places around, static map). Its answers are GCJ-02. */
export function amapService({ url, key }: AmapOptions): MapService {
  const ask = (path: string, query: Readonly<Record<string, string>>) => request(url, path, { ...query, key })
  return {
    centre: CENTRE,
    async reverse(point) {
      const answer = await askJson(ask, '/v3/geocode/regeo', { location: locationText(point) })
      return addressOf(point, Regeocode.parse(answer))
    },
    async suggest(keyword, city) {
      const where = city === undefined ? {} : { city, citylimit: 'true' }
      const answer = await askJson(ask, '/v3/assistant/inputtips', { keywords: keyword, datatype: 'poi', ...where })
      return Tips.parse(answer).tips.flatMap(placeOf)
    },
    async nearby(point) {
      const answer = await askJson(ask, '/v3/place/around', {
        location: locationText(point),
        radius: String(NEARBY_METRES),
        sortrule: 'distance',
        offset: String(PLACES),
      })
      return Around.parse(answer).pois.flatMap(({ distance, adname, ...poi }) =>
        placeOf({ ...poi, district: adname }).map((place) => ({ ...place, distance: Number(distance) })),
      )
    },
    picture: async (centre, zoom) =>
      pictureOf(
        await ask('/v3/staticmap', {
          location: locationText(centre),
          zoom: String(zoom),
          size: `${MAP_TILE_SIZE}*${MAP_TILE_SIZE}`,
          // Twice as fine, as the screens of phones are.
          scale: '2',
        }),
      ),
  }
}

/** Six decimals: the service takes no more. */
function locationText({ lng, lat }: MapCoordinate): string {
  return `${lng.toFixed(6)},${lat.toFixed(6)}`
}

async function request(url: string, path: string, query: Readonly<Record<string, string>>): Promise<Response> {
  const answer = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`the map service answered ${answer.status}`)
  return answer
}

async function askJson(
  ask: (path: string, query: Readonly<Record<string, string>>) => Promise<Response>,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const answer: unknown = await (await ask(path, query)).json()
  const { status, infocode } = Outcome.parse(answer)
  if (status !== '1') throw new Error(`the map service refused with ${infocode ?? status}`)
  return answer
}

async function pictureOf(answer: Response): Promise<MapTile> {
  const mime = answer.headers.get('content-type')?.split(';')[0] ?? ''
  // It refuses in JSON.
  if (mime !== 'image/png' && mime !== 'image/jpeg') throw new Error('the map service sent no picture')
  return { mime, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

function addressOf(point: MapCoordinate, { regeocode }: z.infer<typeof Regeocode>): PointAddress | undefined {
  const { formatted_address: address, addressComponent } = regeocode
  const { province, district, adcode } = addressComponent
  if (address === '' || province === '') return undefined
  // Cities under the central government are provinces and have no city.
  const city = addressComponent.city || province
  const street = [province, addressComponent.city, district].reduce(
    (rest, area) => (rest.startsWith(area) ? rest.slice(area.length) : rest),
    address,
  )
  return { address, addressComponent: { province, city, district, adcode, street }, coordinate: point }
}

/** A place with its point; none for what has no point, such as the name of a line. */
function placeOf({ location, ...place }: z.infer<typeof Tip>): ServicePlace[] {
  const [lng = Number.NaN, lat = Number.NaN] = location.split(',').map(Number)
  return Number.isFinite(lng) && Number.isFinite(lat) && place.name !== '' ? [{ ...place, location: { lng, lat } }] : []
}
