import { MAP_TILE_SIZE, MAP_ZOOM } from '@mallwright/contract/map'
import { tileLayer } from 'leaflet'

import type { MapProvider, MapView } from '../../widget-host/map-provider.ts'
import { createLeafletView } from '../map-view/leaflet-view.ts'

/** A map on tiles of the gateway; `path` is that of their call, with the names of its parameters. */
export function createServiceView(
  element: HTMLElement,
  options: Parameters<MapProvider['create']>[1],
  path: string,
): MapView {
  const layer = tileLayer(path.replace('{zoom}', '{z}'), {
    tileSize: MAP_TILE_SIZE,
    minZoom: MAP_ZOOM.min,
    maxZoom: MAP_ZOOM.max,
    className: 'wg-map-service',
  })
  return createLeafletView(element, options, { zoom: MAP_ZOOM, layer })
}
