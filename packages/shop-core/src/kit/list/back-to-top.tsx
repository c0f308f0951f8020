import { useText } from '../../i18n/locale-store.ts'
import { useEffect, useState } from 'react'

import './infinite-list.css'

const LABELS = {
  top: { zh: '回到顶部', en: 'Back to top' },
}

/** Rows to scroll past before the button appears. Domain 3.0; specification 2 §9. */
const MIN_ROWS = 10

/** Estimated row height (px). */
const ROW_PX = 144

/** Button that scrolls a long list back to its top. */
export function BackToTop(props: {
  readonly count: number
  /** Row in sight, from 1, of a list that knows it; else it is estimated. */
  readonly index?: number
}) {
  const { count, index } = props
  const translate = useText()
  const [top, setTop] = useState(0)
  useEffect(() => {
    // Steps of a row: a list is drawn anew by them only.
    const onScroll = () => setTop(Math.ceil(window.scrollY / ROW_PX))
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  const isFar = index === undefined ? top > MIN_ROWS && count > MIN_ROWS : top > 0 && index >= MIN_ROWS
  if (!isFar) return null
  return (
    <button
      type="button"
      className="shop-to-top"
      aria-label={translate(LABELS.top)}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 12l6-6 6 6M12 6v13" />
      </svg>
    </button>
  )
}
