/** Seeded random numbers, so that every case is reproducible. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** Integer from `least` to `most`, inclusive. */
  integer(min: number, max: number): number
  /** Element of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** True with this probability, from 0 to 1. */
  chance(probability: number): boolean
}

/** Random numbers of one case of a seed. The generator is mulberry32. */
export function randomOf(seed: number, index: number): Random {
  let state = (Math.imul(seed + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    integer,
    pick: (list) => list[integer(0, list.length - 1)] as never,
    chance: (probability) => next() < probability,
  }
}
