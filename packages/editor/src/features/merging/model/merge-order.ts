/** Where the place of an id among its siblings comes from. `base`: neither side moved it. */
export type OrderSource = 'base' | 'mine' | 'theirs'

/** The three orders of the children of one parent. */
export interface Orders<Id> {
  readonly base: readonly Id[]
  readonly mine: readonly Id[]
  readonly theirs: readonly Id[]
}

/**
 * One order of the given members: those that nobody moved stand as in the base, the others behind the neighbour that
 * they follow on their own side. What stands on no side comes last.
 */
export function mergeOrders<Id>(members: ReadonlyMap<Id, OrderSource>, orders: Orders<Id>): Id[] {
  const placed = orders.base.filter((id) => members.get(id) === 'base')
  // Those that are put in last stand first behind a shared neighbour, so mine come before theirs.
  for (const side of ['theirs', 'mine'] as const) {
    orders[side].forEach((id, index) => {
      if (members.get(id) !== side) return
      const neighbour = orders[side].slice(0, index).findLast((one) => placed.includes(one))
      placed.splice(neighbour === undefined ? 0 : placed.indexOf(neighbour) + 1, 0, id)
    })
  }
  const seen = new Set(placed)
  return [...placed, ...[...members.keys()].filter((id) => !seen.has(id))]
}

/** The ids that moved among those that both orders hold: the fewest that explain the new order. */
export function movedBetween<Id>(before: readonly Id[], after: readonly Id[]): Set<Id> {
  const place = new Map(after.map((id, index) => [id, index]))
  const shared = before.filter((id) => place.has(id))
  const kept = new Set(longestRise(shared.map((id) => place.get(id) ?? 0)).map((index) => shared[index]))
  return new Set(shared.filter((id) => !kept.has(id)))
}

/** Indexes of a longest rising subsequence, found by patience sorting in n log n. */
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
