import { navigate } from './browser-route.tsx'

/** Opens a route from anywhere, also outside of components. */
export function goTo(path: string, how: 'push' | 'replace' = 'push'): void {
  navigate(path, { replace: how === 'replace' })
}
