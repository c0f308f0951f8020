import * as z from 'zod/mini'

import { headerFields, SHOP_INVOICE_OPERATIONS } from '../invoice/index.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import { listQuery, pageOf } from './operator-fields.ts'

/** An application for an invoice as operators see it. */
export const DeskInvoice = z.object({
  cInvoiceApplyNo: z.string(),
  iVersion: z.int(),
  orderNos: z.array(z.string()),
  cShopName: z.string(),
  /** Of the mall's own shops: operators answer it by `auditInvoice`. */
  bOperated: z.boolean(),
  iInvoiceState: z.int(),
  cInvoiceStateName: z.string(),
  iInvoiceKind: z.int(),
  cInvoiceKindName: z.string(),
  cInvoiceMediumName: z.string(),
  cInvoiceContentName: z.string(),
  /** The account is whole of the mall's own shops. */
  ...headerFields,
  /** Where paper goes, in one text; empty for an electronic one. */
  cAddress: z.string(),
  cRemark: z.string(),
  iAmount: Yuan,
  cNickname: z.string(),
  /** Masked. */
  cMobilePhone: z.string(),
  cInvoiceNo: z.string(),
  cInvoiceCode: z.string(),
  cRedInvoiceNo: z.string(),
  cRejectReason: z.string(),
  cRedReason: z.string(),
  /** Private PDFs, the red one last. */
  docIds: z.array(z.string()),
  /** What happened, oldest first, a step a line. */
  cHistory: z.string(),
  /** What operators may do now; empty for the shops of others. */
  shopOpList: z.array(z.enum(SHOP_INVOICE_OPERATIONS)),
  dCreateTime: z.string(),
})
export type DeskInvoice = z.infer<typeof DeskInvoice>

/** Applications for invoices of all shops: those that wait for operators first, then the newest; by number, order, shop, title or invoice. */
export const getDeskInvoicePage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getDeskInvoicePage',
  gate: 'operator',
  summary: 'Applications for invoices of all shops.',
  body: z.object({ ...listQuery, iInvoiceState: z.optional(z.int()) }),
  data: pageOf(DeskInvoice),
})
