import { useText } from '../../i18n/locale-store.ts'
import { useEffect, useState } from 'react'

import { onPageScroll } from './page-scroll.ts'
import './infinite-list.css'

const LABELS = {
  top: { zh: '回到顶部', en: 'Back to top' },
}

/** Rows to scroll past before the button appears. Domain 3.0; specification 2 §9. */
export const ROWS_TO_TOP = 10

/** Estimated row height (px). */
const ROW_PX = 144

/** Button that scrolls a long list back to its top. */
export function BackToTop(props: {
  readonly count: number
  /** Whether so many rows are passed, of a list that knows it; else it is estimated. */
  readonly isFar?: boolean
}) {
  const { count, isFar } = props
  const translate = useText()
  const [depth, setDepth] = useState<'top' | 'near' | 'far'>('top')
  useEffect(() => {
    const onScroll = () => {
      const { scrollY } = window
      setDepth(scrollY === 0 ? 'top' : scrollY > ROWS_TO_TOP * ROW_PX ? 'far' : 'near')
    }
    onScroll()
    return onPageScroll(onScroll)
  }, [])
  if (isFar === undefined ? depth !== 'far' || count <= ROWS_TO_TOP : depth === 'top' || !isFar) return null
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
