import * as z from 'zod/mini'

/** The most yuan that the wire may carry, either way; its fen are safe integers by far. */
const MAX_YUAN = 100_000_000_000

/** An amount on the wire, in yuan with at most two decimals; `fenFromYuan` reads it. */
export const Yuan = z.number().check(z.gte(-MAX_YUAN), z.lte(MAX_YUAN))
