import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { Coordinate, MapAddress, MapPlace, MapProvider } from '../../widget-host/map-provider.ts'
import { distanceBetween } from './geo.ts'

/** Where a point may be chosen. */
export interface MapLimit {
  readonly centre: Coordinate
  /** Metres; 100 unless given. Specification 2 §9. */
  readonly radius?: number | undefined
}

/** Metres of a limit without a radius. Specification 2 §9. */
export const LIMIT_RADIUS = 100

/** State of a choice on a map. */
export interface MapPickerState {
  readonly location: 'idle' | 'locating' | 'located' | 'denied' | 'failed'
  /** `undefined` until a point is known. */
  readonly point: Coordinate | undefined
  /** Of the point; `unknown` where the service has none, `failed` when it could not be asked. */
  readonly address: MapAddress | 'reading' | 'unknown' | 'failed' | undefined
  /** Places around the point; `undefined` until a point is known, `failed` when they could not be asked for. */
  readonly nearby: readonly MapPlace[] | 'reading' | 'failed' | undefined
  /** What the last search found; `undefined` without a search. */
  readonly found: readonly MapPlace[] | 'searching' | 'failed' | undefined
  /** The confirmed point lies outside of the limit. */
  readonly isOutside: boolean
}

/** A choice on a map. Specification 2 §4.3. */
export interface MapPicker {
  readonly state: StoreApi<MapPickerState>
  /** Shows what was chosen before, else locates the device; calls back with what is confirmed. */
  readonly start: (onConfirm: (address: MapAddress) => void) => void
  readonly locate: () => Promise<void>
  /** Moves the marker, as a tap or a place of a list does. */
  readonly choose: (point: Coordinate) => Promise<void>
  /** Finds places; without a keyword the places around the marker are shown again. */
  readonly search: (keyword: string) => Promise<void>
  readonly confirm: () => void
}

/** What a choice starts from. */
export interface MapPickerOptions {
  readonly provider: Pick<MapProvider, 'locate' | 'reverse' | 'suggest' | 'nearby'>
  /** Chosen before. */
  readonly chosen?: Coordinate | undefined
  readonly limit?: MapLimit | undefined
  /** Where places are searched; the whole country unless given. */
  readonly city?: string | undefined
}

/** Creates a choice on a map. */
export function createMapPicker(options: MapPickerOptions): MapPicker {
  const { provider, chosen, limit, city } = options
  const state = createStore<MapPickerState>(() => ({
    location: 'idle',
    point: undefined,
    address: undefined,
    nearby: undefined,
    found: undefined,
    isOutside: false,
  }))
  // Answers about a point or a keyword that has changed since are dropped.
  let searches = 0
  let onConfirm: ((address: MapAddress) => void) | undefined
  const choose = async (point: Coordinate) => {
    const { nearby: before } = state.getState()
    // The places before stay until those around the new point are there.
    const nearby = Array.isArray(before) ? before : 'reading'
    state.setState({ point, address: 'reading', nearby, isOutside: false })
    const isCurrent = () => state.getState().point === point
    const reading = provider.reverse(point).then(
      (address) => isCurrent() && state.setState({ address: address ?? 'unknown' }),
      () => isCurrent() && state.setState({ address: 'failed' }),
    )
    const places = await provider.nearby(point).catch(() => 'failed' as const)
    if (isCurrent()) state.setState({ nearby: places })
    await reading
  }
  const locate = async () => {
    const before = state.getState().point
    state.setState({ location: 'locating' })
    const answer = await provider.locate().catch(() => ({ kind: 'failed' }) as const)
    state.setState({ location: answer.kind })
    // Whoever tapped meanwhile has chosen.
    if (answer.kind === 'located' && state.getState().point === before) await choose(answer.point)
  }
  return {
    state,
    start: (listener) => {
      onConfirm = listener
      void (chosen ? choose(chosen) : locate())
    },
    locate,
    choose,
    search: async (keyword) => {
      const run = ++searches
      if (keyword.trim() === '') return state.setState({ found: undefined })
      state.setState({ found: 'searching' })
      const found = await provider.suggest(keyword.trim(), city).catch(() => 'failed' as const)
      return run === searches ? state.setState({ found }) : undefined
    },
    confirm: () => {
      const { address } = state.getState()
      if (typeof address !== 'object') return
      const isOutside =
        limit !== undefined && distanceBetween(limit.centre, address.coordinate) > (limit.radius ?? LIMIT_RADIUS)
      state.setState({ isOutside })
      if (!isOutside) onConfirm?.(address)
    },
  }
}
