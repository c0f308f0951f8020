import type { CSSProperties } from 'react'

import type { Box } from '../../../../geometry/rect.ts'

/** Position and size of a frame; its handles need the size in px, too. */
export function frameStyle({ x, y, width, height }: Box): CSSProperties {
  return {
    transform: `translate(${x}px, ${y}px)`,
    width,
    height,
    '--st-frame-width': `${width}px`,
    '--st-frame-height': `${height}px`,
  } as CSSProperties
}
