/** Addresses (path and query) of the history entries that this document has shown. */
export interface VisitLog {
  /** Records the screen of an entry by its index, as the router numbers them. */
  visit(address: string, index: number): void
  /** The screen of an entry; `undefined` when it was shown by an earlier document. */
  at(index: number): string | undefined
}

/** Creates the empty log of one shop. */
export function createVisitLog(): VisitLog {
  const addresses: (string | undefined)[] = []
  return {
    visit: (address, index) => void (addresses[index] = address),
    at: (index) => addresses[index],
  }
}
