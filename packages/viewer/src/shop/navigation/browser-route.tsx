import { createContext, startTransition, useContext, useEffect, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'

/** Where the shop is: the address, what its history entry carries, and how it was come to. */
export interface Place {
  readonly pathname: string
  /** With its `?`; empty without a query. */
  readonly search: string
  /** What the entry was opened with, such as the sheet that is open. */
  readonly state: unknown
  /** Names the history entry: the same again on coming back to it. */
  readonly key: string
  readonly arrival: 'push' | 'replace' | 'pop'
}

/** What our history entries carry; `idx` numbers them from 0. */
interface Entry {
  readonly usr?: unknown
  readonly key?: string
  readonly idx?: number
}

interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

const listeners = new Set<(place: Place) => void>()
let count = 0

const entry = (): Entry => (history.state as Entry | null) ?? {}

function placeNow(arrival: Place['arrival']): Place {
  const { usr = null, key = 'default' } = entry()
  return { pathname: location.pathname, search: location.search, state: usr, key, arrival }
}

function tell(arrival: Place['arrival']): void {
  const place = placeNow(arrival)
  for (const listener of listeners) listener(place)
}

/** Whether a page of this shop lies behind the current one. */
export function hasHistory(): boolean {
  return (entry().idx ?? 0) > 0
}

/** Opens an address of the shop, or goes so many entries back or forth. */
export function navigate(to: string | number, { replace = false, state = null }: NavigateOptions = {}): void {
  if (typeof to === 'number') return history.go(to)
  const idx = entry().idx ?? 0
  count += 1
  const next: Entry = { usr: state, key: `${Date.now().toString(36)}${count}`, idx: replace ? idx : idx + 1 }
  if (replace) history.replaceState(next, '', to)
  else history.pushState(next, '', to)
  tell(replace ? 'replace' : 'push')
}

const PlaceContext = createContext<Place | undefined>(undefined)

/** Follows the browser's history. A screen whose script is still on its way keeps the one before it in sight. */
export function BrowserRoute({ children }: { readonly children: ReactNode }): ReactNode {
  const [place, setPlace] = useState(() => placeNow('pop'))
  // Before any effect of what is drawn inside, which may lead elsewhere at once.
  useLayoutEffect(() => {
    if (entry().idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '')
    const follow = (next: Place) => startTransition(() => setPlace(next))
    const pop = () => tell('pop')
    listeners.add(follow)
    window.addEventListener('popstate', pop)
    return () => {
      listeners.delete(follow)
      window.removeEventListener('popstate', pop)
    }
  }, [])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

/** Where the shop is. */
export function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('usePlace is called outside of BrowserRoute')
  return place
}

/** The query of the address, and the way to another one on the same path. */
export function useQueryOfPlace(): [URLSearchParams, (next: URLSearchParams, options?: NavigateOptions) => void] {
  const { pathname, search } = usePlace()
  const change = (next: URLSearchParams, options?: NavigateOptions) => {
    const query = next.toString()
    navigate(query === '' ? pathname : `${pathname}?${query}`, options)
  }
  return [new URLSearchParams(search), change]
}

/** Leads elsewhere as soon as it is drawn; the address before it is left out of the history. */
export function Redirect({ to }: { readonly to: string }): ReactNode {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}
