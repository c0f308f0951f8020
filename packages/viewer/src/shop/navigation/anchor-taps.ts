import { resolveLink } from '@mallwright/contract/link'
import { useEffect } from 'react'

import type { Shop } from '../shop.ts'
import { openTarget } from './open-link.ts'

/**
 * Lets plain anchors of the page obey the shop's link rules. Modified clicks, new tabs, downloads and what somebody
 * else handled stay native; so do anchors that ask for a target of their own.
 */
export function useAnchorTaps(shop: Shop): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = tappedAnchor(event)
      if (!anchor) return
      const target = resolveLink({ kind: 'url', url: anchor.href }, location.origin)
      if (target.kind === 'none') return
      event.preventDefault()
      openTarget(shop, target)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [shop])
}

/** The anchor that a plain tap hit and nobody handled yet; `undefined` when the browser shall act. */
export function tappedAnchor(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return undefined
  const anchor = event.target.closest('a')
  if (!anchor?.hasAttribute('href') || anchor.hasAttribute('download')) return undefined
  const isOwnFrame = anchor.target === '' || anchor.target === '_self'
  // A place on the same page (#…) is the browser's own affair.
  return isOwnFrame && !anchor.getAttribute('href')?.startsWith('#') ? anchor : undefined
}
