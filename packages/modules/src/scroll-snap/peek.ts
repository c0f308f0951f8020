/** Share of the next column that a strip shows when it holds more than fit, which tells that it scrolls. Decision 0061. */
export const PEEK = 0.35
