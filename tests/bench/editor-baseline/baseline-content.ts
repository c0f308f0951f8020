import type { BenchPicture } from '../bench-page.ts'

/** Product of a baseline tile. */
export interface BaselineProduct {
  readonly name: string
  /** In yuan with two decimals; absent when the price is on request. */
  readonly price: string
  readonly imageUrl: string
  readonly isOperated: boolean
}

/** Content of the baseline's modules, with absolute URLs. */
export interface BaselineContent {
  readonly pictures: readonly BenchPicture[]
  readonly products: readonly BaselineProduct[]
}
