import type { BenchPicture } from '../bench-page.ts'

/** A product as a tile of the baseline shows it. */
export interface BaselineProduct {
  readonly name: string
  /** In yuan with two places; without them the price is on request. */
  readonly price: string
  readonly imageUrl: string
  readonly isOperated: boolean
}

/** What the modules of the baseline show, with addresses that begin with a host. */
export interface BaselineContent {
  readonly pictures: readonly BenchPicture[]
  readonly products: readonly BaselineProduct[]
}
