import type { TimedOfferCard } from '@mallwright/contract/catalog'
import { translate } from '@mallwright/contract/values'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { surfaceStyle } from '../appearance/colour-styles.ts'
import { cornerUnits, marginStyle } from '../appearance/css-values.ts'
import { useServerNow } from '../clock/use-server-now.ts'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { ListError } from '../list-layout/list-error.tsx'
import { ListTitle, titleHeight } from '../list-layout/list-title.tsx'
import { OfferCard, OfferSkeleton } from './offer-card.tsx'
import { offerStateAt } from './offer-state.ts'
import type { TimedOffersProps } from './timed-offers.ts'
import './timed-offers.css'

const DEFAULT_TITLE = { zh: '限时抢购', en: 'Timed offers' }
const EMPTY = { zh: '暂无限时抢购', en: 'No timed offers at the moment' }
const REGION = { zh: '限时抢购，可左右滑动', en: 'Timed offers, scroll sideways' }

/** Height of a card of the strip in page px, as in timed-offers.css. */
const CARD_HEIGHT = 252

/** Cards drawn while they load: as many as a phone shows. */
const SKELETONS = 3

type View = ViewProps<TimedOffersProps, readonly TimedOfferCard[]>

function Cards({ view, children }: { readonly view: View; readonly children: readonly ReactNode[] }) {
  const { props, mode, locale, data } = view
  const isStrip = props.layout === 'strip'
  const style = { borderRadius: cornerUnits(props.radius), ...surfaceStyle(props.background) }
  return (
    <ul
      className={`mw-offers-list is-${props.layout}`}
      aria-busy={data.state === 'loading' || undefined}
      style={isStrip ? { ['--bleed' as string]: props.marginX } : undefined}
      // A scroller must be reachable by keyboard, even before any script runs.
      {...(isStrip &&
        children.length > 1 &&
        mode === 'view' && { tabIndex: 0, 'aria-label': translate(locale, REGION) })}
    >
      {children.map((child, index) => (
        <li key={index} className="mw-offer" style={style}>
          {child}
        </li>
      ))}
    </ul>
  )
}

/** Reads the offers anew when one begins or ends: others have taken of it, and those that are over make room. */
function useReloadAtTurns(view: View, offers: readonly TimedOfferCard[], now: number | undefined): void {
  const { mode, onAction } = view
  const turns =
    now === undefined ? undefined : offers.filter(({ startsAt }) => startsAt <= now).length + countOver(offers, now)
  const seen = useRef<number>(undefined)
  useEffect(() => {
    if (mode === 'edit' || turns === undefined) return
    const isTurn = seen.current !== undefined && turns > seen.current
    seen.current = turns
    if (isTurn) onAction({ type: 'load', page: 1, append: false })
  }, [mode, turns, onAction])
}

function countOver(offers: readonly TimedOfferCard[], now: number): number {
  return offers.filter(({ endsAt }) => endsAt <= now).length
}

function TimedOffers(view: View): ReactNode {
  const { data, locale, onAction, props, isFirst } = view
  const root = useRef<HTMLElement>(null)
  const serverNow = useServerNow(root, view)
  const now = typeof serverNow === 'number' ? serverNow : undefined
  const offers = data.state === 'ready' ? data.value : NO_OFFERS
  useReloadAtTurns(view, offers, now)
  const shown = offers
    .filter((offer) => props.isSoonShown || offerStateAt(offer, undefined) !== 'soon')
    .slice(0, props.count)
  return (
    <section ref={root} className="mw-offers" style={marginStyle(props)}>
      <ListTitle props={props} locale={locale} mode={view.mode} fallback={DEFAULT_TITLE} />
      {data.state === 'failed' && <ListError message={data.message} locale={locale} onAction={onAction} />}
      {data.state === 'ready' && shown.length === 0 && <div className="mw-list-note">{translate(locale, EMPTY)}</div>}
      {data.state === 'loading' && (
        <Cards view={view}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <OfferSkeleton key={index} />
          ))}
        </Cards>
      )}
      {shown.length > 0 && (
        <Cards view={view}>
          {shown.map((offer, index) => (
            <OfferCard key={offer.id} view={view} offer={offer} now={now} isEager={isFirst && index < SKELETONS} />
          ))}
        </Cards>
      )}
    </section>
  )
}

const NO_OFFERS: readonly TimedOfferCard[] = []

/** Renders timed offers. Their clocks run once the server's is known. */
export const timedOffersView: ModuleView<TimedOffersProps, readonly TimedOfferCard[]> = {
  View: TimedOffers,
  load: ({ codes, count }, source) => source.timedOffers(codes, count),
  dependsOn: ({ codes, count }) => [codes, count],
  heightOf: (props) => (props.layout === 'strip' ? titleHeight(props) + CARD_HEIGHT + 2 * props.marginY : undefined),
}
