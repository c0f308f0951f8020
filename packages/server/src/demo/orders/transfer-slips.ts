import { DEMO_ACCOUNT } from '../../payment/demo/demo-account.data.ts'
import { slipPicture } from '../drawings/mark-drawings.ts'
import type { DrawnPicture } from '../drawings/picture-frame.ts'
import { ORDER_ADDRESSES, ORDER_PLANS } from './orders.data.ts'

/** The bank's slip of a company transfer, which its payer alone and operators see. */
export interface Slip extends DrawnPicture {
  readonly name: string
  /** Of the payer. */
  readonly phone: string
}

/** Name of the picture of a plan's slip. */
export const slipName = (plan: number) => `transfer-slip/D${plan}`

/** Who receives the goods of a demo account. */
export const nameOf = (phone: string) => ORDER_ADDRESSES.find((place) => place.phone === phone)?.receiverName ?? ''

/** Draws the slips of the plans that are paid by company transfer. */
export function drawSlips(): Slip[] {
  return ORDER_PLANS.filter(({ steps }) => steps.includes('transfer')).map(({ number, phone }) => ({
    name: slipName(number),
    phone,
    ...slipPicture({
      payer: nameOf(phone),
      payee: DEMO_ACCOUNT.name,
      bank: DEMO_ACCOUNT.bank,
      purpose: `货款 D${number}`,
    }),
  }))
}
