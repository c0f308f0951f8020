import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useState } from 'react'

const LABELS = {
  top: { zh: '回到顶部', en: 'Back to top' },
}

/** The row from which on the way up is offered. Domain 3.0. */
const FROM_INDEX = 10

/** The height of a row, in px: an estimate is enough to know that the tenth was passed. */
const ROW_PX = 144

/** The button that leads back to the top of a long list. */
export function BackToTop({ count }: { readonly count: number }) {
  const say = useText()
  const [isFar, setIsFar] = useState(false)
  useEffect(() => {
    const onScroll = () => setIsFar(window.scrollY > FROM_INDEX * ROW_PX)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  if (!isFar || count <= FROM_INDEX) return null
  return (
    <button
      type="button"
      className="shop-to-top"
      aria-label={say(LABELS.top)}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 12l6-6 6 6M12 6v13" />
      </svg>
    </button>
  )
}
