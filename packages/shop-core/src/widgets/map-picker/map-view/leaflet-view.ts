import { circle, control, divIcon, GridLayer, map, marker } from 'leaflet'
import type { Coords, LatLng } from 'leaflet'
import 'leaflet/dist/leaflet.css'

import type { Coordinate, MapProvider, MapView } from '../../widget-host/map-provider.ts'
import { drawTile, TILE_SIZE } from './draw-tile.ts'
import type { MapPalette } from './draw-tile.ts'
import './leaflet-view.css'

/** Zooms that tiles are drawn for. Engine 8.4. */
const ZOOM = { min: 11, max: 17 }

const pointOf = ({ lng, lat }: LatLng): Coordinate => ({ lng, lat })

/** A map of leaflet on drawn tiles. */
export function createLeafletView(
  element: HTMLElement,
  { centre, zoom, labels }: Parameters<MapProvider['create']>[1],
): MapView {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const view = map(element, {
    center: centre,
    zoom,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
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
  const tiles = new DrawnTiles(paletteOf(element))
  view.addLayer(tiles)
  const unfollow = followTheme(() => tiles.recolour(paletteOf(element)))
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
      circle(middle, { radius, color: colourOf(element, 'primary'), weight: 2, interactive: false }).addTo(view)
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

function paletteOf(element: HTMLElement): MapPalette {
  const [ground = '', road = '', text = '', halo = ''] = ['sunken', 'line', 'text', 'surface'].map((token) =>
    colourOf(element, token),
  )
  return { ground, road, text, halo }
}

/** A colour of the theme, as it applies where the map is. */
function colourOf(element: HTMLElement, token: string): string {
  return getComputedStyle(element).getPropertyValue(`--mw-${token}`).trim()
}

class DrawnTiles extends GridLayer {
  #palette: MapPalette

  constructor(palette: MapPalette) {
    super({ tileSize: TILE_SIZE, minZoom: ZOOM.min, maxZoom: ZOOM.max })
    this.#palette = palette
  }

  /** Draws all tiles anew in other colours. */
  recolour(palette: MapPalette): void {
    this.#palette = palette
    this.redraw()
  }

  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const side = TILE_SIZE * Math.ceil(devicePixelRatio)
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
    const context = canvas.getContext('2d')
    context?.scale(side / TILE_SIZE, side / TILE_SIZE)
    if (context) drawTile(context, { x, y, z }, this.#palette)
    return canvas
  }
}
