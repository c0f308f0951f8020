let current = ''
let previous = ''

/** Takes note of the page that is open now: path and query. */
export function noteAddress(address: string): void {
  if (address !== current) previous = current
  current = address
}

/** Path and query of the page that was open before this one; empty at the start. */
export function previousAddress(): string {
  return previous
}
