import { TRANSFER_UPLOAD } from '@mallwright/contract/file'

import type { NewFile } from '../../file/file.store.ts'
import { DEMO_ACCOUNT } from '../../payment/demo/demo-account.data.ts'
import type { DemoPicture } from '../demo-pictures.ts'
import { pictureFile } from '../demo-pictures.ts'
import { slipPicture } from '../drawings/mark-drawings.ts'
import { accountId } from '../plans/demo-id.ts'
import { ORDER_ADDRESSES, ORDER_PLANS } from './orders.data.ts'

/** Plans whose buyer pays by company transfer, and shows the bank's slip. */
const TRANSFERS = ORDER_PLANS.filter(({ steps }) => steps.includes('transfer'))

/** Name of the picture of a plan's slip. */
export const slipName = (plan: number) => `transfer-slip/D${plan}`

/** Who receives the goods of a demo account. */
export const nameOf = (phone: string) => ORDER_ADDRESSES.find((place) => place.phone === phone)?.receiverName ?? ''

/** Draws the slips of the demo's company transfers. */
export function drawSlips(): DemoPicture[] {
  return TRANSFERS.map(({ number, phone }) => ({
    name: slipName(number),
    ...slipPicture({
      payer: nameOf(phone),
      payee: DEMO_ACCOUNT.name,
      bank: DEMO_ACCOUNT.bank,
      purpose: `货款 D${number}`,
    }),
  }))
}

/** The slips as private files of their buyers. */
export function slipFiles(): NewFile[] {
  return drawSlips().map((slip, index) => ({
    ...pictureFile(slip),
    ownerAccountId: accountId(TRANSFERS[index]?.phone ?? ''),
    busiType: TRANSFER_UPLOAD,
    visibility: 'private',
  }))
}
