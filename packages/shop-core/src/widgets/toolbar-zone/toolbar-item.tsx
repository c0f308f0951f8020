import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import type { MenuButton } from '../access/model/menu-access.ts'
import './toolbar-zone.css'

/** What a toolbar does with taps. */
export interface ToolbarTaps {
  /** Events whose buttons swallow the tap. Specification 2 §6. */
  readonly disabledEvents?: ReadonlySet<string> | undefined
  /** Called with the event of a pressed button. */
  readonly onEvent: (event: string, button: MenuButton) => void
}

/** A button of a toolbar; one with children opens them in a popover. Specification 2 §2.11. */
export function ToolbarItem(props: ToolbarTaps & { readonly button: MenuButton }): ReactNode {
  const { button, ...taps } = props
  return button.children.length > 0 ? <ToolbarMenu {...props} /> : <PressButton button={button} taps={taps} />
}

function PressButton(props: {
  readonly button: MenuButton
  readonly taps: ToolbarTaps
  readonly onPressed?: () => void
}): ReactNode {
  const { button, taps, onPressed } = props
  const isDisabled = taps.disabledEvents?.has(button.event) ?? false
  return (
    <button
      type="button"
      className="wg-toolbar-button"
      aria-disabled={isDisabled}
      onClick={() => {
        if (isDisabled) return
        onPressed?.()
        taps.onEvent(button.event, button)
      }}
    >
      <span>{button.name}</span>
    </button>
  )
}

function ToolbarMenu(props: ToolbarTaps & { readonly button: MenuButton }): ReactNode {
  const { button, ...taps } = props
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) setIsOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A sheet around it stays open.
      event.preventDefault()
      setIsOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByKey, true)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByKey, true)
    }
  }, [isOpen])
  return (
    <div className="wg-toolbar-menu" ref={frame}>
      <button
        ref={opener}
        type="button"
        className="wg-toolbar-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen((was) => !was)}
      >
        <span>{button.name}</span>
        <i aria-hidden="true" />
      </button>
      {isOpen && (
        <ul id={id} className="wg-popover" aria-label={button.name}>
          {button.children.map((child) => (
            <li key={child.id}>
              <PressButton button={child} taps={taps} onPressed={close} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
