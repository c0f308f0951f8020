import type { Label } from '@mallwright/contract/values'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import type { Pull } from './follow-pull.ts'
import './pull-refresh.css'

const LABELS = {
  pull: { zh: '下拉刷新', en: 'Pull to refresh' },
  release: { zh: '松开刷新', en: 'Release to refresh' },
} satisfies Record<string, Label>

/**
 * The content of a screen, which is refreshed when it is pulled down at the top of the page. Our own: the one of antd-mobile brings 26.6 kB (gzip)
 * of springs and gestures, more than a whole widget may have. Specification 3 §2.
 */
export function PullRefresh(props: {
  readonly isBusy: boolean
  readonly onRefresh: () => void
  readonly children: ReactNode
}): ReactNode {
  const { isBusy, onRefresh, children } = props
  const translate = useText()
  const root = useRef<HTMLElement>(null)
  const [pull, setPull] = useState<Pull>()
  const latest = useRef(onRefresh)
  useLayoutEffect(() => {
    latest.current = onRefresh
  })
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    // The browser would reload the whole page.
    document.documentElement.classList.add('is-pull-refreshed')
    let isEnded = false
    let end = () => {}
    const follow = async () => {
      const { followPull } = await import('./follow-pull.ts')
      if (!isEnded) end = followPull(element, { onPull: setPull, onRefresh: () => latest.current() })
    }
    // Without the script nothing is pulled.
    void follow().catch(() => undefined)
    return () => {
      document.documentElement.classList.remove('is-pull-refreshed')
      isEnded = true
      end()
    }
  }, [])
  return (
    <main ref={root} className="shop-pull" aria-busy={isBusy} style={pull && { top: pull.offset }}>
      <p className="shop-pull-hint" aria-hidden="true">
        {pull && translate(pull.isReady ? LABELS.release : LABELS.pull)}
      </p>
      {children}
    </main>
  )
}
