/** Side that determines the position among siblings. `base`: moved by neither. */
export type OrderSource = 'base' | 'mine' | 'theirs'

/** Three orders of one parent's children. */
export interface Orders<Id> {
  readonly base: readonly Id[]
  readonly mine: readonly Id[]
  readonly theirs: readonly Id[]
}

/** Merged order: unmoved members keep the base order, moved ones follow their neighbour on their own side, the rest comes last. */
export function mergeOrders<Id>(members: ReadonlyMap<Id, OrderSource>, orders: Orders<Id>): Id[] {
  const placed = orders.base.filter((id) => members.get(id) === 'base')
  // The last inserted comes first after a shared neighbour, so mine precede theirs.
  for (const side of ['theirs', 'mine'] as const) {
    orders[side].forEach((id, index) => {
      if (members.get(id) !== side) return
      const neighbour = orders[side].slice(0, index).findLast((sibling) => placed.includes(sibling))
      placed.splice(neighbour === undefined ? 0 : placed.indexOf(neighbour) + 1, 0, id)
    })
  }
  const seen = new Set(placed)
  return [...placed, ...[...members.keys()].filter((id) => !seen.has(id))]
}

/** Ids that moved among the shared ones: the fewest that explain the new order. */
export function movedBetween<Id>(before: readonly Id[], after: readonly Id[]): Set<Id> {
  const indexOf = new Map(after.map((id, index) => [id, index]))
  const shared = before.filter((id) => indexOf.has(id))
  const unmoved = new Set(longestRise(shared.map((id) => indexOf.get(id) ?? 0)).map((index) => shared[index]))
  return new Set(shared.filter((id) => !unmoved.has(id)))
}

/** Indexes of a longest increasing subsequence by patience sorting, O(n log n). */
function longestRise(values: readonly number[]): number[] {
  const tails: number[] = []
  const previous: (number | undefined)[] = []
  values.forEach((value, index) => {
    let [low, high] = [0, tails.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? tails[low - 1] : undefined
    tails[low] = index
  })
  const rise: number[] = []
  for (let at = tails.at(-1); at !== undefined; at = previous[at]) rise.push(at)
  return rise.toReversed()
}
