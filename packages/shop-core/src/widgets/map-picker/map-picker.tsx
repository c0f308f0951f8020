import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { useModal } from '../../kit/dialog/use-modal.ts'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { Notice } from '../../kit/notice/notice.tsx'
import type { Coordinate, MapAddress, MapProvider, MapView } from '../widget-host/map-provider.ts'
import { MAP_LABELS } from './map-labels.ts'
import { createMapPicker, LIMIT_RADIUS } from './model/map-picker.machine.ts'
import type { MapLimit, MapPicker as Picker, MapPickerState } from './model/map-picker.machine.ts'
import { PlaceList } from './place-list.tsx'
import '../../kit/dialog/full-dialog.css'
import '../controls/round-button.css'
import '../controls/widget-controls.css'
import './map-picker.css'

/** Zoom of the map at first. Specification 2 §9. */
const ZOOM = 15

/** Props of the map picker. */
export interface MapPickerProps {
  readonly provider: MapProvider
  /** Chosen before; the device is located without one. */
  readonly chosen?: Coordinate | undefined
  readonly limit?: MapLimit | undefined
  /** Where places are searched; the whole country unless given. */
  readonly city?: string | undefined
  readonly onConfirm: (address: MapAddress) => void
  readonly onClose: () => void
}

/** A place that is chosen on a map, by a search or among those nearby. Load it lazily. Specification 2 §2.3. */
export function MapPicker(props: MapPickerProps): ReactNode {
  const { onClose } = props
  const translate = useText()
  const dialog = useModal()
  const picker = usePicker(props)
  const state = useStore(picker.state)
  return (
    <dialog
      ref={dialog}
      className="shop-dialog shop-full-dialog wg-map-picker"
      aria-label={translate(MAP_LABELS.title)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <button type="button" onClick={onClose}>
          {translate(KIT_LABELS.cancel)}
        </button>
        <h2>{translate(MAP_LABELS.title)}</h2>
        <button
          type="button"
          className="is-primary"
          disabled={typeof state.address !== 'object'}
          onClick={picker.confirm}
        >
          {translate(MAP_LABELS.apply)}
        </button>
      </header>
      <SearchBar picker={picker} />
      <MapFrame {...props} picker={picker} />
      <ChosenAddress state={state} />
      <PlaceList state={state} onChoose={(point) => void picker.choose(point)} />
    </dialog>
  )
}

function SearchBar({ picker }: { readonly picker: Picker }): ReactNode {
  const translate = useText()
  const [keyword, setKeyword] = useState('')
  return (
    <form
      className="wg-map-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        void picker.search(keyword)
      }}
    >
      <input
        type="search"
        enterKeyHint="search"
        aria-label={translate(MAP_LABELS.keyword)}
        placeholder={translate(MAP_LABELS.keyword)}
        maxLength={50}
        value={keyword}
        onChange={({ target }) => {
          setKeyword(target.value)
          // An emptied field ends the search.
          if (target.value === '') void picker.search('')
        }}
      />
      <button type="submit">{translate(MAP_LABELS.search)}</button>
    </form>
  )
}

function MapFrame(props: MapPickerProps & { readonly picker: Picker }): ReactNode {
  const { picker } = props
  const translate = useText()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(-1)
  const isLocating = useStore(picker.state, ({ location }) => location === 'locating')
  if (failed === attempt) {
    return (
      <div className="wg-map-frame">
        <Notice
          kind="error"
          title={translate(MAP_LABELS.mapFailed)}
          action={
            <button type="button" className="shop-button" onClick={() => setAttempt(attempt + 1)}>
              {translate(KIT_LABELS.retry)}
            </button>
          }
        />
      </div>
    )
  }
  return (
    <div className="wg-map-frame">
      <MapCanvas {...props} key={attempt} onFailed={() => setFailed(attempt)} />
      <button
        type="button"
        className="wg-round-button wg-map-locate"
        aria-label={translate(MAP_LABELS.locate)}
        aria-busy={isLocating}
        onClick={() => void picker.locate()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3v4M12 17v4M3 12h4M17 12h4M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z" />
        </svg>
      </button>
    </div>
  )
}

/** The map of a provider, which follows the marker. */
function MapCanvas(props: MapPickerProps & { readonly picker: Picker; readonly onFailed: () => void }): ReactNode {
  const { picker } = props
  const translate = useText()
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef({ ...props, translate })
  useLayoutEffect(() => {
    latest.current = { ...props, translate }
  })
  useEffect(() => {
    const { provider, limit, translate: text, onFailed } = latest.current
    let isGone = false
    let release = () => {}
    const open = async (element: HTMLElement) => {
      const view = await provider.create(element, {
        centre: picker.state.getState().point ?? limit?.centre ?? provider.centre,
        zoom: ZOOM,
        labels: { zoomIn: text(MAP_LABELS.zoomIn), zoomOut: text(MAP_LABELS.zoomOut) },
      })
      if (isGone) view.destroy()
      else release = followMarker(picker, view, limit)
    }
    if (frame.current) open(frame.current).catch(() => !isGone && onFailed())
    return () => {
      isGone = true
      release()
    }
  }, [picker])
  return <div ref={frame} className="wg-map" role="application" aria-label={translate(MAP_LABELS.map)} />
}

/** Ties a map to the choice on it; the returned function takes it away. */
function followMarker(picker: Picker, view: MapView, limit: MapLimit | undefined): () => void {
  const { point } = picker.state.getState()
  if (point) view.move(point)
  if (limit) view.circle(limit.centre, limit.radius ?? LIMIT_RADIUS)
  view.onTap((tapped) => void picker.choose(tapped))
  const end = picker.state.subscribe((now, before) => {
    if (now.point && now.point !== before.point) view.move(now.point)
  })
  return () => {
    end()
    view.destroy()
  }
}

/** The address of the marker, or what is known instead; said aloud when it changes. */
function ChosenAddress({ state }: { readonly state: MapPickerState }): ReactNode {
  const translate = useText()
  const { address, isOutside, location } = state
  return (
    <div className="wg-map-chosen">
      <p role="status">{typeof address === 'object' ? address.address : translate(hintOf(state))}</p>
      {/* A point that was chosen before stays. */}
      <p className="wg-map-unlocated" role="status">
        {address !== undefined && isUnlocated(location) && translate(UNLOCATED[location])}
      </p>
      <p className="wg-map-outside" role="alert">
        {isOutside && translate(MAP_LABELS.outside)}
      </p>
    </div>
  )
}

const UNLOCATED = { denied: MAP_LABELS.deniedAgain, failed: MAP_LABELS.failedAgain }

const isUnlocated = (location: MapPickerState['location']): location is keyof typeof UNLOCATED =>
  Object.hasOwn(UNLOCATED, location)

const ADDRESS_HINTS = { reading: MAP_LABELS.reading, unknown: MAP_LABELS.unknown, failed: MAP_LABELS.addressFailed }

function hintOf({ address, location }: MapPickerState) {
  if (typeof address === 'string') return ADDRESS_HINTS[address]
  return location === 'idle' || location === 'located' ? MAP_LABELS.pick : MAP_LABELS[location]
}

function usePicker(props: MapPickerProps): Picker {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const { provider, chosen, limit, city } = props
  const [picker] = useState(() => createMapPicker({ provider, chosen, limit, city }))
  useEffect(() => picker.start((address) => latest.current.onConfirm(address)), [picker])
  return picker
}
