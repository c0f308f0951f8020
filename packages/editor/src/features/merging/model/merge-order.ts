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
  const merged = createChain(orders.base.filter((id) => members.get(id) === 'base'))
  // The last inserted comes first after a shared neighbour, so mine precede theirs.
  for (const side of ['theirs', 'mine'] as const) {
    let neighbour: Id | undefined
    for (const id of orders[side]) {
      if (members.get(id) === side) merged.insertAfter(neighbour, id)
      if (merged.has(id)) neighbour = id
    }
  }
  const ordered = merged.toArray()
  return [...ordered, ...[...members.keys()].filter((id) => !merged.has(id))]
}

/** A linked list of unique ids: insertion in constant time. */
function createChain<Id>(ids: readonly Id[]) {
  const START = Symbol('start')
  const next = new Map<Id | typeof START, Id | undefined>()
  const insertAfter = (neighbour: Id | undefined, id: Id) => {
    const before = neighbour ?? START
    next.set(id, next.get(before))
    next.set(before, id)
  }
  for (const id of ids.toReversed()) insertAfter(undefined, id)
  return {
    insertAfter,
    has: (id: Id) => next.has(id),
    toArray() {
      const order: Id[] = []
      for (let id = next.get(START); id !== undefined; id = next.get(id)) order.push(id)
      return order
    },
  }
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
