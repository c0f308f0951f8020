import { resolveLink, withoutHostBase } from '@mallwright/contract/link'
import { HostBase, isPlainClick } from '@mallwright/modules/views'
import { useContext, useEffect } from 'react'

import { useOpenTarget } from './open-link.ts'

/**
 * Applies the shop's link rules to clicks on plain anchors inside the shop's element. Modified clicks, downloads, handled
 * events and anchors with a target stay native.
 */
export function useAnchorTaps(root: HTMLElement | null): void {
  const openTarget = useOpenTarget()
  const base = useContext(HostBase)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = tappedAnchor(event)
      if (!anchor) return
      const target = resolveLink({ kind: 'url', url: anchor.href }, location.origin)
      if (target.kind === 'none') return
      event.preventDefault()
      openTarget(target.kind === 'route' ? { ...target, path: withoutHostBase(target.path, base) } : target)
    }
    root?.addEventListener('click', onClick)
    return () => root?.removeEventListener('click', onClick)
  }, [root, base, openTarget])
}

/** The anchor of an unhandled plain click; `undefined` when the browser's default applies. */
export function tappedAnchor(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!isPlainClick(event) || event.defaultPrevented || !(event.target instanceof Element)) return undefined
  const anchor = event.target.closest('a')
  if (!anchor?.hasAttribute('href') || anchor.hasAttribute('download')) return undefined
  const isOwnFrame = anchor.target === '' || anchor.target === '_self'
  // A fragment of the same page stays native.
  return isOwnFrame && !anchor.getAttribute('href')?.startsWith('#') ? anchor : undefined
}
