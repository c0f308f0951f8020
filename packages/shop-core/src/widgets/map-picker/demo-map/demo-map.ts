import type { MapProvider } from '../../widget-host/map-provider.ts'
import { locateByBrowser } from '../browser-location.ts'
import { DEMO_DISTRICTS } from './demo-places.data.ts'
import { demoAddress, demoPlacesNear, searchDemoPlaces } from './demo-places.ts'

/** The map of a demo mall: drawn tiles and invented places of three cities, without any service. Engine 8.4. */
export function createDemoMap(): MapProvider {
  const [{ centre } = { centre: { lng: 0, lat: 0 } }] = DEMO_DISTRICTS
  return {
    centre,
    create: async (element, options) => (await import('./drawn-tiles.ts')).createDrawnView(element, options),
    reverse: async (point) => demoAddress(point),
    suggest: async (keyword, city) => searchDemoPlaces(keyword, city),
    nearby: async (point) => demoPlacesNear(point),
    locate: locateByBrowser,
  }
}
