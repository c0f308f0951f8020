import type { PointAddress, ServicePlace } from '@mallwright/contract/map'

/** A point in degrees, GCJ-02. */
export interface MapCoordinate {
  readonly lng: number
  readonly lat: number
}

/** A picture of the map. */
export interface MapTile {
  readonly mime: string
  readonly bytes: Uint8Array
}

/** A service that knows places and draws maps. Calls reject when it cannot be reached or refuses. Engine 8.4. */
export interface MapService {
  /** What a map shows before a point is known. */
  readonly centre: MapCoordinate
  /** The address of a point; `undefined` where the service knows none. */
  readonly reverse: (point: MapCoordinate) => Promise<PointAddress | undefined>
  readonly suggest: (keyword: string, city: string | undefined) => Promise<readonly ServicePlace[]>
  /** The nearest first. */
  readonly nearby: (point: MapCoordinate) => Promise<readonly ServicePlace[]>
  /** The square of `MAP_TILE_SIZE` pixels of the page around a point. */
  readonly picture: (centre: MapCoordinate, zoom: number) => Promise<MapTile>
}
