import type { AfterSaleType } from '@mallwright/contract/after-sale'
import type { Fen } from '@mallwright/contract/values'

import type { Reason } from '../after-sale-calls.ts'
import type { AfterSaleDetails, ApplyLine } from '../after-sale-model.ts'

/** What an application is about. */
export interface ApplicationProps {
  readonly orderNo: string
  readonly type: AfterSaleType
  readonly lines: readonly (ApplyLine & { readonly asked: number })[]
  readonly phone: string
  readonly reasons: readonly Reason[]
  readonly most: Fen
  readonly freight: Fen
  /** Called after every answer: with the numbers of the after-sales that were asked for or changed, or with none after a refusal. */
  readonly onAnswer: (numbers: readonly string[]) => Promise<void>
  /** The application that is changed. */
  readonly edited?: AfterSaleDetails
}
