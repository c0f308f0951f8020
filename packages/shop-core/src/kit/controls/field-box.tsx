import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import './control-tokens.css'

/** Props that every field of the kit has. */
export interface FieldProps<Value> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Validation message; empty without one. */
  readonly message?: string
}

/** Label, frame and validation message around a text control. */
export function FieldBox(props: {
  readonly label: string
  readonly message: string
  readonly isArea?: boolean
  /** Renders the control with the given id. */
  readonly children: (id: string) => ReactNode
}) {
  const { label, message, isArea, children } = props
  const id = useId()
  const messageId = `${id}-message`
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The library's controls pass these attributes to a wrapper.
    const control = box.current?.querySelector('input, textarea')
    control?.setAttribute('aria-invalid', String(message !== ''))
    control?.setAttribute('aria-describedby', messageId)
  }, [message, messageId])
  const modifiers = [isArea && 'is-area', message !== '' && 'is-invalid'].filter(Boolean)
  return (
    <div className="shop-control">
      <label className="shop-control-label" htmlFor={id}>
        {label}
      </label>
      <div ref={box} className={['shop-control-box', ...modifiers].join(' ')}>
        {children(id)}
      </div>
      <p className="shop-control-error" id={messageId} role="alert">
        {message}
      </p>
    </div>
  )
}
