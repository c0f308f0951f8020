import { useText } from '@mallwright/shop-core/i18n'
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
  const commit = (entered: string) => {
    if (entered !== name) onName(entered)
    onDone()
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') commit(event.currentTarget.value)
    if (event.key === 'Escape') onDone()
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
      onBlur={(event) => commit(event.target.value)}
      onKeyDown={keys}
    />
  )
}
