import type { Coordinate } from '../../widget-host/map-provider.ts'
import { DEMO_DISTRICTS } from './demo-places.data.ts'
import { DEMO_PLACES } from './demo-places.ts'

/** Side of a tile in px. */
export const TILE_SIZE = 256

/** A tile of the usual scheme: columns from the west, rows from the north. */
export interface Tile {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Colours of a map. */
export interface MapPalette {
  readonly ground: string
  readonly road: string
  readonly text: string
  readonly halo: string
}

/** What is added to any ground, light or dark. */
const PARK = 'rgb(76 175 80 / 22%)'
const WATER = 'rgb(33 150 243 / 26%)'

/** Degrees between roads; the wide ones are every fourth. */
const BLOCK = { lng: 0.0025, lat: 0.0021, wide: 4 }

/** Px in the world map of a zoom, from its north-west corner. Web Mercator, EPSG:3857. */
export function projected({ lng, lat }: Coordinate, zoom: number): { readonly x: number; readonly y: number } {
  const size = TILE_SIZE * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** The point at such px. */
function unprojected(x: number, y: number, zoom: number): Coordinate {
  const size = TILE_SIZE * 2 ** zoom
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size)))
  return { lng: (x / size) * 360 - 180, lat: (latitude * 180) / Math.PI }
}

/** Draws a tile of the demo's map: invented roads, parks, a river a city, and the places. */
export function drawTile(context: CanvasRenderingContext2D, tile: Tile, palette: MapPalette): void {
  const origin = { x: tile.x * TILE_SIZE, y: tile.y * TILE_SIZE }
  const at = (point: Coordinate) => {
    const { x, y } = projected(point, tile.z)
    return { x: x - origin.x, y: y - origin.y }
  }
  const sheet: Sheet = {
    context,
    palette,
    zoom: tile.z,
    at,
    northWest: unprojected(origin.x, origin.y, tile.z),
    southEast: unprojected(origin.x + TILE_SIZE, origin.y + TILE_SIZE, tile.z),
  }
  context.fillStyle = palette.ground
  context.fillRect(0, 0, TILE_SIZE, TILE_SIZE)
  drawBlocks(sheet)
  drawRivers(sheet)
  drawNames(sheet)
}

interface Sheet {
  readonly context: CanvasRenderingContext2D
  readonly palette: MapPalette
  readonly zoom: number
  readonly at: (point: Coordinate) => { readonly x: number; readonly y: number }
  readonly northWest: Coordinate
  readonly southEast: Coordinate
}

/** Roads of constant longitude and latitude, each a little off its place, and parks between some of them. */
function drawBlocks(sheet: Sheet): void {
  const { context, palette, zoom, northWest, southEast, at } = sheet
  const step = zoom >= 14 ? 1 : BLOCK.wide
  const columns = indexes(northWest.lng, southEast.lng, BLOCK.lng, step)
  const rows = indexes(southEast.lat, northWest.lat, BLOCK.lat, step)
  const pointOf = (column: number, row: number) => at({ lng: lineAt(column, BLOCK.lng), lat: lineAt(row, BLOCK.lat) })
  context.fillStyle = PARK
  for (const column of columns)
    for (const row of rows) {
      if (scatter(column * 7919 + row) > 0.06) continue
      const [from, to] = [pointOf(column, row), pointOf(column + step, row + step)]
      context.fillRect(from.x, from.y, to.x - from.x, to.y - from.y)
    }
  const line = (from: { x: number; y: number }, to: { x: number; y: number }, index: number) => {
    context.lineWidth = index % BLOCK.wide === 0 ? Math.max(2, 2 ** (zoom - 13)) : Math.max(1, 2 ** (zoom - 15))
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    context.stroke()
  }
  context.strokeStyle = palette.road
  for (const column of columns) {
    const { x } = pointOf(column, 0)
    line({ x, y: 0 }, { x, y: TILE_SIZE }, column)
  }
  for (const row of rows) {
    const { y } = pointOf(0, row)
    line({ x: 0, y }, { x: TILE_SIZE, y }, row)
  }
}

/** Numbers of the lines between two degrees, one more at either side. */
function indexes(from: number, to: number, degrees: number, step: number): number[] {
  const first = Math.floor(from / degrees / step - 1) * step
  const count = Math.ceil((to - from) / degrees / step) + 3
  return Array.from({ length: count }, (_, index) => first + index * step)
}

function lineAt(index: number, degrees: number): number {
  return (index + (scatter(index) - 0.5) * 0.4) * degrees
}

/** A number from 0 to 1 that is always the same for an index. */
function scatter(index: number): number {
  const wave = Math.sin(index * 12.9898) * 43_758.5453
  return wave - Math.floor(wave)
}

/** Degrees of a river's bends, and how far south of its city it flows. */
const RIVER = { bend: 0.012, south: 0.028, from: -0.3, to: 0.3, step: 0.002 }

function drawRivers({ context, zoom, at }: Sheet): void {
  const cities = DEMO_DISTRICTS.filter(({ city }, index) => DEMO_DISTRICTS[index - 1]?.city !== city)
  context.strokeStyle = WATER
  context.lineWidth = 5 * 2 ** (zoom - 12)
  for (const { centre } of cities) {
    context.beginPath()
    for (let east = RIVER.from; east <= RIVER.to; east += RIVER.step) {
      const { x, y } = at({ lng: centre.lng + east, lat: centre.lat - RIVER.south + RIVER.bend * Math.sin(east * 60) })
      context.lineTo(x, y)
    }
    context.stroke()
  }
}

/** Px beyond a tile from which a name may reach into it. */
const NAME_REACH = 120

/** Every how many places are named at a zoom; the first ones lie in the middle. */
const NAMED: Readonly<Record<number, number>> = { 15: 5, 16: 2, 17: 1 }

function drawNames(sheet: Sheet): void {
  const { context, zoom, palette } = sheet
  context.textAlign = 'center'
  context.lineJoin = 'round'
  if (zoom < 15) {
    for (const { district, centre } of DEMO_DISTRICTS) drawName(sheet, district, centre, 14)
    return
  }
  for (const { name, location, rank } of DEMO_PLACES) {
    const { x, y } = sheet.at(location)
    if (!isInReach(x, y)) continue
    context.fillStyle = palette.text
    context.beginPath()
    context.arc(x, y, 3, 0, 2 * Math.PI)
    context.fill()
    if (rank % (NAMED[zoom] ?? 1) === 0) drawName(sheet, name, location, 12)
  }
}

function drawName({ context, palette, at }: Sheet, name: string, point: Coordinate, size: number): void {
  const { x, y } = at(point)
  if (!isInReach(x, y)) return
  context.font = `${size}px sans-serif`
  context.lineWidth = 3
  context.strokeStyle = palette.halo
  context.strokeText(name, x, y - 6)
  context.fillStyle = palette.text
  context.fillText(name, x, y - 6)
}

function isInReach(x: number, y: number): boolean {
  return [x, y].every((px) => px > -NAME_REACH && px < TILE_SIZE + NAME_REACH)
}
