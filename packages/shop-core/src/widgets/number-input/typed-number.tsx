import { useLayoutEffect, useRef, useState } from 'react'
import type { AriaAttributes, ReactNode } from 'react'

import { committed, readTyped, withSeparators } from './number-entry.ts'
import type { NumberRules } from './number-entry.ts'

/** A number that is typed with a keyboard; it is clamped and written back when the field is left, or by Enter. */
export function TypedNumber(
  props: AriaAttributes & {
    readonly value: string
    readonly rules: NumberRules
    readonly onChange: (value: string) => void
    readonly className?: string
    readonly hint?: string | undefined
    readonly isDisabled?: boolean | undefined
    readonly hasSeparators?: boolean
  },
): ReactNode {
  const {
    value,
    rules,
    onChange,
    className = 'wg-field-input',
    hint,
    isDisabled,
    hasSeparators = true,
    ...aria
  } = props
  /** What is typed; absent while the field is not in use. */
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const isInUse = typed !== undefined
  useLayoutEffect(() => {
    // Before the next key: a frame later it would take what was typed meanwhile.
    if (isInUse) field.current?.select()
  }, [isInUse])
  const commit = () => {
    if (typed === undefined) return
    const next = committed(typed, rules)
    setTyped(undefined)
    if (next !== value) onChange(next)
  }
  return (
    <input
      {...aria}
      ref={field}
      className={className}
      inputMode="decimal"
      autoComplete="off"
      placeholder={hint}
      disabled={isDisabled}
      value={typed ?? (hasSeparators ? withSeparators(value) : value)}
      onFocus={() => setTyped(value)}
      onChange={(event) => setTyped(readTyped(event.target.value, rules))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
      onBlur={commit}
    />
  )
}
