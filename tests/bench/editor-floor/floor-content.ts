import type { BenchPicture } from '../bench-page.ts'

/** A product as a tile of the floor shows it. */
export interface FloorProduct {
  readonly name: string
  /** In yuan with two places; without them the price is on request. */
  readonly price: string
  readonly imageUrl: string
  readonly isOperated: boolean
}

/** What the modules of the floor show, with addresses that begin with a host. */
export interface FloorContent {
  readonly pictures: readonly BenchPicture[]
  readonly products: readonly FloorProduct[]
}
