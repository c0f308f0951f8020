import type { ThemeStore } from '@mallwright/shop-core/theme'
import { useSyncExternalStore } from 'react'

/** Whether the studio is drawn dark right now, by choice or by the device. */
export function useIsDark({ choice }: ThemeStore): boolean {
  return useSyncExternalStore(
    (listener) => {
      const device = deviceDarkness()
      const unsubscribe = choice.state.subscribe(listener)
      device.addEventListener('change', listener)
      return () => {
        unsubscribe()
        device.removeEventListener('change', listener)
      }
    },
    () => (choice.get() === 'system' ? deviceDarkness().matches : choice.get() === 'dark'),
  )
}

function deviceDarkness(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
