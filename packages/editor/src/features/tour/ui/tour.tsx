import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { tourMemory } from './tour-offer.tsx'
import { TOUR_STEPS, TOUR_TEXTS } from './tour.texts.ts'
import './tour.css'

/** Guided tour with one highlighted element a stop. Arrow keys navigate, Escape ends it. */
export function Tour(): ReactNode {
  const { view } = useStudio()
  const text = useText()
  const id = useId()
  const [index, setIndex] = useState(0)
  const step = TOUR_STEPS[index]
  const { card, spot } = useSpot(step?.target)
  const before = useRef<Element>(null)
  // Before paint: an immediate key press must reach the card.
  useLayoutEffect(() => {
    before.current = document.activeElement
    view.setState({ leftPanel: 'palette' })
    card.current?.focus()
    return () => void (before.current instanceof HTMLElement && before.current.focus())
  }, [card, view])
  const target = step?.target
  useEffect(() => {
    // Opens the panel sheet of the stop on narrow windows.
    view.setState({ sheet: sheetAt(target) })
    return () => view.setState({ sheet: undefined })
  }, [view, target])
  if (!step) return null
  const isLast = index === TOUR_STEPS.length - 1
  const end = () => {
    tourMemory.set('done')
    view.setState({ isTouring: false })
  }
  const goTo = (next: number) => {
    setIndex(next)
    // The pressed button may have been removed.
    card.current?.focus()
  }
  const goOn = () => (isLast ? end() : goTo(index + 1))
  const goBack = () => goTo(Math.max(0, index - 1))
  const keys = (event: KeyboardEvent) => {
    const act = { Escape: end, ArrowRight: goOn, ArrowLeft: goBack }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <div className="st-portal">
      <div ref={spot} className="st-tour-spot" />
      {/* Dialogs handle their own keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={card}
        className="st-tour-card"
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        onKeyDown={keys}
      >
        <small>{text(TOUR_TEXTS.step, { index: index + 1, count: TOUR_STEPS.length })}</small>
        <h2 id={`${id}-title`}>{text(step.title)}</h2>
        <p id={`${id}-text`}>{text(step.text)}</p>
        <div>
          {!isLast && (
            <button type="button" className="st-button is-small is-quiet" onClick={end}>
              {text(TOUR_TEXTS.skip)}
            </button>
          )}
          <span>
            {index > 0 && (
              <button type="button" className="st-button is-small" onClick={goBack}>
                {text(TOUR_TEXTS.back)}
              </button>
            )}
            <button type="button" className="st-button is-small is-primary" onClick={goOn}>
              {text(isLast ? TOUR_TEXTS.done : TOUR_TEXTS.next)}
            </button>
          </span>
        </div>
      </div>
    </div>
  )
}

function sheetAt(target: string | undefined): 'left' | 'right' | undefined {
  if (!target?.startsWith('.st-side')) return undefined
  return target === '.st-side.is-right' ? 'right' : 'left'
}

/** Positions spotlight and card, also when the window changes. */
function useSpot(target: string | undefined) {
  const card = useRef<HTMLDivElement>(null)
  const spot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const position = () => {
      // Elements hidden in a menu are highlighted at the header.
      const element = target && (document.querySelector(target) ?? document.querySelector('.st-top'))
      if (!element || !card.current || !spot.current) return
      const { left, top, right, bottom } = element.getBoundingClientRect()
      Object.assign(spot.current.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${right - left}px`,
        height: `${bottom - top}px`,
      })
      const { offsetWidth: width, offsetHeight: height } = card.current
      const view = { width: window.innerWidth, height: window.innerHeight }
      const at = cardPosition({ left, top, right, bottom }, { width, height }, view)
      Object.assign(card.current.style, { left: `${at.left}px`, top: `${at.top}px` })
    }
    position()
    // Sheets open with a delay.
    const frame = requestAnimationFrame(position)
    window.addEventListener('resize', position)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', position)
    }
  }, [target])
  return { card, spot }
}

interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 12

/** Position of a card beside its target in window px: right, else left, else below, never outside the window. */
export function cardPosition(target: Rect, card: Size, view: Size): { readonly left: number; readonly top: number } {
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
  const fitsRight = target.right + 2 * GAP + card.width <= view.width
  const fitsLeft = target.left - 2 * GAP - card.width >= 0
  const isTall = target.bottom - target.top > card.height
  const left = within((target.left + target.right - card.width) / 2, view.width - card.width)
  if (isTall && (fitsRight || fitsLeft)) {
    return {
      left: fitsRight ? target.right + GAP : target.left - GAP - card.width,
      top: within(target.top + GAP, view.height - card.height),
    }
  }
  return { left, top: within(target.bottom + GAP, view.height - card.height) }
}
