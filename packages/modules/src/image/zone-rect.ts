import type { HotZone } from './hot-zones.ts'

/** Where a zone lies, in percent; what would leave the picture is cut off. */
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
