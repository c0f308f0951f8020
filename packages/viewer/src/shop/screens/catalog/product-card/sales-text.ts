/** Sales from this number on are shown in 万. */
const TEN_THOUSAND = 10_000

/** Sales as people read them: exact below ten thousand, then in 万 with one decimal. */
export function salesText(sales: number): string {
  return sales < TEN_THOUSAND ? String(sales) : `${Math.floor(sales / 1_000) / 10}万`
}
