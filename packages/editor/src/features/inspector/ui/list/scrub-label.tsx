import type { Field } from '@mallwright/modules/definitions'
import type { PointerEvent, ReactNode } from 'react'

import { holdMerge } from '../../../../document-store/document-store.ts'
import type { HeldMerge } from '../../../../document-store/document-store.ts'
import { clamp } from '../../../../geometry/rect.ts'
import { TAP_DISTANCE } from '../../../../gestures/drag.ts'
import { useStudio } from '../../../../studio/studio.ts'

/** Movement (px) per step of the number. */
const PX_PER_STEP = 2

/** Events that end a drag. */
const ENDS = ['pointerup', 'pointercancel', 'lostpointercapture'] as const

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
  const { documents } = useStudio().page
  const press = (down: PointerEvent<HTMLElement>) => {
    if (down.button !== 0 || !down.isPrimary || value === undefined) return
    const label = down.currentTarget
    let last = value
    let held: HeldMerge | undefined
    const move = (event: globalThis.PointerEvent) => {
      const offset = event.clientX - down.clientX
      if (Math.abs(offset) >= TAP_DISTANCE) held ??= holdMerge(documents)
      if (!held) return
      const steps = Math.round(offset / PX_PER_STEP) * (event.shiftKey ? 10 : 1)
      const next = clamp(value + steps * field.step, field.min, field.max)
      if (next === last) return
      last = next
      onChange(next)
    }
    const keys = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      held?.drop()
      end()
    }
    const end = () => {
      label.removeEventListener('pointermove', move)
      for (const name of ENDS) label.removeEventListener(name, end)
      window.removeEventListener('keydown', keys, true)
      held?.end()
      // A drag is no click, which would focus the input.
      if (held) label.addEventListener('click', (event) => event.preventDefault(), { once: true })
    }
    // Captured at once: a release anywhere ends it.
    label.setPointerCapture?.(down.pointerId)
    label.addEventListener('pointermove', move)
    for (const name of ENDS) label.addEventListener(name, end)
    window.addEventListener('keydown', keys, true)
  }
  return (
    <label id={`${id}-label`} className="st-scrub" htmlFor={id} onPointerDown={press}>
      {children}
    </label>
  )
}
