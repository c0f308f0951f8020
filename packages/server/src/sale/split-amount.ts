/**
 * Splits an amount (fen) by weights: each share is rounded down and the remainder goes to the heaviest, the first of equals, so
 * that the shares add up to the amount. Where all weights are 0 the first share is the whole. Domain 1.0.
 */
export function splitAmount(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (weights.length === 0) return []
  const shares = weights.map((weight) => (total === 0 ? 0 : share(cents, weight, total)))
  const heaviest = weights.reduce((best, weight, index) => (weight > (weights[best] ?? 0) ? index : best), 0)
  const rest = cents - shares.reduce((sum, part) => sum + part, 0)
  return shares.map((part, index) => (index === heaviest ? part + rest : part))
}

/** `floor(cents × weight ÷ total)` without a product that is no safe integer. */
function share(cents: number, weight: number, total: number): number {
  return Number((BigInt(cents) * BigInt(weight)) / BigInt(total))
}
