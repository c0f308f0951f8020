import type { HotZone } from './hot-zones.ts'

/** Rect of a zone in percent, clipped to the picture. */
export function zoneRect(zone: Pick<HotZone, 'x' | 'y' | 'width' | 'height'>): {
  readonly left: string
  readonly top: string
  readonly width: string
  readonly height: string
} {
  const { x, y } = zone
  return {
    left: `${x}%`,
    top: `${y}%`,
    width: `${Math.min(zone.width, 100 - x)}%`,
    height: `${Math.min(zone.height, 100 - y)}%`,
  }
}
