import type { Rect } from '@mallwright/contract/document'
import type { CSSProperties } from 'react'

import { containerUnits } from './container-units.ts'

/** Where an item stands in its free container; every host places items with it, so all draw the same. */
export function rectStyle({ x, y, width, height }: Rect): CSSProperties {
  return {
    left: containerUnits(x),
    top: containerUnits(y),
    width: containerUnits(width),
    height: containerUnits(height),
  }
}
