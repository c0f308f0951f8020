import { expect, it } from 'vitest'

import { DEMO_PLACES } from './demo-places.ts'
import { drawTile, projected, TILE_SIZE } from './draw-tile.ts'

const PALETTE = { ground: '#fff', road: '#ddd', text: '#000', halo: '#fff' }

/** What a tile writes, in px of the world map. */
function namesOn(tile: { readonly x: number; readonly y: number; readonly z: number }) {
  const names: { name: string; x: number; y: number }[] = []
  const context = new Proxy(
    { fillText: (name: string, x: number, y: number) => names.push({ name, x, y }) },
    { get: (target, key) => (key === 'fillText' ? target.fillText : () => undefined), set: () => true },
  )
  drawTile(context as unknown as CanvasRenderingContext2D, tile, PALETTE)
  return names.map(({ name, x, y }) => ({ name, x: x + tile.x * TILE_SIZE, y: y + tile.y * TILE_SIZE }))
}

const tileAt = (point: { readonly x: number; readonly y: number }, z: number) => ({
  x: Math.floor(point.x / TILE_SIZE),
  y: Math.floor(point.y / TILE_SIZE),
  z,
})

it('projects as web maps do', () => {
  expect(projected({ lng: 0, lat: 0 }, 0)).toEqual({ x: 128, y: 128 })
  expect(projected({ lng: -180, lat: 85.051_128_779_806_59 }, 1).y).toBeCloseTo(0, 6)
  expect(tileAt(projected({ lng: 120.13, lat: 30.259 }, 15), 15)).toEqual({ x: 27_318, y: 13_492, z: 15 })
})

it('writes a name at the same point on every tile that it reaches into', () => {
  for (const { name, location } of DEMO_PLACES.slice(0, 40)) {
    const point = projected(location, 17)
    const own = tileAt(point, 17)
    const written = [-1, 0, 1].flatMap((step) =>
      namesOn({ ...own, x: own.x + step }).filter((one) => one.name === name),
    )
    expect(written.length).toBeGreaterThan(0)
    for (const { x, y } of written)
      expect([x - point.x, y - point.y]).toEqual([expect.closeTo(0, 3), expect.closeTo(-6, 3)])
  }
})

it.each([11, 13, 15, 16, 17])('draws any tile of zoom %s, with or without places', (z) => {
  const middle = tileAt(projected({ lng: 116.416, lat: 39.928 }, z), z)
  for (const tile of [middle, { x: 0, y: 0, z }, { x: 2 ** z - 1, y: 2 ** z - 1, z }])
    expect(() => namesOn(tile)).not.toThrow()
})
