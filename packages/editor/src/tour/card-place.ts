interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 12

/** Where a card stands beside what it speaks of, in window px: to the right, else to the left, else below, and never outside the window. */
export function cardPlace(target: Rect, card: Size, view: Size): { readonly left: number; readonly top: number } {
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
  const fitsRight = target.right + 2 * GAP + card.width <= view.width
  const fitsLeft = target.left - 2 * GAP - card.width >= 0
  const isTall = target.bottom - target.top > card.height
  const left = within((target.left + target.right - card.width) / 2, view.width - card.width)
  if (isTall && (fitsRight || fitsLeft)) {
    return {
      left: fitsRight ? target.right + GAP : target.left - GAP - card.width,
      top: within(target.top + GAP, view.height - card.height),
    }
  }
  return { left, top: within(target.bottom + GAP, view.height - card.height) }
}
