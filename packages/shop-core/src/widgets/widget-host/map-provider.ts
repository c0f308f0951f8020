/** A point of a map in degrees, as Chinese maps have it (GCJ-02). */
export interface Coordinate {
  readonly lng: number
  readonly lat: number
}

/** The areas that an address lies in, and the rest of it. */
export interface AddressComponent {
  readonly province: string
  readonly city: string
  readonly district: string
  /** Code of the district. */
  readonly adcode: string
  /** What follows the district. */
  readonly street: string
}

/** What a map knows of a point. Specification 2 §3. */
export interface MapAddress {
  readonly address: string
  readonly addressComponent: AddressComponent
  readonly coordinate: Coordinate
}

/** A place near a point, or one that was searched for. Specification 2 §3. */
export interface MapPlace {
  readonly id: string
  readonly name: string
  readonly district: string
  readonly address: string
  readonly location: Coordinate
  /** Metres from the point that was asked for; absent in search results. */
  readonly distance?: number
}

/** Where a device is; `denied` by its owner, `failed` when it cannot tell in time. */
export type LocateAnswer =
  | { readonly kind: 'located'; readonly point: Coordinate }
  | { readonly kind: 'denied' | 'failed' }

/** A map on the screen with one marker. */
export interface MapView {
  /** Puts the marker on a point and shows it in the middle. */
  readonly move: (point: Coordinate) => void
  /** Shows the area in which a point may be chosen; `radius` in metres. */
  readonly circle: (centre: Coordinate, radius: number) => void
  /** Calls back with each tapped point, and with the middle on Enter. */
  readonly onTap: (listener: (point: Coordinate) => void) => void
  readonly destroy: () => void
}

/** A map service. Engine 8.4. Calls reject when the service cannot be reached. */
export interface MapProvider {
  /** What is shown before a point is known. */
  readonly centre: Coordinate
  readonly create: (
    element: HTMLElement,
    options: {
      readonly centre: Coordinate
      readonly zoom: number
      /** Names of its buttons. */
      readonly labels: { readonly zoomIn: string; readonly zoomOut: string }
    },
  ) => Promise<MapView>
  /** The address of a point; `undefined` where the service knows none. */
  readonly reverse: (point: Coordinate) => Promise<MapAddress | undefined>
  /** Places by a keyword, of one city or of the whole country. */
  readonly suggest: (keyword: string, city?: string) => Promise<readonly MapPlace[]>
  /** Places around a point, the nearest first. */
  readonly nearby: (point: Coordinate) => Promise<readonly MapPlace[]>
  readonly locate: () => Promise<LocateAnswer>
}
