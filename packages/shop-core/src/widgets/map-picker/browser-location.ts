import type { LocateAnswer } from '../widget-host/map-provider.ts'
import { toGcj02 } from './model/geo.ts'

/** How long the device may take, in ms. Specification 2 §7. */
const LOCATE_TIMEOUT_MS = 10_000

/** Where the device is by its own means, as Chinese maps have it. */
export function locateByBrowser(): Promise<LocateAnswer> {
  return new Promise((resolve) => {
    // Absent on plain http and in old web views.
    const { geolocation } = navigator as Partial<Navigator>
    if (!geolocation) return resolve({ kind: 'failed' })
    return geolocation.getCurrentPosition(
      ({ coords }) => resolve({ kind: 'located', point: toGcj02({ lng: coords.longitude, lat: coords.latitude }) }),
      ({ code, PERMISSION_DENIED }) => resolve({ kind: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { enableHighAccuracy: true, timeout: LOCATE_TIMEOUT_MS },
    )
  })
}
