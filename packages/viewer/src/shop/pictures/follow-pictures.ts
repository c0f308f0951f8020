import './pictures.css'

/** Smallest height in px of a box that has room for the alternative text below the drawing. */
const MIN_TEXT_HEIGHT = 140

/**
 * Fades in the lazy pictures of the document as they arrive, and draws a quiet placeholder in place of those that cannot
 * be loaded, also of those that failed before hydration. Returns a stop function.
 */
export function followPictures(): () => void {
  const onError = ({ target }: Event) => mark(target, true)
  const onLoad = ({ target }: Event) => {
    mark(target, false)
    fadeIn(target)
  }
  // Neither event bubbles.
  document.addEventListener('error', onError, true)
  document.addEventListener('load', onLoad, true)
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') mark(image, true)
  return () => {
    document.removeEventListener('error', onError, true)
    document.removeEventListener('load', onLoad, true)
  }
}

/** Marks a picture and, for its alternative text, its box. Attributes, because React owns the classes. */
function mark(target: EventTarget | null, isBroken: boolean): void {
  if (!(target instanceof HTMLImageElement)) return
  const box = (target.closest('picture') ?? target).parentElement
  target.toggleAttribute('data-mw-broken', isBroken)
  if (isBroken && target.alt !== '' && target.clientHeight >= MIN_TEXT_HEIGHT)
    box?.setAttribute('data-mw-alt', target.alt)
  else box?.removeAttribute('data-mw-alt')
}

function fadeIn(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || target.loading !== 'lazy') return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  target.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: 150, easing: 'ease-out' })
}
