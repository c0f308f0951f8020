import { useText } from '@mallwright/shop-core/i18n'

const LABEL = { zh: '{stars} 星', en: '{stars} of 5 stars' }

/** Width of a star in px, and of the gap after it. */
const STAR = 14

const PATH = 'M7 .8l1.9 4 4.3.5-3.2 3 .9 4.3L7 10.4l-3.9 2.2.9-4.3-3.2-3 4.3-.5z'

/** Up to five stars; parts of a star are shown as parts. */
export function Stars({ stars }: { readonly stars: number }) {
  const text = useText()(LABEL, { stars })
  const row = (className: string) => (
    <svg className={className} viewBox={`0 0 ${STAR * 5} ${STAR}`} aria-hidden="true">
      {Array.from({ length: 5 }, (_, index) => (
        <path key={index} d={PATH} transform={`translate(${index * STAR} 0)`} />
      ))}
    </svg>
  )
  return (
    <span className="shop-stars" role="img" aria-label={text}>
      {row('')}
      <span style={{ width: `${Math.max(0, Math.min(100, stars * 20))}%` }}>{row('is-full')}</span>
    </span>
  )
}
