import type { Field } from '@mallwright/modules/definitions'
import type { PointerEvent, ReactNode } from 'react'

import { clamp } from '../../../../geometry/rect.ts'
import { TAP_DISTANCE } from '../../../../gestures/drag.ts'

/** Movement (px) per step of the number. */
const PX_PER_STEP = 2

type Range = Extract<Field, { readonly kind: 'range' }>

/** Label of a number that changes it by a horizontal drag; with Shift ten times as fast. Escape restores it. */
export function ScrubLabel(props: {
  readonly id: string
  readonly field: Range
  /** `undefined` while nodes differ: there is nothing to start from. */
  readonly value: number | undefined
  readonly onChange: (value: number) => void
  readonly children: ReactNode
}): ReactNode {
  const { id, field, value, onChange, children } = props
  const press = (down: PointerEvent<HTMLElement>) => {
    if (down.button !== 0 || value === undefined) return
    const label = down.currentTarget
    let last = value
    let isDragging = false
    const set = (next: number) => {
      if (next === last) return
      last = next
      onChange(next)
    }
    const move = (event: globalThis.PointerEvent) => {
      const offset = event.clientX - down.clientX
      isDragging ||= Math.abs(offset) >= TAP_DISTANCE
      if (!isDragging) return
      label.setPointerCapture?.(down.pointerId)
      const steps = Math.round(offset / PX_PER_STEP) * (event.shiftKey ? 10 : 1)
      set(clamp(value + steps * field.step, field.min, field.max))
    }
    const keys = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      set(value)
      end()
    }
    const end = () => {
      label.removeEventListener('pointermove', move)
      for (const name of ['pointerup', 'pointercancel'] as const) label.removeEventListener(name, end)
      window.removeEventListener('keydown', keys, true)
      // A drag is no click, which would focus the input.
      if (isDragging) label.addEventListener('click', (event) => event.preventDefault(), { once: true })
    }
    label.addEventListener('pointermove', move)
    for (const name of ['pointerup', 'pointercancel'] as const) label.addEventListener(name, end)
    window.addEventListener('keydown', keys, true)
  }
  return (
    <label id={`${id}-label`} className="st-scrub" htmlFor={id} onPointerDown={press}>
      {children}
    </label>
  )
}
