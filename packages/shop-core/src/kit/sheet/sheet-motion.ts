const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const OUT_MS = 180
const BACK_MS = 160

/** Lets a copy of a closing sheet slide out of the screen, and its mask fade. Nothing for readers who prefer less motion. */
export function slideOut(dialog: HTMLElement): void {
  if (!canMove(dialog)) return
  const copy = document.createElement('div')
  copy.className = 'shop-sheet shop-sheet-leaving'
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  const panel = dialog.querySelector('.shop-sheet-panel')?.cloneNode(true) as HTMLElement | undefined
  if (!panel) return
  const from = panel.style.transform || 'none'
  copy.append(panel)
  document.body.append(copy)
  copy.animate([{ backgroundColor: '#00000099' }, { backgroundColor: '#00000000' }], OUT_MS)
  const out = panel.animate([{ transform: from }, { transform: 'translateY(100%)' }], {
    duration: OUT_MS,
    easing: EASING,
  })
  for (const end of ['finish', 'cancel'] as const) out.addEventListener(end, () => copy.remove())
}

/** Lets a panel that was pulled too little move back to its place. */
export function springBack(panel: HTMLElement): void {
  const from = panel.style.transform
  panel.style.removeProperty('transform')
  if (from !== '' && canMove(panel))
    panel.animate([{ transform: from }, { transform: 'none' }], { duration: BACK_MS, easing: EASING })
}

function canMove(element: HTMLElement): boolean {
  return typeof element.animate === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
