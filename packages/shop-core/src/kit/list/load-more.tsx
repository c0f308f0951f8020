import { useText } from '../../i18n/locale-store.ts'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { KIT_LABELS } from '../labels/kit-labels.ts'
import { errorText } from '../notice/error-text.ts'
import './infinite-list.css'

/** Distance below the viewport, in px, at which the next page is requested unless a list says otherwise. */
const AHEAD_PX = 600

/** Sentinel at the end of a list: requests the next page when it nears the viewport; a retry button after a failure. */
export function LoadMore(props: {
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** Why the next page failed. */
  readonly error: unknown
  readonly onLoad: () => void
  readonly aheadPx?: number
  /** Skeleton of one more row. */
  readonly children: ReactNode
}) {
  const { isLoading, hasFailed, error, onLoad, aheadPx = AHEAD_PX, children } = props
  const translate = useText()
  const sentinel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLoading || hasFailed || !sentinel.current) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onLoad(), {
      rootMargin: `${aheadPx}px`,
    })
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [isLoading, hasFailed, onLoad, aheadPx])
  if (hasFailed && !isLoading) {
    return (
      <div className="shop-rows-end" role="alert">
        {errorText(error)}
        <button type="button" className="shop-button is-quiet" onClick={onLoad}>
          {translate(KIT_LABELS.retry)}
        </button>
      </div>
    )
  }
  return (
    <div ref={sentinel} className="shop-load-more" aria-busy="true">
      {children}
    </div>
  )
}
