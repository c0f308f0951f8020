import type { AnyModuleView } from '@mallwright/modules/views'
import type { CSSProperties } from 'react'

/** Number of modules at the top of a page that are laid out eagerly: a first screen and a little more. */
export const EAGER_MODULES = 3

/**
 * Style that skips rendering of an off-screen module while reserving its height. Empty when the height is unknown before
 * layout.
 */
export function deferredStyle(view: AnyModuleView, props: unknown): CSSProperties {
  const height = view.heightOf?.(props as never)
  if (height === undefined) return {}
  return {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto calc(${Math.round(height * 10) / 10} * var(--u))`,
  }
}
