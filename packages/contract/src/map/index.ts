export {
  getMapTile,
  getNearbyPlaces,
  getPointAddress,
  MAP_TILE_SIZE,
  MAP_ZOOM,
  mapConfigOf,
  MapPoint,
  PointAddress,
  searchPlaces,
  ServicePlace,
} from './map.contract.ts'
export type { MapConfig } from './map.contract.ts'
