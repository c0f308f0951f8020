import { useText } from '../../i18n/locale-store.ts'
import { useEffect, useState } from 'react'

import './infinite-list.css'

const LABELS = {
  top: { zh: '回到顶部', en: 'Back to top' },
}

/** Rows to scroll past before the button appears. Domain 3.0. */
const MIN_ROWS = 10

/** Estimated row height in px. */
const ROW_PX = 144

/** Button that scrolls a long list back to its top. */
export function BackToTop({ count }: { readonly count: number }) {
  const translate = useText()
  const [isFar, setIsFar] = useState(false)
  useEffect(() => {
    const onScroll = () => setIsFar(window.scrollY > MIN_ROWS * ROW_PX)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  if (!isFar || count <= MIN_ROWS) return null
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
