import { circle, control, divIcon, map, marker } from 'leaflet'
import type { GridLayer, LatLng } from 'leaflet'
import 'leaflet/dist/leaflet.css'

import type { Coordinate, MapProvider, MapView } from '../../widget-host/map-provider.ts'
import './leaflet-view.css'

/** Where the tiles of a map come from. */
export interface MapTiles {
  readonly zoom: { readonly min: number; readonly max: number }
  readonly layer: GridLayer
  /** Called when the theme has changed. */
  readonly onTheme?: () => void
}

const pointOf = ({ lng, lat }: LatLng): Coordinate => ({ lng, lat })

/** A map of leaflet. */
export function createLeafletView(
  element: HTMLElement,
  { centre, zoom, labels }: Parameters<MapProvider['create']>[1],
  tiles: MapTiles,
): MapView {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const view = map(element, {
    center: centre,
    zoom,
    minZoom: tiles.zoom.min,
    maxZoom: tiles.zoom.max,
    attributionControl: false,
    zoomControl: false,
    // Screens give every drawing the size of an icon.
    preferCanvas: true,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  })
  const zoomButtons = control.zoom({ zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(view)
  zoomButtons.getContainer()?.classList.add('wg-map-zoom')
  view.addLayer(tiles.layer)
  const unfollow = followTheme(() => tiles.onTheme?.())
  const pin = marker(centre, {
    icon: divIcon({ className: 'wg-map-pin', iconSize: [28, 36], iconAnchor: [14, 34] }),
    interactive: false,
    keyboard: false,
  })
  return {
    move: (point) => {
      pin.setLatLng(point).addTo(view)
      view.panTo(point, { animate: !isStill })
    },
    circle: (middle, radius) => {
      // A filled one would cover the names within.
      const color = colourOf(element, 'primary')
      circle(middle, { radius, color, weight: 2, dashArray: '6 6', fill: false, interactive: false }).addTo(view)
    },
    onTap: (listener) => {
      view.on('click', ({ latlng }) => listener(pointOf(latlng)))
      view.on('keypress', ({ originalEvent }) => {
        const isOnMap = originalEvent.target === element
        if (isOnMap && originalEvent.key === 'Enter') listener(pointOf(view.getCenter()))
      })
    },
    destroy: () => {
      unfollow()
      view.remove()
    },
  }
}

/** Calls back when the theme changes, by choice or with the system's. Returns dispose. */
function followTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const choice = new MutationObserver(onChange)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', onChange)
  return () => {
    choice.disconnect()
    system.removeEventListener('change', onChange)
  }
}

/** A colour of the theme, as it applies where the map is. */
export function colourOf(element: HTMLElement, token: string): string {
  return getComputedStyle(element).getPropertyValue(`--mw-${token}`).trim()
}
