/**
 * Splits an amount (fen) by weights: each share is rounded down and the remainder goes to the heaviest, the first of equals, so
 * that the shares add up to the amount. Domain 1.0. A discount takes no more off a line than the line costs: what of the remainder
 * does not fit the heaviest goes to the next one. Where all weights are 0 the first share is the whole.
 */
export function splitAmount(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) => (total === 0 ? 0 : share(cents, weight, total)))
  let rest = cents - shares.reduce((sum, part) => sum + part, 0)
  const byWeight = weights
    .map((weight, index) => ({ weight, index }))
    .toSorted((one, other) => other.weight - one.weight)
  for (const { weight, index } of byWeight) {
    const part = shares[index] ?? 0
    const added = cents <= total ? Math.min(rest, weight - part) : rest
    shares[index] = part + added
    rest -= added
  }
  return shares
}

/** `floor(cents × weight ÷ total)` without a product that is no safe integer. */
function share(cents: number, weight: number, total: number): number {
  return Number((BigInt(cents) * BigInt(weight)) / BigInt(total))
}
