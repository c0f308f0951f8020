import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

import { clamp } from '../../geometry/rect.ts'

const MIXED = { zh: '混合', en: 'Mixed' }

/** Number input that accepts free typing, reports valid numbers and clamps on blur. */
export function NumberInput(props: {
  readonly id?: string | undefined
  readonly label?: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit?: string
  /** Shows no number: selected nodes differ. */
  readonly isMixed?: boolean | undefined
  readonly onChange: (value: number) => void
}): ReactNode {
  const { id, label, value, min, max, step, unit, isMixed = false, onChange } = props
  const text = useText()
  const [typed, setTyped] = useState<string>()
  const commit = (entered: number) => onChange(clamp(round(entered, step), min, max))
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined || isMixed) return
    event.preventDefault()
    setTyped(undefined)
    commit(value + by * step * (event.shiftKey ? 10 : 1))
  }
  return (
    <span className="st-number">
      <input
        id={id}
        className="st-input"
        inputMode="decimal"
        aria-label={label}
        placeholder={isMixed ? text(MIXED) : undefined}
        value={typed ?? (isMixed ? '' : String(round(value, step)))}
        onChange={(event) => {
          setTyped(event.target.value)
          const entered = Number(event.target.value)
          const isWhole = event.target.value.trim() !== '' && entered >= min && entered <= max
          if (isWhole) commit(entered)
        }}
        onBlur={() => {
          const entered = Number(typed)
          if (typed !== undefined && typed.trim() !== '' && Number.isFinite(entered)) commit(entered)
          setTyped(undefined)
        }}
        onKeyDown={keys}
      />
      {unit && <span>{unit}</span>}
    </span>
  )
}

/** Rounds to the decimals of the step: 1.5000000000000002 becomes 1.5. */
function round(value: number, step: number): number {
  const decimals = step < 1 ? 2 : 1
  return Number(value.toFixed(decimals))
}
