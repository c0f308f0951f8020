const OPTIONS = { capture: true, passive: true } as const

/**
 * Calls back when the page scrolls, not a list in it, and before any list draws what comes into sight: a position that is read after
 * that has the page laid out once more. Returns unsubscribe.
 */
export function onPageScroll(listener: () => void): () => void {
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Element)) listener()
  }
  window.addEventListener('scroll', onScroll, OPTIONS)
  return () => window.removeEventListener('scroll', onScroll, OPTIONS)
}
