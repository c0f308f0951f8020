import { useText } from '@mallwright/shop-core/i18n'

const LABEL = { zh: '{stars} 星', en: '{stars} of 5 stars' }

/** Width of a star in px, and of the gap after it. */
const STAR = 14

/** Five stars in a row as one shape. */
const ROW = Array.from(
  { length: 5 },
  (_, index) => `M${7 + index * STAR} .8l1.9 4 4.3.5-3.2 3 .9 4.3-3.9-2.2-3.9 2.2.9-4.3-3.2-3 4.3-.5z`,
).join('')

/** Up to five stars; parts of a star are shown as parts. */
export function Stars({ stars }: { readonly stars: number }) {
  const text = useText()(LABEL, { stars })
  const row = (className: string) => (
    <svg className={className} viewBox={`0 0 ${STAR * 5} ${STAR}`} aria-hidden="true">
      <path d={ROW} />
    </svg>
  )
  return (
    <span className="shop-stars" role="img" aria-label={text}>
      {row('')}
      <span style={{ width: `${Math.max(0, Math.min(100, stars * 20))}%` }}>{row('is-full')}</span>
    </span>
  )
}
