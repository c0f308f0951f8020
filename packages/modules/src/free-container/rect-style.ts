import type { Rect } from '@mallwright/contract/document'
import type { CSSProperties } from 'react'

import { containerUnits } from './container-units.ts'

/** Position of an item in its free container; every host uses it, so all render the same. */
export function rectStyle({ x, y, width, height }: Rect): CSSProperties {
  return {
    left: containerUnits(x),
    top: containerUnits(y),
    width: containerUnits(width),
    height: containerUnits(height),
  }
}
