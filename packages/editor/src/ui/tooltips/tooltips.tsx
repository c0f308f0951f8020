import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

import './tooltips.css'

/** Delay in ms before the pointer's tooltip shows. */
const DELAY_MS = 300

/** Gap in px to the element and to the window's edges. */
const GAP = 8

/** Keys that move the focus on purpose: only then it shows a tooltip. */
const FOCUS_KEYS: readonly string[] = ['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'F6']

/** The one tooltip of the studio: shows the `data-tip` and `data-keys` of what the mouse rests on or the keyboard focuses; Escape, a press and scrolling hide it. Touch has none. */
export function Tooltips(): ReactNode {
  const [target, setTarget] = useState<HTMLElement>()
  const [, renderAgain] = useReducer((turn: number) => turn + 1, 0)
  useEffect(() => followTargets(setTarget), [])
  useEffect(() => {
    if (!target) return undefined
    // The element may leave the page or get another name without any event.
    const observer = new MutationObserver(() => (target.isConnected ? renderAgain() : setTarget(undefined)))
    observer.observe(document.body, { childList: true, subtree: true })
    observer.observe(target, { attributeFilter: ['data-tip', 'data-keys'] })
    return () => observer.disconnect()
  }, [target])
  return target?.isConnected ? createPortal(<Tooltip target={target} />, document.body) : null
}

function Tooltip({ target }: { readonly target: HTMLElement }): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  const { tip, keys } = target.dataset
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const anchor = target.getBoundingClientRect()
    const { width, height } = current.getBoundingClientRect()
    const isBelow = anchor.bottom + GAP + height <= window.innerHeight
    const left = anchor.left + anchor.width / 2 - width / 2
    current.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`
    current.style.top = `${isBelow ? anchor.bottom + GAP : anchor.top - GAP - height}px`
  })
  return (
    // A control's accessible name says the same; a handle for the pointer alone needs none.
    <div ref={element} className="st-portal st-tooltip" aria-hidden="true">
      {tip}
      {keys && <kbd>{keys}</kbd>}
    </div>
  )
}

function followTargets(show: (target: HTMLElement | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hovered: HTMLElement | undefined
  let key = ''
  const hide = () => {
    clearTimeout(timer)
    show(undefined)
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const target = tipAt(event.target)
    if (target === hovered) return
    hovered = target
    hide()
    if (target && event.buttons === 0) timer = setTimeout(() => show(target), DELAY_MS)
  }
  const leave = () => {
    hovered = undefined
    hide()
  }
  const press = (event: KeyboardEvent) => {
    ;({ key } = event)
    hide()
  }
  const focus = ({ target }: FocusEvent) => {
    if (FOCUS_KEYS.includes(key)) show(tipAt(target))
  }
  const stop = new AbortController()
  const { signal } = stop
  const options = { capture: true, passive: true, signal }
  document.addEventListener('pointerover', enter, options)
  document.documentElement.addEventListener('pointerleave', leave, { signal })
  document.addEventListener('pointerdown', () => ((key = ''), hide()), options)
  document.addEventListener('keydown', press, options)
  document.addEventListener('focusin', focus, options)
  document.addEventListener('focusout', hide, options)
  document.addEventListener('scroll', hide, options)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

function tipAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null) ?? undefined
}
