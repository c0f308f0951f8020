import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { COMMON_LABELS } from '../feedback/shop-notices.ts'

/** How far below the screen's edge the next page is asked for, in px. */
const AHEAD_PX = 600

/** The end of a list that goes on: asks for more when it comes near, and offers 重试 when that failed. */
export function LoadMore(props: {
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly onLoad: () => void
  /** The outline of one more entry. */
  readonly children: ReactNode
}) {
  const { isLoading, hasFailed, onLoad, children } = props
  const say = useText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLoading || hasFailed || !place.current) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && onLoad(), {
      rootMargin: `${AHEAD_PX}px`,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isLoading, hasFailed, onLoad])
  if (hasFailed && !isLoading) {
    return (
      <div className="shop-rows-end" role="alert">
        {say(COMMON_LABELS.networkFault)}
        <button type="button" className="shop-button is-quiet" onClick={onLoad}>
          {say(COMMON_LABELS.retry)}
        </button>
      </div>
    )
  }
  return (
    <div ref={place} aria-busy="true">
      {children}
    </div>
  )
}
