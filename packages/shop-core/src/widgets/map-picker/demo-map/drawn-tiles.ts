import { GridLayer } from 'leaflet'
import type { Coords } from 'leaflet'

import type { MapProvider, MapView } from '../../widget-host/map-provider.ts'
import { colourOf, createLeafletView } from '../map-view/leaflet-view.ts'
import { drawTile, TILE_SIZE } from './draw-tile.ts'
import type { MapPalette } from './draw-tile.ts'

/** Zooms that tiles are drawn for. Engine 8.4. */
const ZOOM = { min: 11, max: 17 }

/** A map on drawn tiles, in the colours of the theme. */
export function createDrawnView(element: HTMLElement, options: Parameters<MapProvider['create']>[1]): MapView {
  const layer = new DrawnTiles(paletteOf(element))
  return createLeafletView(element, options, {
    zoom: ZOOM,
    layer,
    onTheme: () => layer.recolour(paletteOf(element)),
  })
}

function paletteOf(element: HTMLElement): MapPalette {
  const [ground = '', road = '', text = '', halo = ''] = ['sunken', 'line', 'text', 'surface'].map((token) =>
    colourOf(element, token),
  )
  return { ground, road, text, halo }
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
