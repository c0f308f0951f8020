import type { DeskRefund, DeskTransfer } from '@mallwright/contract/operator'
import { fen, translate, yuanFromFen } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import { wireTime } from '../gateway/wire-time.ts'
import { maskAccountNumber, maskPhone } from '../personal-data/mask.ts'
import type { PersonalDataCipher } from '../personal-data/personal-data-cipher.ts'
import type { DeskRefundRow, DeskTransferRow } from './payment-desk.store.ts'

/** A company transfer in wire names; phone and account number are masked. Domain 1.13. */
export function wireTransfer(row: DeskTransferRow, cipher: PersonalDataCipher): DeskTransfer {
  const account = row.payerAccountEncrypted === null ? '' : cipher.decrypt(row.payerAccountEncrypted)
  return {
    cPaymentFlowNo: row.flowNo,
    dCreateTime: wireTime(row.createdAt),
    bAmount: yuanFromFen(fen(row.amountCents)),
    cReceiverOrgName: row.payeeName,
    payerName: row.payerName,
    payerAcctNum: maskAccountNumber(account),
    cMobilePhone: maskPhone(row.phone),
    cVoucherDocId: row.fileId ?? '',
    iState: row.state,
    cReason: row.reason,
    dOperationTime: row.decidedAt ? wireTime(row.decidedAt) : '',
  }
}

/** Why money of a receipt that did not count goes back. Engine 7.3. */
const REASONS: Readonly<Record<string, Label>> = {
  wrongAmount: { zh: '支付金额不符', en: 'Wrong amount' },
  late: { zh: '支付超时', en: 'Paid too late' },
  afterSale: { zh: '售后退款', en: 'After-sale' },
  duplicate: { zh: '重复支付', en: 'Paid twice' },
}

/** A refund that was given up, in wire names. */
export function wireRefund(row: DeskRefundRow, locale: Locale): DeskRefund {
  const reason = REASONS[row.reason]
  return {
    cRefundNo: row.refundNo,
    cPaymentFlowNo: row.flowNo,
    dCreateTime: wireTime(row.createdAt),
    bAmount: yuanFromFen(fen(row.amountCents)),
    cReason: reason ? translate(locale, reason) : row.reason,
    cChannel: row.channel,
    cMobilePhone: maskPhone(row.phone),
    iTries: row.tries,
    cLastError: row.lastError,
    iState: row.state,
    dUpdateTime: wireTime(row.updatedAt),
  }
}
