import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { PopUpProps } from './pop-up.ts'
import { rememberShown, wasShown } from './pop-up-count.ts'

/** Interval in ms at which a due pop-up looks for a quiet moment. */
const WAIT_MS = 500

/** Whether nothing else has the buyer's attention: the page is in view, no dialog is open, and no field is filled in. */
function isQuiet(anchor: Element | null): boolean {
  return (
    anchor?.closest('[hidden]') === null &&
    document.visibilityState === 'visible' &&
    document.querySelector('dialog[open]') === null &&
    !document.activeElement?.matches('input, textarea, select')
  )
}

/**
 * Opening and closing of a pop-up. An open one has a history entry of its own, so that the back key closes it; `close` runs
 * its task once that entry is gone.
 */
export function usePopUp(
  anchor: RefObject<Element | null>,
  { id, frequency, delay }: { readonly id: string } & Pick<PopUpProps, 'frequency' | 'delay'>,
): { readonly isOpen: boolean; readonly close: (then?: () => void) => void } {
  const [isOpen, setIsOpen] = useState(false)
  const isClosing = useRef(false)
  useEffect(() => {
    if (wasShown(id, frequency)) return undefined
    let timer: ReturnType<typeof setTimeout>
    const openWhenQuiet = () => {
      if (!isQuiet(anchor.current)) {
        timer = setTimeout(openWhenQuiet, WAIT_MS)
        return
      }
      rememberShown(id, frequency)
      // The same state: to a router, going back is no other location.
      history.pushState(history.state, '')
      setIsOpen(true)
    }
    timer = setTimeout(openWhenQuiet, delay * 1000)
    return () => clearTimeout(timer)
  }, [anchor, id, frequency, delay])
  useEffect(() => {
    if (!isOpen) return undefined
    const onBack = () => setIsOpen(false)
    window.addEventListener('popstate', onBack)
    // Another screen was opened, such as the sign-in: a modal of a hidden page would block it.
    const leave = setInterval(() => {
      if (anchor.current?.closest('[hidden]')) setIsOpen(false)
    }, WAIT_MS)
    return () => {
      window.removeEventListener('popstate', onBack)
      clearInterval(leave)
      isClosing.current = false
    }
  }, [anchor, isOpen])
  const close = (then?: () => void) => {
    // Going back takes a while: a second tap would leave the page.
    if (isClosing.current) return
    isClosing.current = true
    if (then) window.addEventListener('popstate', () => setTimeout(then), { once: true })
    history.back()
  }
  return { isOpen, close }
}
