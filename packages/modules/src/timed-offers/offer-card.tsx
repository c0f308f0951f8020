import { moneyText, translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'
import type { TimedOfferCard } from '@mallwright/contract/catalog'

import { LinkArea } from '../appearance/link-area.tsx'
import { PictureBox } from '../appearance/picture-box.tsx'
import { clockText } from '../clock/time-units.ts'
import type { ViewProps } from '../kit/module-view.ts'
import { offerStateAt, takenPercent } from './offer-state.ts'
import type { OfferState } from './offer-state.ts'
import type { TimedOffersProps } from './timed-offers.ts'

const STATES: Readonly<Record<OfferState, Label>> = {
  soon: { zh: '即将开始', en: 'Soon' },
  running: { zh: '抢购中', en: 'On now' },
  gone: { zh: '已抢光', en: 'Sold out' },
  over: { zh: '已结束', en: 'Ended' },
}
const STARTS = { zh: '距开始', en: 'Starts in' }
const ENDS = { zh: '距结束', en: 'Ends in' }
const TAKEN = { zh: '已抢 {percent}%', en: '{percent}% taken' }
const LIMITED = { zh: '限量 {count} {unit}', en: 'Only {count}' }
const HIDDEN_PRICE = { zh: '登录后查看价格', en: 'Sign in to see prices' }

/** Requested picture size in device pixels: a phone at three device pixels per CSS pixel. */
const PICTURE_PX = 400

type View = ViewProps<TimedOffersProps, readonly TimedOfferCard[]>

/** One offer: picture, name, both prices, what is taken, and the time that is left. */
export function OfferCard(props: {
  readonly view: View
  readonly offer: TimedOfferCard
  /** Epoch ms; `undefined` while it is not known. */
  readonly now: number | undefined
  readonly isEager: boolean
}) {
  const { view, offer, now, isEager } = props
  const { mode, origin, locale, onAction } = view
  const { product, price, usualPrice } = offer
  // The server renders what a browser renders first: the state as it was read.
  const state = offerStateAt(offer, view.clock?.renderedAt === undefined ? now : undefined)
  const spoken = [product.name, translate(locale, STATES[state]), price !== undefined && `¥${moneyText(price)}`]
  return (
    <LinkArea
      className={`mw-offer-link is-${state}`}
      link={{ kind: 'product', code: product.code }}
      mode={mode}
      origin={origin}
      onAction={onAction}
      label={spoken.filter(Boolean).join(locale === 'zh-CN' ? '，' : ', ')}
      isPreviewOnly
    >
      <span className="mw-offer-picture">
        <PictureBox
          picture={{ url: product.imageUrl, width: PICTURE_PX, height: PICTURE_PX }}
          alt=""
          sizes="112px"
          isEager={isEager}
        />
        <span className="mw-offer-state">{translate(locale, STATES[state])}</span>
      </span>
      <span className="mw-offer-text">
        <span className="mw-offer-name">{product.name}</span>
        {price === undefined ? (
          <span className="mw-offer-hidden">{translate(locale, HIDDEN_PRICE)}</span>
        ) : (
          <span className="mw-offer-prices">
            <b>
              <small>¥</small>
              {moneyText(price)}
            </b>
            {usualPrice !== undefined && usualPrice > price && <s>¥{moneyText(usualPrice)}</s>}
          </span>
        )}
        <Bar offer={offer} state={state} locale={locale} />
        <TimeLeft offer={offer} state={state} now={now} locale={locale} />
      </span>
    </LinkArea>
  )
}

/** What is taken of the offer's own quota; before its start how many there are. */
function Bar(props: { readonly offer: TimedOfferCard; readonly state: OfferState; readonly locale: Locale }) {
  const { offer, state, locale } = props
  const percent = takenPercent(offer)
  const text =
    state === 'soon'
      ? translate(locale, LIMITED, { count: offer.quota, unit: offer.product.unit })
      : translate(locale, TAKEN, { percent })
  return (
    <span className="mw-offer-bar">
      <i style={{ width: `${state === 'soon' ? 0 : percent}%` }} />
      <span>{text}</span>
    </span>
  )
}

function TimeLeft(props: {
  readonly offer: TimedOfferCard
  readonly state: OfferState
  readonly now: number | undefined
  readonly locale: Locale
}) {
  const { offer, state, now, locale } = props
  if (state === 'gone' || state === 'over') return <span className="mw-offer-time" />
  const end = state === 'soon' ? offer.startsAt : offer.endsAt
  return (
    <span className="mw-offer-time">
      {translate(locale, state === 'soon' ? STARTS : ENDS)}
      {/* Before the script runs these are the server's digits. */}
      <b suppressHydrationWarning>{clockText(now === undefined ? undefined : end - now)}</b>
    </span>
  )
}

/** The same boxes while offers load. */
export function OfferSkeleton() {
  return (
    <span className="mw-offer-link">
      <span className="mw-offer-picture" />
      <span className="mw-offer-text" />
    </span>
  )
}
