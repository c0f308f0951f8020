import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'

import { useStudio } from '../../../studio/studio.ts'
import { persistedValue, usePersisted } from '../../../ui/use-persisted.ts'
import { isSitePart } from '../../site/model/site-store.ts'
import { TOUR_TEXTS } from './tour.texts.ts'

/** Whether the tour was taken or declined in this browser. */
export const tourMemory = persistedValue<'new' | 'done'>('tour', z.enum(['new', 'done']), 'new')

/** Offer of the tour until it was taken or declined; part of the empty state. */
export function TourOffer(): ReactNode {
  const { column, view } = useStudio()
  const text = useText()
  const memory = usePersisted(tourMemory)
  if (memory === 'done' || isSitePart(column)) return null
  return (
    <section className="st-tour-offer" aria-label={text(TOUR_TEXTS.offer)}>
      <strong>{text(TOUR_TEXTS.offer)}</strong>
      <span>{text(TOUR_TEXTS.offerHint)}</span>
      <span>
        <button type="button" className="st-button is-small is-quiet" onClick={() => tourMemory.set('done')}>
          {text(TOUR_TEXTS.later)}
        </button>
        <button
          type="button"
          className="st-button is-small is-primary"
          onClick={() => view.setState({ isTouring: true })}
        >
          {text(TOUR_TEXTS.start)}
        </button>
      </span>
    </section>
  )
}
