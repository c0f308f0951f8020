import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import type { Coordinate, MapPlace } from '../widget-host/map-provider.ts'
import { MAP_LABELS } from './map-labels.ts'
import type { MapPickerState } from './model/map-picker.machine.ts'

/** What a search found, else the places around the marker. */
export function PlaceList(props: {
  readonly state: MapPickerState
  readonly onChoose: (point: Coordinate) => void
}): ReactNode {
  const { found, nearby, point } = props.state
  const translate = useText()
  const shown = found ?? nearby
  const places = Array.isArray(shown) ? (shown as readonly MapPlace[]) : []
  const hint = hintOf(props.state)
  return (
    <section className="wg-map-places" aria-busy={shown === 'searching' || shown === 'reading'}>
      <h3>{translate(found === undefined ? MAP_LABELS.nearby : MAP_LABELS.found)}</h3>
      <p role="status">{hint && translate(hint)}</p>
      {found === undefined && nearby === 'failed' && point && (
        <button type="button" className="wg-text-button" onClick={() => props.onChoose(point)}>
          {translate(KIT_LABELS.retry)}
        </button>
      )}
      <ul>
        {places.map(({ id, name, district, address, location, distance }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={location.lng === point?.lng && location.lat === point.lat}
              onClick={() => props.onChoose(location)}
            >
              <b>{name}</b>
              <small>
                {distance !== undefined && <DistanceText metres={distance} />}
                {district + address}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What could not be read is told apart from what there is none of. */
function hintOf({ found, nearby }: MapPickerState) {
  if (found === 'failed') return MAP_LABELS.searchFailed
  if (found !== undefined) return found.length === 0 ? MAP_LABELS.noneFound : undefined
  if (nearby === 'failed') return MAP_LABELS.nearbyFailed
  return nearby?.length === 0 ? MAP_LABELS.noneNearby : undefined
}

function DistanceText({ metres }: { readonly metres: number }): ReactNode {
  const translate = useText()
  const text =
    metres < 1000
      ? translate(MAP_LABELS.metres, { count: metres })
      : translate(MAP_LABELS.kilometres, { count: (metres / 1000).toFixed(1) })
  return <span>{text} · </span>
}
