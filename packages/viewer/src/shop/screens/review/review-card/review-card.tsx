import { pictureUrl } from '@mallwright/contract/media'
import { useText } from '@mallwright/shop-core/i18n'

import type { Review } from '../review.queries.ts'
import './review-card.css'
import { Stars } from './stars.tsx'

const LABELS = {
  reply: { zh: '商家回复：', en: 'Reply of the shop: ' },
  appended: { zh: '{days} 天后追评', en: 'Added after {days} days' },
  appendedSameDay: { zh: '当天追评', en: 'Added the same day' },
  noWords: { zh: '该用户未填写评价内容', en: 'No words, only stars' },
  enlarge: { zh: '查看大图 {number}', en: 'Enlarge picture {number}' },
  useful: { zh: '有用({count})', en: 'Useful ({count})' },
}

/** A review: buyer, stars, words, pictures, the shop's answer. In brief its words are cut and it has no actions. */
export function ReviewCard(props: {
  readonly review: Review
  readonly isBrief?: boolean
  readonly onPicture?: (urls: readonly string[], index: number) => void
  readonly onUseful?: () => void
}) {
  const { review, isBrief = false, onPicture, onUseful } = props
  const translate = useText()
  const pictures = review.pictureUrls.map(pictureUrl).filter(Boolean)
  return (
    <article className={isBrief ? 'shop-review is-brief' : 'shop-review'}>
      <header>
        <span className="shop-review-face" aria-hidden="true">
          {Array.from(review.buyerName)[0]}
        </span>
        <strong>{review.buyerName}</strong>
        <Stars stars={review.stars} />
        <time>{review.day}</time>
      </header>
      {review.sku && <p className="shop-review-sku">{review.sku}</p>}
      <p className="shop-review-words">{review.content || translate(LABELS.noWords)}</p>
      {pictures.length > 0 && (
        <ul className="shop-review-pictures">
          {pictures.slice(0, isBrief ? 4 : undefined).map((url, index) => (
            <li key={url}>
              {onPicture ? (
                <button
                  type="button"
                  aria-label={translate(LABELS.enlarge, { number: index + 1 })}
                  onClick={() => onPicture(pictures, index)}
                >
                  <img src={url} alt="" width={80} height={80} loading="lazy" />
                </button>
              ) : (
                <img src={url} alt="" width={80} height={80} loading="lazy" />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isBrief && review.appended && (
        <p className="shop-review-appended">
          <strong>
            {review.appendedAfterDays > 0
              ? translate(LABELS.appended, { days: review.appendedAfterDays })
              : translate(LABELS.appendedSameDay)}
          </strong>
          {review.appended}
        </p>
      )}
      {!isBrief && review.reply && (
        <p className="shop-review-reply">
          <strong>{translate(LABELS.reply)}</strong>
          {review.reply}
        </p>
      )}
      {onUseful && (
        <button type="button" className="shop-review-useful" aria-pressed={review.isUseful} onClick={onUseful}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 11v9H4v-9zM7 11l4-7a2 2 0 0 1 2 2v4h5.5a2 2 0 0 1 2 2.3l-1.2 6A2 2 0 0 1 17.3 20H7" />
          </svg>
          {translate(LABELS.useful, { count: review.useful })}
        </button>
      )}
    </article>
  )
}
