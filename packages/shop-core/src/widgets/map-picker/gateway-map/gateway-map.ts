import { getMapTile, getNearbyPlaces, getPointAddress, searchPlaces } from '@mallwright/contract/map'
import type { ServicePlace } from '@mallwright/contract/map'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

import { CallError } from '../../../query/call-error.ts'
import type { Coordinate, MapPlace, MapProvider } from '../../widget-host/map-provider.ts'
import { locateByBrowser } from '../browser-location.ts'

/** The gateway, and where its calls begin. */
export interface GatewayMapOptions {
  readonly send: Send
  readonly apiBase: string
  /** What is shown before a point is known. */
  readonly centre: Coordinate
}

/** The map service of the mall. Its gateway asks it, so that nobody outside learns who looks at which place. Decision 0127. */
export function createGatewayMap({ send, apiBase, centre }: GatewayMapOptions): MapProvider {
  const api = createApi({ getPointAddress, searchPlaces, getNearbyPlaces }, send)
  return {
    centre,
    create: async (element, options) =>
      (await import('./service-tiles.ts')).createServiceView(
        element,
        options,
        `${apiBase.replace(/\/$/, '')}/${getMapTile.path}`,
      ),
    async reverse({ lng, lat }) {
      const answer = await api.getPointAddress({ body: { lng, lat } })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.address ?? undefined
    },
    async suggest(cKeyword, cCity) {
      const answer = await api.searchPlaces({ body: { cKeyword, ...(cCity && { cCity }) } })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.places.map(placeOf)
    },
    async nearby({ lng, lat }) {
      const answer = await api.getNearbyPlaces({ body: { lng, lat } })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.places.map(placeOf)
    },
    locate: locateByBrowser,
  }
}

function placeOf({ distance, ...place }: ServicePlace): MapPlace {
  return { ...place, ...(distance !== undefined && { distance }) }
}
