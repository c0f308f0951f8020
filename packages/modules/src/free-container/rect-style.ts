import type { Rect } from '@mallwright/contract/document'
import type { CSSProperties } from 'react'

import { containerUnits } from './container-units.ts'

/** CSS position of an item in its free container; shared by all hosts so that they render alike. */
export function rectStyle({ x, y, width, height }: Rect): CSSProperties {
  return {
    left: containerUnits(x),
    top: containerUnits(y),
    width: containerUnits(width),
    height: containerUnits(height),
  }
}
