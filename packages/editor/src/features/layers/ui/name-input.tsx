import { useText } from '@mallwright/shop-core/i18n'
import { useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

import { LAYERS_TEXTS } from '../model/layers.texts.ts'

/** Field for the name of a layer or group: Enter and leaving keep it, Escape does not. */
export function NameInput(props: {
  /** The shown name. */
  readonly name: string
  /** Its own name; empty while it has none. */
  readonly value: string
  readonly onName: (value: string) => void
  readonly onDone: () => void
}): ReactNode {
  const { name, value, onName, onDone } = props
  const text = useText()
  const isOver = useRef(false)
  const finish = (entered?: string) => {
    // The end moves the focus, and leaving would keep what Escape drops.
    if (isOver.current) return
    isOver.current = true
    if (entered !== undefined && entered !== value) onName(entered)
    onDone()
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') finish(event.currentTarget.value)
    if (event.key === 'Escape') finish()
    event.stopPropagation()
  }
  return (
    <input
      // The user asked to type here.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className="st-input st-layer-input"
      aria-label={text(LAYERS_TEXTS.rename, { name })}
      maxLength={60}
      defaultValue={value}
      placeholder={name}
      onBlur={(event) => finish(event.target.value)}
      onKeyDown={keys}
    />
  )
}
