/** Ruler mark: position in px from the ruler's start, with an optional number. */
export interface RulerTick {
  readonly at: number
  readonly label: number | undefined
}

const STEPS: readonly number[] = [5, 10, 20, 50, 100, 200, 500, 1000]

/** Minimum distance between two numbers, in px. */
const LABEL_ROOM = 48

/** Marks of a ruler `length` px long with its zero at `origin` px and `px` per unit. */
export function rulerTicks({ origin, px, length }: { origin: number; px: number; length: number }): RulerTick[] {
  const step = STEPS.find((candidate) => candidate * px >= LABEL_ROOM) ?? 1000
  const small = step / 5
  const first = Math.ceil(-origin / px / small)
  const last = Math.floor((length - origin) / px / small)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const count = first + index
    return { at: origin + count * small * px, label: count % 5 === 0 ? count * small : undefined }
  })
}
