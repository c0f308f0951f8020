/** Path and query of the current and the previous screen. */
export interface VisitLog {
  /** Records a screen; a repeated address is not a new visit. */
  visit(address: string): void
  /** Empty before the second screen. */
  previous(): string
}

/** Creates the empty log of one shop. */
export function createVisitLog(): VisitLog {
  let current = ''
  let previous = ''
  return {
    visit(address) {
      if (address !== current) previous = current
      current = address
    },
    previous: () => previous,
  }
}
