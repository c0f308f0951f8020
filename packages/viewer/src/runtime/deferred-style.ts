import type { AnyModuleView } from '@mallwright/modules/views'
import type { CSSProperties } from 'react'

/** How many modules at the top of a page are drawn at once: what a first screen can show, and a little more. */
export const EAGER_MODULES = 3

/**
 * Lets the browser leave out a module while it is far out of sight, with its height reserved. Empty for a module whose
 * height only drawing can tell.
 */
export function deferredStyle(view: AnyModuleView, props: unknown): CSSProperties {
  const height = view.heightOf?.(props as never)
  if (height === undefined) return {}
  return {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto calc(${Math.round(height * 10) / 10} * var(--u))`,
  }
}
