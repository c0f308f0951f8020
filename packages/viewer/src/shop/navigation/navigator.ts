type Navigate = (path: string, how: 'push' | 'replace') => void

// The router lives inside React; sessions end outside of it. Until the router is there, the browser navigates.
let navigate: Navigate = (path, how) => (how === 'replace' ? location.replace(path) : location.assign(path))

/** Gives the way to navigate that the router offers. */
export function setNavigator(next: Navigate): void {
  navigate = next
}

/** Opens a route from anywhere, also outside of components. */
export function goTo(path: string, how: 'push' | 'replace' = 'push'): void {
  navigate(path, how)
}
