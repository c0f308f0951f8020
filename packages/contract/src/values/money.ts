declare const fenBrand: unique symbol

/** An amount in fen (1/100 yuan): a safe integer, never a float. Made by `fen` or `fenFromYuan` only. */
export type Fen = number & { readonly [fenBrand]: true }

/** A whole number of fen as money; throws on anything else, which is a bug of the caller. */
export function fen(amount: number): Fen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`no amount in fen: ${amount}`)
  return amount as Fen
}

/** Fen from the wire's yuan (a number with at most two decimals). */
export function fenFromYuan(yuan: number): Fen {
  return fen(Math.round(yuan * 100))
}

/** The wire's yuan of an amount in fen. */
export function yuanFromFen(fen: Fen): number {
  return fen / 100
}

/** An amount as shown, without a currency sign: two decimals, thousands grouped, e.g. 1,234.50. */
export function moneyText(fen: Fen): string {
  const digits = String(Math.abs(fen)).padStart(3, '0')
  const yuan = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${fen < 0 ? '-' : ''}${yuan}.${digits.slice(-2)}`
}
